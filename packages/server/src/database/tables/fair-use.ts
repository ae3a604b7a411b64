/** What is counted of an owner or a network (migration 0016). */
export type Meter = 'turn' | 'files' | 'bytes' | 'work' | 'unpaid';

/** Fair use (migration 0016 says what each column holds). */
export interface FairUseTables {
  fair_use: FairUseTable;
}

export interface FairUseTable {
  subject: string;
  meter: Meter;
  until: Date;
}
