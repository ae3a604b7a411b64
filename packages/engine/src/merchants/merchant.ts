import { wayToPay } from './ways-to-pay.ts';

/**
 * Who was paid, as far as a bank's description says it: without the way of paying before it, and without the numbers of
 * cards, days, terminals and references around it. It stands beside the description, never in its place. Only what is
 * surely none of a name is taken off; where too little is left, it is the description itself.
 */
export function merchantOf(description: string): string {
  const whole = description
    .normalize('NFKC')
    .replace(/[\r\n\t]+/g, ' ')
    .trim();
  const name = withoutBranch(tidy(withoutCodes(withoutStar(withoutWays(beforeDetails(afterMarks(whole)))))));
  // A way to pay alone is nobody's name.
  return isName(name) && wayToPay(name) < name.length ? name : whole.replace(/\s+/g, ' ');
}

/** The same for every writing of one merchant: capital or not, accents or not. For comparing, not for showing. */
export const merchantKey = (description: string): string =>
  merchantOf(description)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A name has two letters side by side, or one ideograph or kana. */
const isName = (text: string): boolean =>
  /\p{L}\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/**
 * SEPA's fields (`EREF+`, `MREF+`), the same written out, and what follows a double slash or two back slashes: the place
 * of the terminal (`GREEN GROCER//BERLIN/DE`).
 */
