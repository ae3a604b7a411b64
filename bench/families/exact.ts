/** Contract amounts as integers of a ten-thousandth, so that every currency's decimals fit. */
export function parseAmount(text: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) throw new Error(`not a contract amount: ${text}`);
  const value = BigInt(match[2] as string) * 10_000n + BigInt((match[3] ?? '').padEnd(4, '0'));
  return match[1] ? -value : value;
}

export const add = (one: bigint, other: bigint): bigint => one + other;
