import type { OpeningAndClosing } from './opening-and-closing.ts';
import type { SignScheme } from './signs.ts';

/** What a candidate was made of. */
export interface Origin {
  readonly scheme: SignScheme;
  /** Which proposer its opening and closing balances come from. */
  readonly balancesBy: string;
  readonly balances: OpeningAndClosing;
  /** How many rows were left out, since they are not booked. */
  readonly left: number;
  /** Its dates of booking and of value are exchanged. */
  readonly exchanged: boolean;
}

function signsIn(scheme: SignScheme): string {
  const { owed, bankSigns, unsigned, byBalance, byWords, learned, turned } = scheme;
  const view = owed === bankSigns ? `${owed ? 'bank' : 'holder'}’s signs` : owed ? 'bank’s balances' : 'bank’s amounts';
  const whose = scheme.debtUnmarked ? `${view}, balances without a mark owed` : view;
  if (byBalance) return `${whose}, as the balance moves`;
  if (turned) return `${whose}, columns of both directions exchanged`;
  if (learned) return `${whose}, “${learned.in}” is in and “${learned.out}” out`;
  return `${whose}, ${byWords ? 'as words say, else' : 'without a sign'} ${unsigned}`;
}

/** How a candidate came about, in words. */
export function originInWords({ scheme, balancesBy, balances, left, exchanged }: Origin): string {
  const ends = (['opening', 'closing'] as const).filter((end) => balances[end] !== null);
  return [
    signsIn(scheme),
    ends.length > 0 ? `${ends.join(' and ')} ${balancesBy}` : 'no balances',
    ...(left > 0 ? [`without ${left} rows`] : []),
    ...(exchanged ? ['dates exchanged'] : []),
  ].join('; ');
}
