import { countLetters } from '../languages/letters.ts';
import { headingRoles, phrasesIn } from '../languages/match.ts';
import { namesMeasure } from '../languages/measures.ts';
import { paperWordsIn } from '../languages/papers.ts';
import type { PaperKind } from '../languages/sources.ts';
import type { Candidate } from '../shapes/candidate.ts';
import type { Item, Remark, Row } from '../shapes/row.ts';
import { accountSigns, bankSigns, links, MOVED, namesAccount } from './account-signs.ts';
import { goesBothWays, signsEach } from './both-ways.ts';
import { CARD_NUMBER } from './card-number.ts';
import { listNets } from './net-rows.ts';
import { names, titlesOf } from './paper-titles.ts';
import { headingCells, weighPoints } from './points.ts';

/** Something that a document shows of its kind: above 0 it speaks for an account's statement, below 0 for another paper. */
export interface Sign {
  readonly name: string;
  readonly weight: number;
}

/** What a document says of itself. */
export interface Paper {
  /** It has a title of statements; traders use the same words. */
  readonly titled: boolean;
  /** And that is all that the title says: `Account statement`, not `Dividend plan statement`. */
  readonly titledAlone: boolean;
  /** It has a title of another paper, beside that or alone. */
  readonly otherwise: boolean;
  /** Its rows are money in and money out. */
  readonly bothWays: boolean;
  readonly signs: readonly Sign[];
}

/** Traders' papers and loyalty programmes have titles of statements, too. */
const TITLE = 'title of a statement';

/** How many different words of a kind stand in texts. */
function differentWords(texts: readonly string[], kind: PaperKind): number {
  const found = texts.flatMap((text) =>
    paperWordsIn(text).flatMap((place) => (place.kind === kind ? [place.word] : [])),
  );
  return new Set(found).size;
}

/** How many different headings of columns are those of other papers. One that names a column of statements as well is none. */
function otherColumns(cells: readonly string[]): number {
  const found = cells.flatMap((text) => {
    const place = paperWordsIn(text).find((each) => each.kind === 'columns' && names(text, each));
    return place && !headingRoles(text).some(({ role, exact }) => exact && role !== 'other') ? [place.word] : [];
  });
  return new Set(found).size;
}

/** A kind of booking may stand in a column of its own, a document's name and number in one of references: `INV 20418`. */
const kindsIn = ({ reference, type, description }: Row): ReadonlySet<PaperKind> =>
  new Set([description, type ?? '', reference ?? ''].flatMap((text) => paperWordsIn(text).map(({ kind }) => kind)));

/** Fewer rows than these show no habit. */
const FEW_ROWS = 3;

const isRow = (item: Item): item is Row => item.kind === 'row';

/** The share of rows of which something holds; 0 where there are too few to tell. */
function shareOf(rows: readonly Row[], holds: (row: Row) => boolean): number {
  return rows.length < FEW_ROWS ? 0 : rows.filter(holds).length / rows.length;
}

/** A party's name before a document's word is at least so long: `Rg. 12`, `SI-4711`, `Our ref.` are none. */
const NAME_LETTERS = 8;

/**
 * What a trader's account is made of: `Invoice 4711`, `Payment received`, and no transfer or card payment beside it. A
 * bank says first whom the account paid: `NORTH WATER WORKS LTD  invoice 4711`.
 */
function isDocument(row: Row): boolean {
  const kinds = kindsIn(row);
  if (!kinds.has('documents') || kinds.has('bookings')) return false;
  const named = paperWordsIn(row.description).find(({ kind }) => kind === 'documents');
  return named === undefined || countLetters(row.description.slice(0, named.at)) < NAME_LETTERS;
}

/** Of a trader’s documents this many words are a payment alone. */
const PAYMENT_ALONE = 1;

/** The share of rows that are a trader's documents. A card's bill thanks for payments and names no other document. */
function documentShare(rows: readonly Row[]): number {
  const texts = rows
    .filter(isDocument)
    .flatMap(({ description, reference }) => [description, reference ?? ''])
    .filter((text) => paperWordsIn(text).some(({ kind }) => kind === 'documents'));
  const words = differentWords(texts, 'documents');
  const numbered = texts.some((text) => /\d/u.test(text));
  return words > PAYMENT_ALONE || numbered ? shareOf(rows, isDocument) : 0;
}

