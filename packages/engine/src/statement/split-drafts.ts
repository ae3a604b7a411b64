import type { AccountFacts, Draft } from '../shapes/draft.ts';
import type { Item, Labelled, Remark } from '../shapes/row.ts';
import type { Trace } from '../shapes/trace.ts';
import { currencyOfIban } from '../values/iban.ts';
import { proposedBoundaries, tellBegun } from './boundaries.ts';
import { cardTitles } from './card-titles.ts';
import { linesInChain } from './chain-goes-on.ts';
import { currencyNamed } from './currency.ts';
import { withOverview } from './currency-overview.ts';
import { currencyTitles } from './currency-titles.ts';
import { identifiersIn, MASKED } from './identifiers.ts';
import { differs, isAccountNumber, joinCarried, merge, type Open, unitsOf } from './join-drafts.ts';
import { accountTitled, type ListedAccount, listedAccounts } from './listed-accounts.ts';
import { codeOfEnds } from './printed-currency.ts';
import { statementCurrencies } from './statement-currencies.ts';

const opened = (facts: AccountFacts, anew: boolean): Open => ({ facts, items: [], rows: 0, closed: false, anew });

const none = (): AccountFacts => ({ number: null, interbank: null, iban: null, bic: null, currency: null });

/** Another account speaks: another number, IBAN or currency than the one that has rows. */
const isOther = (open: AccountFacts, seen: AccountFacts): boolean =>
  differs(open.iban, seen.iban) ||
  (differs(open.number, seen.number) && seen.iban === null) ||
  (differs(open.interbank, seen.interbank) && seen.number === null && seen.iban === null) ||
  differs(open.currency, seen.currency);

/** A line that names an account; one that names a currency alone is about the same account in another currency. */
const isNumbered = (facts: AccountFacts): boolean =>
  facts.number !== null || facts.interbank !== null || facts.iban !== null;

/**
 * A line close below several names that has fewer cells, each of small letters, and no digit is the end of some of them:
 *
 *     Account number     Date of statement     State-
 *                                              ment
 *     27.67.48.879       31-03-2023            3
 */
function endsName(item: Remark, names: Item | undefined): boolean {
  if (names?.kind !== 'remark' || item.cells.length >= names.cells.length) return false;
  if (/\p{Nd}/u.test(item.text) || !item.cells.every(({ text }) => /^\p{Ll}/u.test(text))) return false;
  return item.spot.box[1] - names.spot.box[3] < item.spot.box[3] - item.spot.box[1];
}

/** The remark on the next line, for values that stand below their names. */
function nextRemark(items: readonly Item[], at: number): Remark | null {
  for (let i = at + 1; i < Math.min(items.length, at + 4); i++) {
    const item = items[i] as Item;
    if (item.kind !== 'remark') continue;
    if (item.spot.page !== items[at]?.spot.page) return null;
    if (!endsName(item, items[at])) return item;
  }
  return null;
}

/** A letterhead stands at one place of each page, to a point. */
const placeOf = ({ spot, text }: Remark, page: number): string =>
  `${page} ${Math.round(spot.box[0])} ${Math.round(spot.box[1])} ${text}`;

/**
 * Lines printed at the same place as on the page before, which speak of no other account. A letterhead may name several
 * numbers of one, each of which would else part the account from the others:
 *
 *     Branch no.     1234
 *     Account no.    0123456789
 */
function repeated(items: readonly Item[]): ReadonlySet<Remark> {
  const remarks = items.filter((item): item is Remark => item.kind === 'remark');
  const places = new Set(remarks.map((remark) => placeOf(remark, remark.spot.page)));
  return new Set(remarks.filter((remark) => places.has(placeOf(remark, remark.spot.page - 1))));
}

/** `XXXX XXXX XXXX 0389`, blanks removed: as long as cards' numbers are, and masked. */
const MASKED_CARD = new RegExp(`^(?=.*${MASKED})(?:\\d|${MASKED}){15,19}$`, 'u');

/**
 * Lines within a table, right above a row or of a sum, where no heading begins another account's: a card's number there
 * says who paid, whatever it is called.
 *
 *     Date    Description              Amount
 *     Card account # XXXX XXXX XXXX 0389
 *     04/01   PURCHASE                 -52.94
 *     Subtotal for card account # XXXX XXXX XXXX 0389     -52.94
 */
