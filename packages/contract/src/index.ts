export * from './money.ts';
export * from './refusals.ts';
export * from './statement.ts';
export * from './warnings.ts';
