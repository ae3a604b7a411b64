import type { Account, AccountType } from '@tallyleaf/contract';
import { accountTypesIn, headingsIn, titlesIn } from '../languages/match.ts';
import { hasEmail, INSTITUTION_WORD } from '../languages/names.ts';
import { saysToPay } from '../languages/owed-words.ts';
import type { AccountFacts } from '../shapes/draft.ts';
import type { Item, Remark, Row } from '../shapes/row.ts';
import { accountNumber } from './account-number.ts';
import { bankCodes } from './bank-codes.ts';
import { isCardByHead, paysAtOnce } from './card-head.ts';
import { CARD_NUMBER, namesCardsEnd } from './card-number.ts';
import { findHolder } from './holder.ts';
import { MASKED } from './identifiers.ts';
import { findInstitution } from './institution.ts';
import { withSuffix } from './member-number.ts';
import { accountType, namedType } from './named-type.ts';
import { isNumberedAsLoan } from './own-loan.ts';
import { pageTops } from './page-top.ts';
import { phrasesOf } from './phrases.ts';
import { SENTENCE_WORDS, wordsOf } from './sentences.ts';
import { areSignsOfOwed, isMinus } from './signs-of-owed.ts';
import { titleParts } from './title-parts.ts';

const remarks = (items: readonly Item[]): Remark[] => items.filter((item): item is Remark => item.kind === 'remark');

/** An e-mail address at the top where others print an account's number: a wallet's account is known by it. */
const isWallet = (facts: AccountFacts, all: readonly Item[]): boolean =>
  facts.number === null &&
  facts.interbank === null &&
  facts.iban === null &&
  (pageTops(all)[0] ?? []).some(({ text }) => hasEmail(text) && !/\s/u.test(text.trim()));

const HEADLINES = 30;

/** How many lines above the first row a loan's title stands at most, and how many words it has. */
const TITLE_LINES = 4;
const TITLE_WORDS = 8;

/** `8,131,694`, `30.09`, `3.000,00 €`: a line with a figure of its own lists what somebody has or owes. */
const FIGURE = /^(?:\p{Sc}|[A-Z]{3} )?\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d\d)?$|^\d+[.,]\d\d$/u;
const UNIT_BEHIND = / ?(?:\p{Sc}|[A-Z]{3})$/u;
const listsFigures = ({ cells }: Remark): boolean =>
  cells.some(({ text }) => FIGURE.test(text.replace(UNIT_BEHIND, '')));

/** `普通預金（兼お借入明細）`: what stands in brackets behind the kind of an account is beside it. */
const withoutAside = (text: string): string => {
  const bare = text.replace(/[（(][^（()）]*[）)]/gu, ' ');
  return accountTypesIn(bare).length > 0 ? bare : text;
};

/** Titles are no longer; running text names other kinds of accounts. Those of cards' bills say how it pays as well. */
const LONGEST_TITLE = 49;
const LONGEST_OF_CARD = 60;

/** `カードご利用代金明細書`, `Line of credit statement`: a title of a statement that names a kind of account. */
const isTitleOf =
  (kind: AccountType, longest: number) =>
  (remark: Remark): boolean =>
    remark.cells.some(
      ({ text }) =>
        text.length <= longest &&
        titlesIn(text).some(({ title }) => title === 'statement') &&
        accountTypesIn(withoutAside(text)).some(({ type }) => type === kind),
    );

const isCardTitle = isTitleOf('credit-card', LONGEST_OF_CARD);
const isLoanTitle = isTitleOf('loan', LONGEST_TITLE);

/** `Closing balance   Total credit   Total debit   Opening balance`: the headings of a summary name no kind of account. */
function headsSummary(remark: Remark): boolean {
  const named = new Set(phrasesOf(remark).map(({ phrase }) => phrase));
  return named.has('opening') && named.has('closing');
}

/** `Account name: MAY LAN CO.`: names of holders have words of their own. */
const namesHolder = (remark: Remark): boolean =>
  phrasesOf(remark).some(({ phrase, at }) => phrase === 'holder' && at === 0);

/** `Loan account number   745 786 126`: the name of the account's number is more than the name of a loan, and begins with it. */
const numbersLoan = ({ cells }: Remark): boolean =>
  cells.some((cell) => {
    const loan = accountTypesIn(cell.text).find(({ type, at }) => type === 'loan' && at === 0);
    const isNumber = ({ phrase, at, length }: ReturnType<typeof phrasesOf>[number]): boolean =>
      phrase === 'account-number' && at === 0 && length > (loan?.length ?? 0);
    return loan !== undefined && phrasesOf(cell).some(isNumber);
  });

