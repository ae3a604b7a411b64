import type { Box, Place } from '@tallyleaf/contract';
import { convertBytes } from '@tallyleaf/engine/node';
import { describe, expect, it } from 'vitest';
import { accountsOf, type CaseSpec, grammarOf } from './generator/case.ts';
import { type LaidOut, layOut } from './generator/layout/lay-out.ts';
import { figureText, magnitudeText, type Printing } from './generator/layout/row-cells.ts';
import type { Drawn, SheetPage } from './generator/layout/sheet.ts';
import { createMeasure, renderPdf } from './generator/render/render-pdf.ts';
import { expectedOf } from './generator/truth/expected.ts';
import { vocabularyOf } from './generator/vocabulary/index.ts';
import { CASES } from './specs/index.ts';

/** Statements drawn with one printed figure wrong, one sign turned or one row missing: none of them may be verified. */

const ENTRIES = 8;
const NAMES = [
  'us-checking-plain',
  'us-checking-sections',
  'gb-current-paid-out-in',
  'gb-card-statement',
  'de-giro-trailing-minus',
  'nl-betaalrekening-af-bij',
  'se-lonekonto-newest-first',
  'br-conta-marca-dc',
];

/** A case of the corpus, shortened, in a font that every machine has. */
const short = (spec: CaseSpec): CaseSpec => ({
  ...spec,
  accounts: spec.accounts.map((account) => ({ ...account, entries: ENTRIES })),
  grammar: { ...spec.grammar, family: 'Helvetica' },
});

const specs = NAMES.map((name) => {
  const spec = CASES.find((one) => one.name === name);
  if (!spec) throw new RangeError(`no such case: ${name}`);
  return [name, short(spec)] as const;
});

const laidOut = (spec: CaseSpec): LaidOut =>
  layOut(accountsOf(spec), grammarOf(spec), vocabularyOf(spec.language), createMeasure());

async function convert(pages: readonly SheetPage[], spec: CaseSpec) {
  const { page, ink } = grammarOf(spec);
  const bytes = await renderPdf(pages, { rotate: page.rotate, ink });
  return convertBytes({ bytes, fileName: 'input.pdf' });
}

/** Opening, closing, amounts and balances as the pages print them. */
function printedFigures(spec: CaseSpec, { accounts }: LaidOut): Set<string> {
  const texts = accounts.flatMap(({ printed }) => {
    const grammar = grammarOf(spec);
    const printing: Printing = { grammar, vocabulary: vocabularyOf(spec.language), currency: printed.account.currency };
    const amounts = printed.account.entries.map(({ amount }) => amount);
    return [printed.opening, printed.closing, ...printed.balances, ...amounts]
      .filter((figure) => figure !== null)
      .flatMap((figure) => [figureText(printing, figure), magnitudeText(printing, figure)]);
  });
  return new Set(texts);
}

interface Spot {
  readonly page: number;
  readonly index: number;
  readonly text: string;
}

/** Where the figures stand that are printed once: of a figure printed twice, the other one would still be right. */
function figureSpots(spec: CaseSpec, file: LaidOut): Spot[] {
  const figures = printedFigures(spec, file);
  const spots = file.pages.flatMap(({ drawn }, page) =>
    drawn.flatMap((one, index) =>
      one.kind === 'text' && figures.has(one.text) ? [{ page, index, text: one.text }] : [],
    ),
  );
  return spots.filter(({ text }) => spots.filter((other) => other.text === text).length === 1);
}

const withText = (pages: readonly SheetPage[], spot: Spot, text: string): SheetPage[] =>
  pages.map((page, number) => ({
    ...page,
    drawn: page.drawn.map(
      (one, index): Drawn =>
        number === spot.page && index === spot.index && one.kind === 'text' ? { ...one, text } : one,
    ),
  }));

/** One digit as another; which digit, and which other, turns with `turn`. No figure begins with a zero it did not have. */
function misread(text: string, turn: number): string {
  const digits = [...text].flatMap((char, at) => (/\d/.test(char) ? [at] : []));
  const at = digits[turn % digits.length] as number;
  const other = (Number(text[at]) + 1 + (turn % 8)) % 10;
  const digit = at === digits[0] && other === 0 ? (text[at] === '1' ? 2 : 1) : other;
  return text.slice(0, at) + digit + text.slice(at + 1);
}

/** A printed minus, before or behind, or a mark that turns the figure round. */
const SIGN = /^-|-$| CR$/;
/** A figure of the other direction: `12.00-` beside `12.00+` has no form without a sign. */
const turned = (text: string): string => (text.endsWith('-') ? text.replace(/-$/, '+') : text.replace(SIGN, ''));

const within = (one: Drawn, [x0, y0, x1, y1]: Box): boolean =>
  one.kind === 'text' && one.x >= x0 - 1 && one.x <= x1 && one.baseline >= y0 && one.baseline <= y1;

/** The pages without the texts of one row. */
const withoutRow = (pages: readonly SheetPage[], place: Place): SheetPage[] =>
  pages.map((page, number) => ({
    ...page,
    drawn: page.drawn.filter(
      (one) => ![place, ...(place.more ?? [])].some((part) => part.page === number + 1 && within(one, part.box)),
    ),
  }));

const statusesOf = (conversion: Awaited<ReturnType<typeof convert>>) =>
  conversion.statements.map(({ reconciliation }) => reconciliation.status);

describe.each(specs)('%s', (_, spec) => {
  const file = laidOut(spec);

  it('is read right and verified as it is', async () => {
    const got = await convert(file.pages, spec);
    const [truth] = expectedOf(file, grammarOf(spec), '').statements;
    const [statement] = got.statements;
    expect(statement?.transactions.map(({ amount }) => amount)).toEqual(
      truth?.transactions.map(({ amount }) => amount),
    );
    expect([statement?.opening, statement?.closing]).toEqual([truth?.opening, truth?.closing]);
    expect(statusesOf(got)).toEqual(['verified']);
  });

  it('is not verified with a digit changed', async () => {
    const spots = figureSpots(spec, file);
    expect(spots.length).toBeGreaterThanOrEqual(ENTRIES);
    for (const [turn, spot] of spots.entries()) {
      const text = misread(spot.text, turn);
      const got = await convert(withText(file.pages, spot, text), spec);
      expect({ text, was: spot.text, statuses: statusesOf(got) }).not.toMatchObject({ statuses: ['verified'] });
    }
  });

  it('is not verified with a sign turned or a row missing', async () => {
    const signed = figureSpots(spec, file).find(({ text }) => SIGN.test(text));
    const changed = signed ? [withText(file.pages, signed, turned(signed.text))] : [];
    const rows = [...(file.accounts[0]?.places.values() ?? [])];
    const lost = [rows[0], rows[3], rows.at(-1)].flatMap((place) => (place ? [withoutRow(file.pages, place)] : []));
    expect(lost).toHaveLength(3);
    for (const pages of [...changed, ...lost]) {
      expect(statusesOf(await convert(pages, spec))).not.toContain('verified');
    }
  });
});
