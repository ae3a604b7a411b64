import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EvidenceReport, type LocaleCode } from '@tallyleaf/contract';
import { convertBytes, openForInspection } from '@tallyleaf/engine/node';
import { applyCorrections } from '@tallyleaf/engine/review';
import { evidenceOf, evidencePdf, fillIn, type LoadFont, loadWords, REPORT_FONTS } from '@tallyleaf/exporters/evidence';
import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { overlaid, statement } from './tampered-pdf.ts';
import { writePdf } from './written-pdf.ts';

const loadFont: LoadFont = async (name) =>
  new Uint8Array(await readFile(new URL(`../packages/exporters/fonts/${name}`, import.meta.url)));
const bytes = overlaid();
const sha256 = createHash('sha256').update(bytes).digest('hex');
const making = { madeAt: '2025-04-02T08:30:00.000Z', convertedAt: '2025-04-01T07:00:00.000Z' };

/** Corrections of every sort: a cell, the statement's own figure, a row added, a row removed. */
const corrections = {
  statements: [
    {
      closing: '800.00',
      rows: [
        [0, 3] as [number, number],
        { of: 4, description: 'ŁÓDŹ 中国银行 株式会社 😀' },
        { of: null, date: '2025-03-09', description: 'Cash', amount: '-20.00' },
        [5, 8] as [number, number],
      ],
    },
  ],
};

let report: EvidenceReport;
beforeAll(async () => {
  const read = await convertBytes({ bytes, fileName: '三月.pdf' });
  report = evidenceOf(applyCorrections(read, corrections), making);
});

/** The words of each page, as our own reader finds them. */
async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const inspection = await openForInspection({ bytes: pdf, fileName: 'report.pdf' });
  const pages = Array.from({ length: inspection.pages }, (_, i) =>
    inspection
      .page(i + 1)
      .words.map(({ text, spaceBefore }) => (spaceBefore ? ` ${text}` : text))
      .join(''),
  );
  inspection.close();
  return pages;
}

describe('the report as data', () => {
  it('is what the contract says, and holds what was read beside what it is now', () => {
    expect(Value.Check(EvidenceReport, report)).toBe(true);
    expect(report).toMatchObject({ schema: 'evidence/1', ...making, source: { sha256, fileName: '三月.pdf' } });
    const [statement] = report.statements;
    expect(statement?.corrections).toMatchObject([
      { field: 'closing', read: '925.00', now: '800.00', where: { page: 1 } },
      { row: 5, field: 'description', read: 'PAYMENT E', now: 'ŁÓDŹ 中国银行 株式会社 😀', where: { page: 1 } },
    ]);
    expect(statement?.added).toMatchObject([{ row: 6, description: 'Cash', amount: '-20.00' }]);
    expect(statement?.removed).toMatchObject([{ description: 'PAYMENT J', amount: '-19.60', where: { page: 1 } }]);
    expect(statement).toMatchObject({ rows: 10, moneyIn: '1050.00', verdict: 'failed' });
    expect(report.signals.map(({ code }) => code)).toContain('text-over-text');
  });
});

describe('what a person vouches for', () => {
  const words = ['unverifiable', 'verified'] as const;
  const ends = [{}, { turned: true as const, confirmed: ['dates' as const, 'direction' as const] }];
  it.each(words.map((verdict, i) => [verdict, ends[i] ?? {}] as const))(
    'is told where it is %s',
    async (verdict, said) => {
      const read = await convertBytes({ bytes: writePdf([{ content: statement() }]), fileName: 'march.pdf' });
      const statements = read.statements.map(({ reconciliation, ...rest }) => {
        const dates = { kind: 'dates' as const, ok: false, broken: [], doubts: ['column' as const, 'order' as const] };
        const checks = [...reconciliation.checks.filter(({ kind }) => kind !== 'dates'), dates];
        return { ...rest, reconciliation: { status: 'unverifiable' as const, checks, unread: ['dates' as const] } };
      });
      const made = evidenceOf(applyCorrections({ ...read, statements }, { statements: [said] }), making);
      expect(Value.Check(EvidenceReport, made)).toBe(true);
      expect(made.statements[0]).toMatchObject({ verdict, corrections: [], ...said });
      const en = await loadWords('en');
      const pages = await pagesOf(await evidencePdf(made, 'en', loadFont));
      const unsure = [en.unread.dates, en.doubts.column, en.doubts.order, en.notProven, en.noCorrections];
      const vouched = [en.byPerson, en.turned, en.confirmed.dates, en.confirmed.direction];
      const bare = (text: string): string => text.replace(/\s/g, '');
      const text = bare(pages.join(''));
      const [told, untold] = verdict === 'verified' ? [vouched, unsure] : [unsure, vouched];
      for (const one of told) expect(text).toContain(bare(one));
      for (const one of untold) expect(text).not.toContain(bare(one));
    },
  );
});

describe.each<LocaleCode>(['de', 'ja', 'zh-TW'])('the report as a PDF in %s', (locale) => {
  it('is read back by our own reader: words, figures, hash and the number of each page', async () => {
    const words = await loadWords(locale);
    const many = { ...report, statements: Array.from({ length: 4 }, () => report.statements).flat() };
    const pages = await pagesOf(await evidencePdf(many, locale, loadFont));
    expect(pages.length).toBeGreaterThan(1);
    const bare = (text: string): string => text.replace(/\s/g, '');
    for (const [i, page] of pages.entries()) {
      expect(bare(page)).toContain(`SHA-256${sha256}`);
      expect(bare(page)).toContain(bare(fillIn(words.pageOf, { page: i + 1, pages: pages.length })));
    }
    const all = bare(pages.join(''));
    for (const text of [words.title, words.signal['text-over-text'].seen, words.corrections, '株式会社', '[U+1F600]'])
      expect(all).toContain(bare(text));
    expect(all).toContain('ŁÓDŹ');
  });

  it('is the same bytes for the same report', async () => {
    expect(await evidencePdf(report, locale, loadFont)).toEqual(await evidencePdf(report, locale, loadFont));
  });
});

describe('the typefaces', () => {
  it('are fetched only where they are needed', async () => {
    const asked: string[] = [];
    const watched: LoadFont = (name) => {
      asked.push(name);
      return loadFont(name);
    };
    const plain = JSON.parse(JSON.stringify(report).replace(/[^\u0020-\u017f]/gu, '')) as EvidenceReport;
    await evidencePdf(plain, 'de', watched);
    expect(asked).toEqual(REPORT_FONTS.slice(0, 2));
  });
});