function linesOfTables(items: readonly Item[]): ReadonlySet<Item> {
  return new Set(
    items.filter(({ spot: { page, box } }, i) => {
      const [above, below] = [items[i - 1], items[i + 1]];
      const [room, height] = [(below?.spot.box[1] ?? 0) - box[3], box[3] - box[1]];
      const heads = below?.kind === 'row' && below.spot.page === page && room < height;
      const sums = above?.kind === 'labelled' && above.inTable && above.spot.page === page;
      return heads || (sums && above.spot.box[1] === box[1]);
    }),
  );
}

/** An opening balance after a closing one begins another account or period. */
const reopens = (open: Open, item: Item): boolean =>
  item.kind === 'labelled' && item.inTable && item.phrase === 'opening' && open.closed;

/** True for an account on which nothing moved: a table of an opening balance and the same closing one, and no row. */
export function isUnmoved(items: readonly Item[]): boolean {
  if (items.some((item) => item.kind === 'row')) return false;
  const ends = items.filter((item): item is Labelled => item.kind === 'labelled' && item.inTable);
  const [opening, closing, ...others] = ends;
  if (opening?.phrase !== 'opening' || closing?.phrase !== 'closing' || others.length > 0) return false;
  return unitsOf(opening) !== undefined && unitsOf(opening) === unitsOf(closing);
}

/** Shorter ones are a card's last digits. */
const LONG = 8;

/**
 * A part whose balances are printed in one currency is in that one, whatever was named before it; the account is then the
 * one that an overview lists in this currency.
 */
function inOwnCurrency(facts: AccountFacts, items: readonly Item[], listed: readonly ListedAccount[]): void {
  const code = codeOfEnds(items);
  if (code === null || code === facts.currency) return;
  const before = facts.currency ?? listed.find(({ number }) => number === facts.number)?.currency ?? code;
  const [account, ...others] = listed.filter(({ currency }) => currency === code);
  if (before !== code && account && others.length === 0) facts.number = account.number;
  facts.currency = code;
}

/** The sum of money in or out. */
const isSideTotal = (item: Item): boolean =>
  item.kind === 'labelled' && (item.phrase === 'total-in' || item.phrase === 'total-out');

class Splitter {
  readonly drafts: Open[] = [];
  private open: Open = opened(none(), false);
  private readonly listed: ReadonlyMap<Remark, ListedAccount>;
  private readonly repeated: ReadonlySet<Remark>;
  private readonly inTables: ReadonlySet<Item>;
  private readonly inChain: ReadonlySet<Item>;
  private readonly restarts: ReadonlySet<Item>;
  private readonly currencies: ReadonlyMap<Item, string>;
  private readonly cards: ReadonlyMap<Item, string>;

  private readonly trace: Trace | undefined;

  constructor(items: readonly Item[], trace: Trace | undefined) {
    this.trace = trace;
    this.restarts = proposedBoundaries(items, trace);
    this.currencies = new Map([...statementCurrencies(items), ...currencyTitles(items)]);
    this.cards = cardTitles(items);
    this.listed = listedAccounts(items);
    this.repeated = repeated(items);
    this.inTables = linesOfTables(items);
    this.inChain = linesInChain(items);
  }

  private get begun(): boolean {
    return this.open.rows > 0 || this.open.closed;
  }

  begin(facts: AccountFacts, anew = false): void {
    this.drafts.push(this.open);
    this.open = opened(facts, anew);
  }

  /** Begins anew with what stands behind the last figures of the open draft: the next one's titles. */
  private restart(from: number): void {
    const titles = this.open.items.splice(from);
    this.begin({ ...this.open.facts }, true);
    this.open.items.push(...titles);
  }

