/** Minor units without their sign. */
export const magnitude = (units: bigint): bigint => (units < 0n ? -units : units);