/** Whether a title names a loan, otherwise than in what lenders or cards are called: `FEDERAL CREDIT UNION`, `Tarjeta Oro Crédito`. */
function namesLoan(title: string): boolean {
  const bare = withoutAside(title);
  const [name] = INSTITUTION_WORD.exec(bare) ?? [];
  const from = name === undefined ? -1 : bare.indexOf(name);
  if (wordsOf(title) > TITLE_WORDS || headingsIn(title).some(({ role }) => role === 'card-number')) return false;
  return accountTypesIn(bare).some(({ type, at, length }) => {
    const ofName = name !== undefined && length < name.length && at >= from && at + length <= from + name.length;
    return type === 'loan' && !ofName;
  });
}

/** True where headings say that balances are a loan's, the label of its number or the statement's title or a short one right above the rows names a loan. */
export function isLoan(items: readonly Item[], number: string | null = null): boolean {
  if (crossesZero(items)) return false;
  if (isNumberedAsLoan(items, number)) return true;
  if (items.some((item) => item.kind === 'row' && item.loanNamed)) return true;
  const headlines = remarks(items).slice(0, HEADLINES);
  if (headlines.some(isLoanTitle) && !headlines.some(isCardTitle)) return true;
  if (headlines.some(numbersLoan)) return true;
  const first = items.findIndex((item) => item.kind === 'row');
  return remarks(items.slice(0, Math.max(0, first)))
    .slice(-TITLE_LINES)
    .some(
      (remark) =>
        !listsFigures(remark) && !headsSummary(remark) && !namesHolder(remark) && loanTitles(remark).some(namesLoan),
    );
}

/** A short line as a whole, of a long one its parts. */
const loanTitles = ({ text, cells }: Remark): string[] =>
  wordsOf(text) <= TITLE_WORDS ? [text] : cells.flatMap((cell) => titleParts(cell.text));

/** Balances as they stand beside the rows and at their ends, of one sign or none. */
const balancesOf = (items: readonly Item[]): Row['figures'] =>
  items.flatMap((item) => {
    if (item.kind === 'row') return item.figures.filter(({ role }) => role === 'balance');
    return item.kind === 'labelled' && (item.phrase === 'opening' || item.phrase === 'closing') ? item.figures : [];
  });

/** So many balances on either side of nothing are those of no loan: it is never in credit for long. */
const FEWEST_OF_SIDE = 3;

/** True for balances that are now in credit, now overdrawn. */
function crossesZero(items: readonly Item[]): boolean {
  const balances = balancesOf(items);
  const minus = balances.filter(isMinus).length;
  return minus >= FEWEST_OF_SIDE && balances.length - minus >= FEWEST_OF_SIDE;
}

/** True where all balances are printed or headed as what is owed: at home, a loan has an IBAN as well, or says where to pay. */
function isOwedThroughout(items: readonly Item[]): boolean {
  const balances = balancesOf(items);
  const rows = items.filter((item) => item.kind === 'row');
  if (rows.length > 0 && rows.every(({ owedNamed }) => owedNamed)) return true;
  return balances.length >= FEWEST_OF_SIDE && balances.every(isMinus);
}

/** True for a loan whose figures are what is owed, printed without a sign; with a minus they are the holder's already. */
export function isOwedLoan(items: readonly Item[], number: string | null = null): boolean {
  if (!isLoan(items, number)) return false;
  const figures = balancesOf(items);
  return figures.filter(isMinus).length * 2 <= figures.length;
}

/** True where a title above the rows names an account that is no card's: overdrafts have limits and days of payment too. */
const isDeposit = (items: readonly Item[]): boolean => {
  const type = accountType(items, findInstitution(items));
  return type === 'checking' || type === 'savings';
};

/** A balance at either end whose name says that it is owed, or to be paid: `Deuda anterior`. */
const isOwedEnd = (item: Item): boolean =>
  item.kind === 'labelled' && (item.phrase === 'opening' || item.phrase === 'closing') && saysToPay(item.label);

/** So many rows tell what they are of. */
const FEWEST_LISTED = 4;

/**
 * True where each row says which card it is of, payments included, and none has a balance beside it: an account's bookings
 * are not all made by card. Cards that pay from an account at once are its.
 *
 *     03/03   GROCER              30.00     ****5242
 *     04/03   BOOKSHOP            12.00     ****8150
 *     05/03   PAYMENT            -50.00     ****8150
 */
