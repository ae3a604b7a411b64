/** What of the contract needs no schemas: loading these takes longer than reading a page. */
export * from './checks.ts';
export * from './column-roles.ts';
export * from './locale-list.ts';
export * from './money.ts';
export * from './refusals.ts';
export * from './warnings.ts';
