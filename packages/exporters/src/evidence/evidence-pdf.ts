import type {
  Check,
  Correction,
  EvidenceReport,
  LocaleCode,
  Place,
  ReportedRow,
  ReportedStatement,
  Signal,
} from '@tallyleaf/contract';
import { decimalsOf, isContradicted, LOCALES } from '@tallyleaf/contract/plain';
import { fillIn } from './fill-in.ts';
import { type LoadFont, loadFontSet } from './pdf/font-set.ts';
import { createSetter, type Setter } from './pdf/page-setter.ts';
import { type EvidenceWords, loadWords } from './words/words.ts';

/** Figures and days as the reader's language writes them. */
interface Writing {
  readonly words: EvidenceWords;
  readonly day: (iso: string | null) => string;
  readonly figure: (amount: string | null, currency: string) => string;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

function writingIn(tag: string, words: EvidenceWords): Writing {
  const days = new Intl.DateTimeFormat(tag, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' });
  // A month by its figures alone could be read two ways in English; ISO's order cannot.
  const write = (iso: string): string => (tag.startsWith('en') ? iso : days.format(new Date(`${iso}T00:00:00Z`)));
  return {
    words,
    day: (iso) => (iso === null ? words.notPrinted : write(iso)),
    figure: (amount, currency) => {
      if (amount === null) return words.notPrinted;
      const digits = decimalsOf(currency);
      const format = new Intl.NumberFormat(tag, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping: 'always',
      });
      // A decimal string is formatted digit by digit; it never becomes a binary number.
      return format.format(amount as Intl.StringNumericLiteral);
    },
  };
}

/** A time to the second, in UTC: a report is read in other zones than it was made in. */
const moment = (iso: string): string => `${iso.slice(0, 19).replace('T', ' ')} UTC`;

const placeText = ({ words }: Writing, where: Place | undefined): string =>
  where ? fillIn(words.box, { page: where.page, x: Math.round(where.box[0]), y: Math.round(where.box[1]) }) : '';

function setFile(setter: Setter, { source, software, convertedAt, madeAt }: EvidenceReport, { words }: Writing): void {
  const { ocr } = source;
  setter.heading(words.file);
  setter.facts([
    [words.fileName, source.fileName],
    [words.sha256, source.sha256],
    [words.pages, String(source.pages)],
    [words.kind, words.kinds[source.kind]],
    ...(ocr ? [[words.ocr, `${ocr.engine} ${ocr.version}, ${ocr.data}`] as const] : []),
    ...(convertedAt === undefined ? [] : [[words.convertedAt, moment(convertedAt)] as const]),
    [words.madeAt, moment(madeAt)],
    [words.software, `${software.name} ${software.version}`],
  ]);
}

function setSummary(setter: Setter, statement: ReportedStatement, writing: Writing): void {
  const { words, day, figure } = writing;
  const { account, period, opening, closing, verdict, cause, unread = [], checks, rows, moneyIn, moneyOut } = statement;
  const money = (amount: string | null): string => figure(amount, account.currency);
  setter.facts([
    [words.verdict, words.verdicts[verdict]],
    ...(cause ? [['', words.causes[cause]] as const] : []),
    ...unread.map((what) => ['', words.unread[what]] as const),
    ...checks.flatMap(({ doubts = [] }) => doubts.map((doubt) => ['', words.doubts[doubt]] as const)),
    [words.institution, account.institution ?? words.notPrinted],
    [words.holder, account.holder ?? words.notPrinted],
    [words.account, account.iban ?? account.number ?? words.notPrinted],
    [words.currency, account.currency],
    [words.period, `${day(period.start)} – ${day(period.end)}`],
    [words.fields.opening, money(opening)],
    [words.fields.closing, money(closing)],
    [words.rows, String(rows)],
    [words.moneyIn, money(moneyIn)],
    [words.moneyOut, money(moneyOut)],
  ]);
}

/** How a check came out: one that a person vouches for says so. */
function outcomeOf(check: Check, { words }: Writing): string {
  if (check.by === 'person') return `${words.holds}, ${words.byPerson}`;
  if (check.ok) return words.holds;
  return isContradicted(check) ? words.fails : words.notProven;
}

function setChecks(setter: Setter, { checks, account }: ReportedStatement, writing: Writing): void {
  const { words, figure } = writing;
  const shown = ({ kind }: Check, value: string | undefined): string =>
    value === undefined ? '' : kind !== 'count' && DECIMAL.test(value) ? figure(value, account.currency) : value;
  setter.subheading(words.checks);
  if (checks.length === 0) {
    setter.paragraph(words.nothing);
    return;
  }
  setter.table(
    [
      { title: words.checks, share: 5 },
      { title: words.expected, share: 2, figures: true },
      { title: words.found, share: 2, figures: true },
      { title: '', share: 2 },
    ],
    checks.map((check) => [
      `${words.checkKinds[check.kind]}${check.label ? ` “${check.label}”` : ''}`,
      shown(check, check.expected),
      shown(check, check.found),
      outcomeOf(check, writing),
    ]),
  );
}

/** The value of a cell or a figure, as it is written. */
function valueText(
  { field }: Correction,
  value: string | null,
  currency: string,
  { words, day, figure }: Writing,
): string {
  if (value === null || value === '') return words.nothing;
  if (['amount', 'balance', 'opening', 'closing'].includes(field)) return figure(value, currency);
  return ISO_DAY.test(value) ? day(value) : value;
}

function setCorrections(setter: Setter, { corrections, account }: ReportedStatement, writing: Writing): void {
  const { words } = writing;
  setter.table(
    [
      { title: words.row, share: 1, figures: true },
      { title: words.field, share: 3 },
      { title: words.read, share: 4 },
      { title: words.now, share: 4 },
      { title: words.pages, share: 4 },
    ],
    corrections.map((correction) => [
      correction.row === undefined ? '' : String(correction.row),
      words.fields[correction.field],
      valueText(correction, correction.read, account.currency, writing),
      valueText(correction, correction.now, account.currency, writing),
      placeText(writing, correction.where),
    ]),
  );
}

function setRows(
  setter: Setter,
  title: string,
  rows: readonly ReportedRow[],
  { account }: ReportedStatement,
  writing: Writing,
): void {
  if (rows.length === 0) return;
  const { words, day, figure } = writing;
  setter.subheading(title);
  setter.table(
    [
      { title: words.row, share: 1, figures: true },
      { title: words.fields.date, share: 2 },
      { title: words.fields.description, share: 5 },
      { title: words.fields.amount, share: 2, figures: true },
      { title: words.fields.balance, share: 2, figures: true },
      { title: words.pages, share: 3 },
    ],
    rows.map(({ row, date, description, amount, balance, where }) => [
      row === undefined ? '' : String(row),
      day(date),
      description,
      figure(amount, account.currency),
      balance === null ? '' : figure(balance, account.currency),
      placeText(writing, where),
    ]),
  );
}

function setStatement(
  setter: Setter,
  statement: ReportedStatement,
  number: number,
  count: number,
  writing: Writing,
): void {
  const { words } = writing;
  const { corrections, confirmed = [], turned, added, removed, unbound } = statement;
  const said = [...(turned ? [words.turned] : []), ...confirmed.map((what) => words.confirmed[what])];
  setter.heading(fillIn(words.statement, { number, count }));
  setSummary(setter, statement, writing);
  setChecks(setter, statement, writing);
  setter.subheading(words.corrections);
  if (said.length + corrections.length + added.length + removed.length === 0) setter.paragraph(words.noCorrections);
  for (const text of said) setter.paragraph(text);
  if (corrections.length > 0) setCorrections(setter, statement, writing);
  setRows(setter, words.added, added, statement, writing);
  setRows(setter, words.removed, removed, statement, writing);
  setRows(setter, words.unbound, unbound, statement, writing);
}

function setSignals(setter: Setter, signals: readonly Signal[], writing: Writing): void {
  const { words } = writing;
  setter.heading(words.signals);
  if (signals.length === 0) setter.paragraph(words.noSignals);
  for (const { code, program = '', where = [], texts = [], before = [] } of signals) {
    setter.paragraph(fillIn(words.signal[code].seen, { program }), { bold: true });
    setter.paragraph(words.signal[code].harmless, { grey: true });
    for (const [i, place] of where.entries()) {
      const [now, then] = [texts[i] || '–', before[i]];
      const figures = then ? fillIn(words.instead, { now, before: then }) : (texts[i] ?? '');
      setter.paragraph([placeText(writing, place), figures].filter(Boolean).join(': '));
    }
  }
}

function setWarnings(setter: Setter, { warnings }: EvidenceReport, { words }: Writing): void {
  if (warnings.length === 0) return;
  setter.heading(words.warnings);
  const known: Readonly<Record<string, string>> = words.warning;
  for (const { code, page, message } of warnings) {
    const where = page === undefined ? '' : `${fillIn(words.page, { page })}: `;
    setter.paragraph(`${where}${known[code] ?? message}`);
  }
}

/**
 * The report as a PDF: A4, the reader's language, text that can be selected, the source's hash and the page's number at the
 * foot of each page. The same report, locale and fonts give the same bytes.
 */
export async function evidencePdf(
  report: EvidenceReport,
  locale: LocaleCode,
  loadFont: LoadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = await loadWords(locale);
  const language = LOCALES.find(({ code }) => code === locale)?.tag ?? 'en-US';
  const writing = writingIn(language, words);
  const fonts = await loadFontSet(JSON.stringify([words, report]), locale, loadFont);
  const { source, software, madeAt, statements } = report;
  const setter = createSetter({
    fonts,
    language,
    title: `${words.title}: ${source.fileName}`,
    producer: `${software.name} ${software.version}`,
    madeAt,
    id: source.sha256.slice(0, 32),
    foot: `SHA-256 ${source.sha256}`,
    pageOf: (page, pages) => fillIn(words.pageOf, { page, pages }),
  });
  setter.title(words.title);
  setter.paragraph(words.intro, { grey: true });
  setFile(setter, report, writing);
  for (const [i, statement] of statements.entries()) setStatement(setter, statement, i + 1, statements.length, writing);
  setSignals(setter, report.signals, writing);
  setWarnings(setter, report, writing);
  return setter.end();
}
