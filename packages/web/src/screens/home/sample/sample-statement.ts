/**
 * The sample of the home page: an invented person's account with an invented bank. The picture on the page and the
 * PDF in `public/` (see `scripts/make-sample.ts`) are both drawn from it, so that they cannot differ.
 */
export interface SampleRow {
  /** ISO date. */
  readonly date: string;
  readonly description: string;
  /** Signed, as in the contract: money out is negative. */
  readonly amount: string;
  readonly balance: string;
}

export const SAMPLE = {
  institution: 'Alder Quay Savings Bank',
  holder: 'Mara Ellingworth',
  address: ['7 Ropewalk Terrace', 'Port Alder'],
  accountNumber: '40219876',
  currency: 'GBP',
  period: { start: '2025-03-01', end: '2025-03-31' },
  opening: '1520.75',
  closing: '1874.10',
  rows: [
    { date: '2025-03-03', description: 'Green Grocer', amount: '-23.40', balance: '1497.35' },
    { date: '2025-03-05', description: 'Rent Ropewalk', amount: '-640.00', balance: '857.35' },
    { date: '2025-03-07', description: 'Salary Holloway', amount: '1450.00', balance: '2307.35' },
    { date: '2025-03-10', description: 'Northlight Energy', amount: '-86.20', balance: '2221.15' },
    { date: '2025-03-13', description: 'Railway tickets', amount: '-48.50', balance: '2172.65' },
    { date: '2025-03-18', description: 'Cash Harbour Street', amount: '-120.00', balance: '2052.65' },
    { date: '2025-03-21', description: 'Refund Pen Shop', amount: '12.90', balance: '2065.55' },
    { date: '2025-03-25', description: 'Transfer to savings', amount: '-150.00', balance: '1915.55' },
    { date: '2025-03-28', description: 'Mill Bakery', amount: '-41.45', balance: '1874.10' },
  ] satisfies readonly SampleRow[],
};

/** An amount as this bank prints it: `1,450.00`, without its sign. */
export function printed(amount: string): string {
  const [whole = '', cents = ''] = amount.replace('-', '').split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A date as this bank prints it: `03 Mar 2025`, in rows without its year. */
export function printedDate(date: string, withYear: boolean): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return [day, MONTHS[Number(month) - 1], ...(withYear ? [year] : [])].join(' ');
}