const DETAILS =
  /\s*(?:\b(?:EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+|\b(?:EREF|KREF|MREF)\b|\b(?:end[ -]to[ -]end|mandatsref|mandate|mandat|gl[aä]ubiger|creditor id|customer ref|verwendungszweck)\b|\/\/|\\).*$/isu;

/**
 * What some banks write first: a reference under its field's name, or a short word for the way of paying. Capitals alone
 * are such a word: `DD` is, `Dd` may be a name.
 */
const MARKS = /^(?:(?:EREF|KREF|MREF)[+:]?\s*\S*\d\S*|VIS|DD)\s+/u;

/** What comes after such marks; where that is no name, the whole. */
function afterMarks(text: string): string {
  let left = text;
  while (MARKS.test(left) && isName(left.replace(MARKS, ''))) left = left.replace(MARKS, '');
  return left;
}

/** What comes before the details; where nothing does, the whole. */
function beforeDetails(text: string): string {
  const before = text.replace(DETAILS, '');
  return isName(before) ? before : text;
}

/** Descriptions say at most so many ways of paying one after another: `Direct debit SEPA-Lastschrift …`. */
const MOST_WAYS = 3;

function withoutWays(text: string): string {
  let left = text;
  for (let turn = 0; turn < MOST_WAYS; turn += 1) {
    const length = wayToPay(left);
    const after = left.slice(length).replace(/^[\s:,.;/–*-]+/u, '');
    if (length === 0 || !isName(after)) break;
    left = after;
  }
  return left;
}

/**
 * Card schemes have whoever collects for others write a short name, a star and the merchant's name. What stands before
 * is left out where it is too short for a name (`SQ *GREEN GROCER`); what stands after where it is a code.
 */
function withoutStar(text: string): string {
  const [, before = '', after = ''] = /^([^*]+?)\s*\*+\s*([^*]+)$/u.exec(text) ?? [];
  if (before === '') return text;
  if (/\d/.test(after.split(' ')[0] ?? '') && isName(before)) return before;
  return before.length <= 3 ? after : `${before} ${after}`;
}

const MONTHS =
  'jan|feb|mar|apr|may|mai|jun|jul|aug|sep|sept|oct|okt|nov|dec|dez|ene|abr|ago|dic|fev|set|out|gen|mag|giu|lug|ott|mrz|avr|juin|juil|aout|déc|fév';
/** Words before a day or a time. */
const ON = '(?:\\b(?:on|at|vom|am|um|du|le|el|del|de|em|il|alle|den)\\s+)?';

/** What is no part of a name, wherever it stands. Each is replaced by a blank. */
const CODES: readonly RegExp[] = [
  // A card, masked or the last figures of it: **** 1234, XXXX1234, 4929XXXXXXXX1234, CARD 1234, CB*1234.
  /\b(?:card|karte|carte|tarjeta|cart[aã]o|carta|cb)\s*(?:no\.?|nr\.?|n[°ºo]\.?|ending(?: in)?|terminada en|final)?\s*[*x•.…]*\s*\d{4}\b/giu,
  /(?:\b\d{4,6})?[*x•]{2,}\s*\d{2,6}\b|\bx\d{4}\b/giu,
  // Amounts, in the money of the place: USD 12.40, 12,40 EUR, @ 1.0823.
  /\b[A-Z]{3}\s?\d+(?:[.,]\d{3})*[.,]\d{2}\b|(?<![\d.,])\d+(?:[.,]\d{3})*[.,]\d{2}\s?(?:[A-Z]{3}\b|[€$£¥])|[€$£¥]\s?\d+(?:[.,]\d+)*|@\s*\d+[.,]\d+/gu,
  // Days: 2025-03-31, 31.03.2025, 31/03, 31MAR25, 31 Mar 2025, 3月31日; times: 14:35, 14h35.
  new RegExp(`${ON}\\b\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}\\b`, 'giu'),
  new RegExp(`${ON}\\b\\d{1,2}[./-]\\d{1,2}(?:[./-](?:\\d{4}|\\d{2}))?\\b\\.?`, 'giu'),
  new RegExp(`${ON}\\b\\d{1,2}[ -]?(?:${MONTHS})[a-z]*\\.?(?:[ -]?\\d{4}|[ -]?\\d{2})?\\b`, 'giu'),
  /(?:\d{2,4}年)?\d{1,2}月\d{1,2}日/gu,
  new RegExp(`${ON}\\b\\d{1,2}[:h]\\d{2}(?::\\d{2})?(?:\\s*uhr)?\\b`, 'giu'),
  // Codes that say what they are: REF 123, TERMINAL 44, AUTH 0815, No. 12, #0123.
  /\b(?:ref(?:erence|erenz|erencia|érence|erência|erimento)?|auth(?:orisation|orization)?|tid|mid|terminal|trace|txn|rrn|arn|folgenr|rechnung|invoice|facture|factura|fattura|fatura|store|filiale)\b\.?\s*(?:no|nr|n[°º])?\.?\s*[:#]?\s*[\p{L}\d/-]*\d[\p{L}\d/-]*/giu,
  /\b(?:no|nr|núm|num)\.\s*\d+|\bn[°º]\s*\d+|#\s?\d+/giu,
  // Telephones.
  /\+\d[\d ()-]{7,}\d|\b\d{3}-\d{3}-\d{4}\b/gu,
  // Numbers of four figures and more, and codes of letters and figures with three figures and more.
  /(?<![\p{L}\d])(?=[\p{L}/-]*\d[\p{L}/-]*\d[\p{L}/-]*\d)(?=[\p{L}\d/-]{6,})[\p{L}\d/-]+(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])\d{4,}(?![\p{L}\d])/gu,
];

const withoutCodes = (text: string): string =>
  withoutPlace(
    CODES.reduce((left, code) => {
      const next = left.replace(code, ' ');
      return isName(next) ? next : left;
    }, text),
  );

/** Countries as card schemes write them behind the town; those that are words or forms of companies, too, are left out. */
const COUNTRIES =
  'GB|GBR|UK|US|USA|DE|DEU|FR|FRA|ES|ESP|IT|ITA|PT|PRT|NL|NLD|BE|BEL|AT|AUT|CH|CHE|IE|IRL|LU|LUX|PL|POL|DK|DNK|SWE|NOR|FI|FIN|CAN|AU|AUS|NZ|NZL|JP|JPN|CN|CHN|TW|TWN|HK|HKG|SG|SGP|BR|BRA|MX|MEX';

/** The country at the end, behind two words or more; and the town before it where blanks or commas part it from the name. */
function withoutPlace(text: string): string {
  const [, before = ''] = new RegExp(`^(.*\\S)[\\s,/-]+(?:${COUNTRIES})\\s*$`, 'u').exec(text) ?? [];
  if (before.trim().split(/\s+/).length < 2) return text;
  const [name = before] = before.split(/\s{2,}|,\s/u);
  // A way to pay alone is nobody's name.
  return isName(name) && wayToPay(name) < name.length ? name : before;
}

/** The number of a branch: figures at the end, behind two words or more. */
const withoutBranch = (text: string): string => text.replace(/^(\S*\p{L}\S* (?:\S+ )*\S*\p{L}\S*) \d{1,3}$/u, '$1');

/** One blank between words, no signs at the ends. */
const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s\p{Pd}:;,./*#+|_'"]+/u, '')
    .replace(/[\s\p{Pd}:;,/*#+|_'"]+$/u, '')
    .trim();
