import { canonicalText } from './canonical.ts';

/** Whose favour a balance is in, said in its name: the holder's debt, and the holder's money. */
const DEBT =
  'zu ihren lasten|zu unseren gunsten|a vostro debito|a vs debito|a suo debito|a nostro credito|solde debiteur|en notre faveur|in our favour|saldo deudor|a nuestro favor|saldo devedor|in ons voordeel|w nasza korzysc|יתרת חובה|رصيد مدين';
const MONEY =
  'zu ihren gunsten|zu unseren lasten|a vostro credito|a vs credito|a suo credito|a nostro debito|solde crediteur|en votre faveur|in your favour|saldo acreedor|a su favor|saldo credor|in uw voordeel|יתרת זכות|رصيد دائن';

const entriesOf = (list: string): string[] => list.split('|').map(canonicalText);
const DEBTS = entriesOf(DEBT);
const MONEYS = entriesOf(MONEY);

/** True for a balance's name that says that the holder owes it, and does not name both sides: `Saldo zu Ihren Lasten`. */
export function namesDebt(label: string): boolean {
  const text = canonicalText(label).replaceAll('.', '');
  const says = (entries: readonly string[]): boolean => entries.some((entry) => text.includes(entry));
  return says(DEBTS) && !says(MONEYS) && !text.includes('/');
}