  /** Where the titles begin that stand behind the line of the last figures of the open draft, and behind the sums right below it. */
  private trailing(): number {
    const { items } = this.open;
    const figures = (item: Item): boolean => item.kind === 'row' || (item.kind === 'labelled' && item.inTable);
    const lineOf = ({ spot }: Item): string => `${spot.page} ${spot.box[1]}`;
    const last = items.findLastIndex(figures);
    const [own, next] = [items[last], items[last + 1]];
    if (!own) return 0;
    const isOwnLine = own.kind === 'labelled' && next?.kind === 'remark' && next.text.includes(own.label);
    const at = isOwnLine && lineOf(own) === lineOf(next) ? last + 2 : last + 1;
    const first = items[at];
    const line = first && items.slice(at).filter((item) => lineOf(item) === lineOf(first));
    return line?.some(isSideTotal) ? at + line.length : at;
  }

  /** Where a letterhead begins: at the top of its page, or below the last figures on it. */
  private head({ spot }: Remark): number {
    const page = this.open.items.findIndex((item) => item.spot.page === spot.page);
    return Math.max(this.trailing(), page < 0 ? this.open.items.length : page);
  }

  /** The draft of an account that was left and is taken up again, on a later page. */
  private resume(seen: AccountFacts): boolean {
    const known = this.drafts.find(
      (draft) =>
        draft.rows > 0 &&
        !draft.closed &&
        !isOther(draft.facts, seen) &&
        ((seen.iban !== null && draft.facts.iban === seen.iban) ||
          (seen.number !== null && draft.facts.number === seen.number)),
    );
    if (!known) return false;
    this.drafts.push(this.open);
    this.drafts.splice(this.drafts.indexOf(known), 1);
    this.open = known;
    return true;
  }

  /** What a line says of an account: by names of values, or by the number of one that an overview lists. */
  private factsIn(item: Remark, below: Remark | null): AccountFacts {
    const { byKind, byCard, ...named } = identifiersIn(item, below);
    const titled = named.iban === null ? accountTitled(item, this.listed) : null;
    const { number } = this.open.facts;
    const own = byCard && !(isAccountNumber(named.number) && (named.number ?? '').length >= LONG);
    const ofCard = own || (this.inTables.has(item) && MASKED_CARD.test(named.number ?? ''));
    const known = (byKind && this.open.rows === 0) || (ofCard && isAccountNumber(number)) ? number : null;
    return {
      ...named,
      number: known ?? named.number ?? this.cards.get(item) ?? titled?.number ?? null,
      currency:
        this.currencies.get(item) ?? currencyNamed(item) ?? currencyOfIban(item.text) ?? titled?.currency ?? null,
    };
  }

  remark(item: Remark, below: Remark | null): void {
    const seen = this.factsIn(item, below);
    if (this.restarts.has(item) && this.begun) {
      this.restart(this.head(item));
      tellBegun(this.trace, item);
    }
    const { begun } = this;
    const other = begun && isOther(this.open.facts, seen);
    const again = begun && !this.open.closed && (this.repeated.has(item) || (other && this.inChain.has(item)));
    if (!again && other) {
      tellBegun(this.trace, item, 'another account');
      if (!this.resume(seen)) this.begin(isNumbered(seen) ? seen : { ...this.open.facts, currency: seen.currency });
    } else if (!again) merge(this.open.facts, seen);
    this.open.items.push(item);
  }

  take(item: Item): void {
    const reopened = reopens(this.open, item);
    if (reopened || (this.restarts.has(item) && this.begun)) {
      this.restart(this.trailing());
      tellBegun(this.trace, item, reopened ? 'opening after closing' : undefined);
    }
    if (item.kind === 'row') this.open.rows++;
    this.open.items.push(item);
    if (item.kind !== 'labelled' || !item.inTable || item.phrase !== 'closing') return;
    if (this.open.rows > 0 || isUnmoved(this.open.items)) this.open.closed = true;
  }

  finish(): Draft[] {
    this.drafts.push(this.open);
    const drafts = joinCarried(this.drafts);
    for (const { facts, items } of drafts) inOwnCurrency(facts, items, [...this.listed.values()]);
    return drafts;
  }
}

/** A document's items by account: a change of number, IBAN or currency begins a new part once rows were seen. */
export function splitDrafts(items: readonly Item[], trace?: Trace): Draft[] {
  const splitter = new Splitter(items, trace);
  items.forEach((item, i) => {
    if (item.kind === 'remark') splitter.remark(item, nextRemark(items, i));
    else splitter.take(item);
  });
  return withOverview(splitter.finish());
}
