import { findIban } from '../values/iban.ts';

/** `결제계좌`, `引落口座`: an account's name within a longer word for the one that a bill is paid from. */
const PAID_FROM = /(?:결제|引落|引き落とし|お?支払い?|扣款|扣繳|扣缴) ?$/u;

/** `Einzug vom Konto DE00 …`: what payments are collected from is another account. */
const COLLECTED_FROM =
  /(?:(?:einzug|eingezogen|abbuchung|abgebucht) (?:von|vom)|(?:collected|debited|direct debit) from|prélev\p{L}+ (?:sur|du)|(?:incasso|geïncasseerd|afgeschreven) van|addebit\p{L}+ sul?|domiciliad\p{L}+ en) (?:\p{L}+:? ?){0,3}$/iu;

/** Whether the words before an offset say that what stands there is the account that payments come from. */
export const isPaidFrom = (text: string, at: number): boolean =>
  PAID_FROM.test(text.slice(0, at)) || COLLECTED_FROM.test(text.slice(0, at));

/** What a card's bill calls the account that the card is tied to, right before its number. */
const TIED =
  /(?:comptes? (?:support|de rattachement|de prélèvement|associé|lié|débité)|(?:abrechnungs|verrechnungs|referenz|belastungs)konto|cuenta (?:asociada|vinculada|de cargo)|conto (?:di addebito|di appoggio|collegato)|conta (?:associada|de débito)|gekoppelde rekening|(?:linked|settlement|funding) account)(?: (?:n[°ºo]\.?|nr\.?|no\.?|number|nummer))?[ :：]*$/iu;

/** Whether the words before an offset name the account that a card is tied to, which is not its own. */
export const isTiedTo = (text: string, at: number): boolean => TIED.test(text.slice(0, at));

/** Where a line prints its IBAN. */
const IBAN_START = /(?<![A-Z\d])[A-Z]{2}\d{2}/u;

/** The IBAN of a line, unless it is that of the account that payments come from. */
export function ownIban(text: string): string | null {
  const start = IBAN_START.exec(text);
  return start && isPaidFrom(text, start.index) ? null : findIban(text);
}
