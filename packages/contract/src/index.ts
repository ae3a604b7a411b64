export * from './api/conversions.ts';
export * from './api/envelope.ts';
export * from './api/errors.ts';
export * from './api/health.ts';
export * from './money.ts';
export * from './refusals.ts';
export * from './statement.ts';
export * from './warnings.ts';