/** Phrases that only accounts with a bank or a card issuer need. */
const BANK_PHRASES: ReadonlySet<string> = new Set([
  'available-balance',
  'credit-limit',
  'minimum-payment',
  'interest-rates',
  'daily-balance',
]);

function bankPhrases(texts: readonly string[]): number {
  const said = texts.flatMap((text) => phrasesIn(text).map(({ phrase }) => phrase));
  return new Set(said.filter((phrase) => BANK_PHRASES.has(phrase))).size;
}

/**
 * Each row says who paid or was paid, and which of both its sign says: bills and lists of prices have no need of that.
 *
 *     Amount      Date           Payee / Payer
 *     - 12.00     03/03/2025     GROCER
 *     + 30.00     04/03/2025     JOAN ARDLEIGH
 */
const listsParties = (rows: readonly Row[], headings: readonly string[]): boolean =>
  signsEach(rows) && headings.some((text) => headingRoles(text).some(({ role }) => role === 'counterparty'));

/** Weighs a count: so much for each, up to so much. */
const each = (count: number, weight: number, most: number): number => Math.min(count * weight, most);

/**
 * What a document shows of its kind. Nothing decides alone: traders send statements of account whose balances add up,
 * banks' customers pay invoices. `headings` are the cells over the columns.
 */
export function paperOf(items: readonly Item[], headings: readonly string[] = []): Paper {
  const remarks = items.filter((item): item is Remark => item.kind === 'remark');
  const rows = items.filter(isRow);
  const titles = titlesOf(items);
  const said = remarks.map(({ text }) => text);
  const cells = [...headings, ...remarks.flatMap(headingCells)];
  const documents = documentShare(rows);
  const others = differentWords(said, 'labels');
  // Bills have a column of ways of payment, too
  const booked = others > 0 ? rows.map(({ type: _, ...row }): Row => row) : rows;
  const bookings = shareOf(booked, (row) => kindsIn(row).has('bookings'));
  const kinds = differentWords(
    booked.flatMap(({ description, type }) => [description, type ?? '']),
    'bookings',
  );
  const valued = shareOf(rows, (row) => row.valueDate !== null);
  const signs: Sign[] = [
    { name: TITLE, weight: titles.statement ? 1 : 0 },
    { name: 'words of an institution', weight: each(differentWords([...said, ...headings], 'banking'), 0.5, 2.5) },
    { name: 'figures of an institution', weight: each(bankPhrases(said), 0.75, 1.5) },
    { name: 'number of a card', weight: said.some((text) => CARD_NUMBER.test(text)) ? 1 : 0 },
    { name: 'rows name kinds of bookings', weight: 1.5 * bookings },
    { name: 'many kinds of bookings', weight: each(kinds, 0.25, 1.5) },
    { name: 'value dates', weight: valued > 0.5 ? 1 : 0 },
    { name: 'who paid or was paid, with a plus or a minus', weight: listsParties(rows, headings) ? 1.25 : 0 },
    { name: 'title of another paper', weight: titles.other ? -2.5 : 0 },
    { name: 'columns of another paper', weight: -each(otherColumns(cells), 1, 3) },
    { name: 'columns of weights and measures', weight: cells.some(namesMeasure) ? -2.5 : 0 },
    { name: 'words of another paper', weight: -each(others, 0.75, 3) },
    { name: 'rows count points', weight: weighPoints(items, headings) },
    { name: 'rows list what is left of yields', weight: titles.statement || !listNets(rows) ? 0 : -3 },
    { name: 'rows are invoices and their payments', weight: documents < 0.3 ? 0 : -3.5 * documents },
  ];
  const told = signs.filter(({ weight }) => weight !== 0);
  return {
    titled: titles.statement,
    titledAlone: titles.alone,
    otherwise: titles.other,
    bothWays: goesBothWays(rows),
    signs: told,
  };
}

/** What the signs come to. */
export const weigh = (signs: readonly Sign[]): number => signs.reduce((sum, { weight }) => sum + weight, 0);