function listsCards(items: readonly Item[]): boolean {
  const rows = items.filter((item): item is Row => item.kind === 'row');
  const isOfCard = ({ account = '', figures }: Row): boolean =>
    MASKED_DIGITS.test(account) && figures.every(({ role }) => role !== 'balance');
  return rows.length >= FEWEST_LISTED && rows.every(isOfCard);
}

const MASKED_DIGITS = new RegExp(`${MASKED}{2}`, 'u');

/**
 * A line that names a card's account by its kind and a card's number, where no balance stands beside the rows: current accounts print
 * those that a card pays from.
 *
 *     Card account no. XXXX-XXXXXX-12345
 */
const isCardAccount = (items: readonly Item[], headlines: readonly Remark[]): boolean =>
  items.every((item) => item.kind !== 'row' || item.figures.every(({ role }) => role !== 'balance')) &&
  headlines.some(
    ({ text }) =>
      CARD_NUMBER.test(text) &&
      !paysAtOnce(text) &&
      accountTypesIn(text).some(({ type }) => type === 'credit-card') &&
      wordsOf(untilNumber(text)) < SENTENCE_WORDS,
  );

/** A line that begins with a card's kind and number may go on with its period and its limit: `Carta Classic n. 5399 **** **** 9707 Periodo dal …`. */
function untilNumber(text: string): string {
  const number = CARD_NUMBER.exec(text);
  const begins = accountTypesIn(text).some(({ type, at }) => type === 'credit-card' && at === 0);
  return number && begins ? text.slice(0, number.index + number[0].length) : text;
}

/**
 * True for the bill of a card account, whose figures are what is owed to the bank: a payment is due, and a title names a
 * card, or a credit line or a card's number is stated; or what is owed on a card's number. Current accounts have credit lines too, and payments by card.
 */
export function isCardBill(items: readonly Item[], hasIban: boolean): boolean {
  if (hasIban) return false;
  const all = remarks(items);
  const headlines = all.slice(0, HEADLINES);
  if (headlines.some(isCardTitle)) return true;
  if (headlines.some(isLoanTitle)) return false;
  const carded = headlines.some(({ text }) => CARD_NUMBER.test(text));
  const ended = carded || headlines.some(({ text }) => namesCardsEnd(text));
  const billed = isCardAccount(items, headlines) || (ended && items.some(isOwedEnd));
  if (billed && !isDeposit(items)) return true;
  if (listsCards(items) && !headlines.some(({ text }) => paysAtOnce(text)) && !isDeposit(items)) return true;
  const said = new Set(all.flatMap((remark) => phrasesOf(remark).map(({ phrase }) => phrase)));
  const limited = said.has('credit-limit') || said.has('available-balance') || carded;
  if (limited && areSignsOfOwed(items) && !isDeposit(items)) return true;
  if (!said.has('minimum-payment') && !said.has('payment-due')) return false;
  const titled = headlines.some((remark) => accountTypesIn(remark.text).some(({ type }) => type === 'credit-card'));
  const numbered = said.has('minimum-payment') && carded;
  return titled || ((said.has('credit-limit') || numbered) && !isDeposit(items));
}

function typeOf(
  facts: AccountFacts,
  items: readonly Item[],
  all: readonly Item[],
  institution: string | null,
  card: boolean,
): AccountType {
  if (card) return 'credit-card';
  if (isLoan(items, facts.number) && (!facts.iban || isOwedThroughout(items))) return 'loan';
  const named = namedType(items, institution, facts.number);
  if (named) return named;
  if (isCardByHead(facts, items)) return 'credit-card';
  return isWallet(facts, all) ? 'unknown' : 'checking';
}

/** An account as the pages describe it. `all` are the document's items, `items` those of the account alone. */
export function describeAccount(
  facts: AccountFacts,
  items: readonly Item[],
  all: readonly Item[],
  currency: string,
  card: boolean,
): Account {
  const institution = findInstitution(all);
  const type = typeOf(facts, items, all, institution, card);
  return {
    institution,
    holder: findHolder(all, institution),
    number: withSuffix(accountNumber(facts, items, all, type === 'credit-card'), items, all),
    iban: facts.iban,
    bic: facts.bic,
    type,
    currency,
    ...bankCodes(items, all, facts.iban),
  };
}
