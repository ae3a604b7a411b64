import { type Found, headingRoles, phrasesIn } from '../languages/match.ts';
import {
  ADDRESS_FORM,
  ADDRESS_FORM_BEHIND,
  addressSigns,
  BRANCH_WORD,
  INSTITUTION_WORD,
  LEGAL_FORM,
  NAME_PARTICLE,
  TITLE_BEFORE,
} from '../languages/names.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { findIban } from '../values/iban.ts';
import { addressBelow, bodySize, cellBelow, pageTops, saidShare, type TopCell } from './page-top.ts';
import { phrasesOf } from './phrases.ts';

const LONGEST = 60;
const CJK_NAME =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・々]{1,8}(?:[ 　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・々]{1,8})?$/u;

/** Words of departments, not of people: `Customer Service`. */
const NO_NAME =
  /(?<![\p{L}])(?:service|services|centre|center|support|care|number|nummer|id|no|branch|page|seite)(?![\p{L}])/iu;

const strip = (text: string): string =>
  text
    .replace(/^[\s:：]+/u, '')
    .replace(ADDRESS_FORM, '')
    .replace(ADDRESS_FORM_BEHIND, '')
    .trim();

/** `Eier`, `Titular`, `cliente`: a label and nothing else. */
const isBareLabel = (text: string): boolean =>
  phrasesIn(text).some(({ phrase, length }) => phrase === 'holder' && length >= text.length - 1) ||
  headingRoles(text).some(({ exact }) => exact);

/** A name as labels have them beside them: words without figures that say nothing else. */
const isAnyName = (text: string): boolean =>
  (/\p{L}{2}/u.test(text) || CJK_NAME.test(text)) &&
  !/\d{2}|[@:：|%*]/u.test(text) &&
  text.length < LONGEST &&
  !NO_NAME.test(text) &&
  !isBareLabel(text) &&
  saidShare(text) < 0.5;

