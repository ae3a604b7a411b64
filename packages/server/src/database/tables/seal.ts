/** Which key seals here (migration 0006). */
export interface SealTables {
  seal: { one?: true; fingerprint: string };
}