/** So much must speak for an institution where no balance tells of an account: a list of bookings, a bill of nothing. */
export const SURE = 3;
/** Bills and lists of prices go one way. */
const BOTH_WAYS = 0.75;
/** Shops print the end of a card's number, too, but not beside money in and money out. */
const MASKED_NUMBER = 1;

/** And so much where nothing but a title speaks for one, and says of what else it is a statement: registries, acquirers and funds title their lists so. */
const TITLED = 2;

/** A balance beside the rows and words of an institution come to so much, where no title says what it is and nothing more is reckoned. */
const BESIDE = 1.75;

/** Something but the title speaks for an institution. */
const isWorded = ({ signs }: Paper): boolean => signs.some(({ name, weight }) => weight > 0 && name !== TITLE);

function listNeeds(paper: Paper): number {
  if (!paper.titled || paper.otherwise) return SURE;
  return paper.titledAlone || isWorded(paper) ? 0 : TITLED;
}

/** Below a bank's letterhead, or named by its IBAN, a savings account is its own: only words name one, and none keeps it but banks. */
const SAVINGS = 0.5;

/** How far a bank's letterhead and the account named below it speak for a list: brokers and dealers are named as banks are. */
function weighAccount(candidate: Candidate): number {
  const headed = namesAccount(candidate) ? weigh(bankSigns(candidate)) : 0;
  const { iban, type } = candidate.account;
  return type === 'savings' && (headed > 0 || iban !== null) ? headed + SAVINGS : headed;
}

/** How much speaks for a list of bookings without any balance. */
const weighList = (candidate: Candidate, { signs, bothWays }: Paper): number =>
  weigh(signs) +
  weighAccount(candidate) +
  (bothWays ? BOTH_WAYS + (hasMaskedNumber(candidate) ? MASKED_NUMBER : 0) : 0);

/**
 * True where rows of dates and figures are an account's bookings. Price lists, timetables and invoices have such rows
 * too; only a statement has a balance that the rows move, says that it is one, or shows by its words that it lists
 * what a bank books; and nothing outweighs that.
 */
export function isAccountStatement(candidate: Candidate, paper: Paper): boolean {
  const signs = accountSigns(candidate);
  const own = weigh([...paper.signs, ...bankSigns(candidate)]);
  const needs = listNeeds(paper);
  if (signs.length === 0 && needs > 0) return weighList(candidate, paper) >= needs;
  // A bill has a balance before it and rows too: without words of an account, the rows must move it
  if (!paper.titled && weigh(signs) < MOVED && own + weigh(signs) < BESIDE) return false;
  return weigh(signs) + own > 0;
}

/** So much must a paper show of an institution where only figures say that its rows are bookings. */
const SHOWN = 1.5;

/** So much must words say where an account's number is printed: hotels number their guests' accounts, too. */
const NUMBERED = 0.75;

/** So many balances that follow from each other outweigh words where the paper's language is not known. */
const MANY_LINKS = 5;

const hasMaskedNumber = ({ account: { number } }: Candidate): boolean => number !== null && /[*xX•●]{2}/u.test(number);

/** Numbers that only an institution gives: an IBAN, a BIC, a card's number of which digits are masked. */
const hasBankNumber = (candidate: Candidate): boolean =>
  candidate.account.iban !== null || candidate.account.bic !== null || hasMaskedNumber(candidate);

/**
 * True where a paper shows that it is an institution's: by its words, by numbers that only an institution gives, by a word
 * and an account's number, or, in a language of which we know no words, by a chain of balances. It must where headings name
 * no bookings and only sums speak for a reading: rent accounts, hotels' bills and time sheets have balances that their rows
 * move too.
 */
export function showsInstitution(paper: Paper, candidates: readonly Candidate[], languageKnown: boolean): boolean {
  const own = weigh(paper.signs);
  if (own >= SHOWN) return true;
  if (own < 0) return false;
  const numbered = own >= NUMBERED && isWorded(paper) && candidates.some(({ account }) => account.number !== null);
  // What a bank's letterhead stands over, and a balance beside
  const headed = candidates.some((each) => bankSigns(each).length > 0 && accountSigns(each).length > 0);
  const chained = !languageKnown && candidates.some((candidate) => links(candidate).right >= MANY_LINKS);
  return numbered || headed || chained || candidates.some(hasBankNumber);
}
