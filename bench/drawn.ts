/**
 * How right the engine is on layouts that nobody has looked at: `node bench/drawn.ts [--count N] [--seed TEXT] [--language CODE] [--keep DIR]`.
 * Draws statements with the corpus's generator, one layout grammar each, converts them, and compares with their truth.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Conversion } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { convertBytes } from '@tallyleaf/engine/node';
import { type CaseSpec, type MadeCase, makeCase } from '../corpus/generator/case.ts';
import { faultsOf } from '../corpus/generator/compare.ts';
import { drawGrammar } from '../corpus/generator/layout/draw-grammar.ts';
import { seededRandom } from '../corpus/generator/random.ts';
import { languages, vocabularyOf } from '../corpus/generator/vocabulary/index.ts';

/** A country and currency for each language. */
const PLACES: Readonly<Record<string, readonly [country: string, currency: string]>> = {
  en: ['GB', 'GBP'],
  de: ['DE', 'EUR'],
  fr: ['FR', 'EUR'],
  es: ['ES', 'EUR'],
  pt: ['PT', 'EUR'],
  it: ['IT', 'EUR'],
  nl: ['NL', 'EUR'],
  sv: ['SE', 'SEK'],
  no: ['NO', 'NOK'],
  da: ['DK', 'DKK'],
  fi: ['FI', 'EUR'],
  pl: ['PL', 'PLN'],
  ja: ['JP', 'JPY'],
  'zh-CN': ['CN', 'CNY'],
  'zh-TW': ['TW', 'TWD'],
};
/** A grammar whose columns are too wide for its page is drawn again, so often at most. */
const ATTEMPTS = 40;

async function draw(seed: string, language: string): Promise<{ spec: CaseSpec; made: MadeCase }> {
  const [country, currency] = PLACES[language] ?? ['GB', 'GBP'];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = seededRandom(`${seed}/${attempt}`);
    const grammar = drawGrammar(random, vocabularyOf(language));
    const start = random.pick(['2024-12-05', '2025-03-01', '2025-08-16']);
    const end = random.pick(['2025-01-12', '2025-03-31', '2025-09-30'].filter((day) => day > start));
    const profile = {
      country,
      currency,
      type: 'checking' as const,
      start,
      end,
      entries: random.pick([9, 24, 60]),
      opening: 1200,
    };
    const spec = { name: seed, seed, language, accounts: [profile], grammar, difficulties: [] };
    try {
      return { spec, made: await makeCase(spec) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  throw new Error(`no grammar fits: ${seed}`);
}

interface Outcome {
  readonly seed: string;
  readonly language: string;
  readonly faults: readonly string[];
  readonly silent: boolean;
  /** Each row's confidence, and whether its date, amount, balance and description are right. */
  readonly rows: readonly (readonly [confidence: number, right: boolean])[];
}

const isSilent = (conversion: Conversion, faults: readonly string[]): boolean =>
  conversion.statements.some(({ reconciliation }) => reconciliation.status === 'verified') &&
  faults.some((fault) => /: (?:amount|date) |row (?:missing|extra)|rows/.test(fault));

/** A fault that makes a row wrong; boxes, references and value dates do not. */
const ROW_FAULT = /^statement (\d+): row (\d+): (?:date|amount|balance|description|missed)/;

function judgeRows(conversion: Conversion, faults: readonly string[]): Outcome['rows'] {
  const wrong = new Set(faults.flatMap((fault) => ROW_FAULT.exec(fault)?.slice(1, 3).join('/') ?? []));
  return conversion.statements.flatMap(({ transactions }, s) =>
    transactions.map(({ confidence }, row) => [confidence, !wrong.has(`${s}/${row}`)] as const),
  );
}

/** How often rows of each confidence were right. */
function reportCalibration(outcomes: readonly Outcome[]): void {
  const bins = new Map<number, { rows: number; right: number }>();
  for (const [confidence, right] of outcomes.flatMap(({ rows }) => rows)) {
    const bin = bins.get(confidence) ?? { rows: 0, right: 0 };
    bins.set(confidence, { rows: bin.rows + 1, right: bin.right + Number(right) });
  }
  for (const [confidence, { rows, right }] of [...bins].sort((a, b) => b[0] - a[0])) {
    console.log(`confidence ${confidence}: ${rows} rows, ${((100 * right) / rows).toFixed(1)} % right`);
  }
}

async function judge(seed: string, language: string, keep: string | undefined): Promise<Outcome> {
  const { spec, made } = await draw(seed, language);
  if (keep) {
    writeFileSync(join(keep, `${seed}.pdf`), made.pdf);
    writeFileSync(
      join(keep, `${seed}.json`),
      JSON.stringify({ expected: made.expected, grammar: spec.grammar }, null, 1),
    );
  }
  try {
    const conversion = await convertBytes({ bytes: made.pdf, fileName: `${seed}.pdf` }, {});
    const faults = faultsOf(language, made.expected, conversion);
    return { seed, language, faults, silent: isSilent(conversion, faults), rows: judgeRows(conversion, faults) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { seed, language, faults: [`refused: ${error.code}`], silent: false, rows: [] };
  }
}

function report(outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes) {
    if (outcome.faults.length > 0)
      console.log(
        `${outcome.seed}${outcome.silent ? ' SILENT' : ''}: ${outcome.faults.slice(0, 3).join(' · ').slice(0, 400)}`,
      );
  }
  const perfect = outcomes.filter((outcome) => outcome.faults.length === 0).length;
  const silent = outcomes.filter((outcome) => outcome.silent).length;
  console.log(`${outcomes.length} statements drawn, ${perfect} without a fault, ${silent} wrong and called verified`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      language: { type: 'string' },
      keep: { type: 'string' },
    },
  });
  if (values.keep) mkdirSync(values.keep, { recursive: true });
  const chosen = languages.filter((language) => PLACES[language] && (!values.language || language === values.language));
  const outcomes: Outcome[] = [];
  for (let i = 0; i < Number(values.count ?? 60); i++) {
    const language = chosen[i % chosen.length] as string;
    outcomes.push(await judge(`${values.seed ?? 'drawn'}-${language}-${i}`, language, values.keep));
  }
  report(outcomes);
  reportCalibration(outcomes);
}

await main();