/** A name that stands by itself: two words or more, each with a capital, or a CJK name. */
function isFullName(text: string): boolean {
  if (!isAnyName(text) || /[\d/(]|,.*,/u.test(text) || INSTITUTION_WORD.test(text) || BRANCH_WORD.test(text))
    return false;
  if (CJK_NAME.test(text)) return text.replace(/\s/gu, '').length >= 2;
  const words = text.split(/\s+/u);
  if (words.length < 2 || words.length > 7) return false;
  return words.every((word) => /^[&('’-]?\p{Lu}/u.test(word) || word === '&' || NAME_PARTICLE.test(word));
}

/** What a cell holds behind a label: all of it up to the next one. */
function untilNextLabel(text: string): string {
  const next = phrasesIn(text)
    .filter(({ at, length }) => at > 0 && /^\s*[:：\d]/u.test(text.slice(at + length)))
    .sort((a, b) => a.at - b.at)[0];
  return next ? text.slice(0, next.at) : text;
}

const isLabel = (text: string, found: Found): boolean =>
  text.slice(0, found.at).trim() === '' && !TITLE_BEFORE.test(text);

/** The cell under another, overlapping it across. */
function under(cell: Remark['cells'][number], below: Remark | null): string {
  return below?.cells.find(({ box }) => box[0] < cell.box[2] && box[2] > cell.box[0])?.text ?? '';
}

/** Labels that begin other texts as well: `Für Ihre Fragen`, `Customer Relations`. */
const GENERAL =
  /^(?:customer|clients?|clientes?|kund(?:e|in)?|klant|klient|asiakas|name|nom|nombre|nome|naam|namn|navn|nimi|nazwa|für|firma|statement for|客[户戶]|名[称稱])$/iu;

/** True for a label that a name may follow without a colon. */
function speaksPlainly(text: string, found: Found, name: string): boolean {
  if (ADDRESS_FORM.test(text)) return true;
  return (
    !GENERAL.test(text.slice(found.at, found.at + found.length)) ||
    (name === name.toUpperCase() && /\p{Lu}/u.test(name))
  );
}

/** The name that a label in a line stands for: behind it, in the next cell, or below. */
function labelled(remark: Remark, below: Remark | null): string | null {
  for (const [i, cell] of remark.cells.entries()) {
    const found = phrasesOf(cell).find((one) => one.phrase === 'holder' && isLabel(cell.text, one));
    if (!found) continue;
    const rest = cell.text.slice(found.at + found.length).trim();
    const named = strip(untilNextLabel(rest));
    if (named !== '') {
      const parted = /^[:：]/u.test(rest);
      if (parted ? isAnyName(named) : isFullName(named) && speaksPlainly(cell.text, found, named)) return named;
      continue;
    }
    const beside = [remark.cells[i + 1]?.text ?? '', under(cell, below)].map((text) => strip(untilNextLabel(text)));
    const name = beside.find(isFullName) ?? beside.find(isAnyName);
    if (name) return name;
  }
  return null;
}

function byLabel(items: readonly Item[]): string | null {
  const all = items.filter((item): item is Remark => item.kind === 'remark');
  for (const [i, remark] of all.entries()) {
    const next = all[i + 1];
    const name = labelled(remark, next && next.spot.page === remark.spot.page ? next : null);
    if (name) return name;
  }
  return null;
}

/** `Birk Lund Konto 0055-1234567`, `口座番号 0123456 水沢 拓真 様`: a name at one end of a cell that says more. */
function nameInCell(text: string): { readonly name: string; readonly sure: boolean } | null {
  if (isFullName(strip(text)))
    return { name: strip(text), sure: ADDRESS_FORM_BEHIND.test(text) || ADDRESS_FORM.test(text) };
  const behind =
    /(?:^|[\d\s:：])((?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+[ 　])?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+)\s*(?:様|殿|御中|君|先生|女士|귀하|고객님|님)$/u.exec(
      text,
    );
  if (behind) return { name: (behind[1] as string).trim(), sure: true };
  const comma = text.indexOf(',');
  const first = text.slice(0, Math.max(0, comma)).trim();
  if (isFullName(first) && !LEGAL_FORM.test(first) && addressSigns(text.slice(comma + 1)) > 1)
    return { name: first, sure: true };
  const label = phrasesIn(text)
    .filter(({ phrase, at }) => (phrase === 'account-number' || phrase === 'iban') && at > 0)
    .sort((a, b) => a.at - b.at)[0];
  const before = label ? text.slice(0, label.at).trim() : '';
  return label && /\d{4}/u.test(text.slice(label.at)) && isFullName(before) ? { name: before, sure: true } : null;
}

const isAccountLine = (text: string): boolean =>
  findIban(text) !== null ||
  phrasesIn(text).some(({ phrase, at }) => at === 0 && (phrase === 'account-number' || phrase === 'iban'));

interface Candidate {
  readonly cell: TopCell;
  readonly name: string;
  readonly rating: number;
}

/** True for a line right under a bank's name in the same letters: a department with the bank's own address. */
const isOfBank = (cell: TopCell, cells: readonly TopCell[]): boolean =>
  cells.some(
    (above) =>
      INSTITUTION_WORD.test(above.text) &&
      Math.abs(above.size - cell.size) < 0.15 * cell.size &&
      cellBelow(above, cells) === cell,
  );

/** From this rating on a name at the top of a page is the holder's. */
const ENOUGH = 3;

function rate(cell: TopCell, cells: readonly TopCell[], body: number, institution: string | null): Candidate | null {
  const found = nameInCell(cell.text);
  if (!found || found.name.toLowerCase() === institution?.toLowerCase()) return null;
  const below = cellBelow(cell, cells);
  const address = Math.min(3, addressBelow(cell, cells));
  const account = below && isAccountLine(below.text) ? 2 : 0;
  const rating =
    Math.max(address, account) +
    (found.sure ? 3 : 0) +
    (TITLE_BEFORE.test(found.name) ? 2 : 0) +
    (LEGAL_FORM.test(found.name) ? 0.5 : 0) +
    (found.name === found.name.toUpperCase() ? 1 : 0) +
    (cells.filter(({ text }) => text === cell.text).length > 1 ? 1 : 0) -
    (cell.size > 1.25 * body ? 2 : 0) -
    (isOfBank(cell, cells) ? 2 : 0) -
    (addressSigns(found.name) > 1 ? 1 : 0);
  return { cell, name: found.name, rating };
}

/** The first line of the block that a name stands in: joint holders are named one under the other. */
function firstOfBlock(best: Candidate, rated: readonly Candidate[], cells: readonly TopCell[]): Candidate {
  const above = rated.find(
    ({ cell, rating }) =>
      rating > 0 && Math.abs(cell.size - best.cell.size) < 0.3 && cellBelow(cell, cells) === best.cell,
  );
  return above ?? best;
}

function byAddress(items: readonly Item[], institution: string | null): string | null {
  const body = bodySize(items);
  for (const cells of pageTops(items)) {
    const rated = cells.flatMap((cell) => rate(cell, cells, body, institution) ?? []);
    const best = [...rated].sort((a, b) => b.rating - a.rating)[0];
    if (best && best.rating >= ENOUGH) return firstOfBlock(best, rated, cells).name;
  }
  return null;
}

/** The account's holder: named by a label, else the first line of the address at the top of a page; null where unsure. */
export const findHolder = (items: readonly Item[], institution: string | null): string | null =>
  byLabel(items) ?? byAddress(items, institution);
