import { accountsOf, type CaseSpec, GENERATOR_VERSION, grammarOf, makeCase, sha256Of } from './case.ts';
import { layOut } from './layout/lay-out.ts';
import { type Paper, renderBlank, renderPaper } from './paper.ts';
import { createMeasure, renderPdf } from './render/render-pdf.ts';
import { type Expected, expectedOf } from './truth/expected.ts';
import { vocabularyOf } from './vocabulary/index.ts';

/** A file that is not converted: what is in it, and the code with which it is refused. */
export interface RefusalSpec {
  readonly name: string;
  readonly language: string | null;
  readonly class: 'no-statement' | 'hostile';
  readonly refusal: string;
  readonly pages: number;
  readonly difficulties: readonly string[];
  readonly content:
    | { readonly kind: 'paper'; readonly paper: Paper }
    | { readonly kind: 'blank' }
    | { readonly kind: 'text'; readonly text: string }
    /** A statement's file of which only the first part is there. */
    | { readonly kind: 'cut'; readonly statement: CaseSpec; readonly part: number }
    | { readonly kind: 'encrypted'; readonly statement: CaseSpec; readonly password: string };
}

export interface MadeRefusal {
  readonly pdf: Uint8Array;
  readonly expected: { readonly refusal: string };
  /** What a conversion with the right password yields. */
  readonly unlocked?: Expected;
  readonly about: {
    readonly generator: number;
    readonly origin: string;
    readonly password?: string;
    readonly difficulties: readonly string[];
  };
}

async function encrypted(spec: CaseSpec, password: string): Promise<{ pdf: Uint8Array; unlocked: Expected }> {
  const grammar = grammarOf(spec);
  const laidOut = layOut(accountsOf(spec), grammar, vocabularyOf(spec.language), createMeasure());
  const pdf = await renderPdf(laidOut.pages, { userPassword: password, ownerPassword: `${password}-owner` });
  return { pdf, unlocked: expectedOf(laidOut, grammar, sha256Of(pdf)) };
}

async function fileOf({ content }: RefusalSpec): Promise<{ pdf: Uint8Array; unlocked?: Expected }> {
  switch (content.kind) {
    case 'paper':
      return { pdf: await renderPaper(content.paper) };
    case 'blank':
      return { pdf: await renderBlank() };
    case 'text':
      return { pdf: new TextEncoder().encode(content.text) };
    case 'cut': {
      const { pdf } = await makeCase(content.statement);
      return { pdf: pdf.slice(0, Math.floor(pdf.length * content.part)) };
    }
    case 'encrypted':
      return encrypted(content.statement, content.password);
  }
}

/** Makes a refusal's file: the same spec gives the same bytes. */
export async function makeRefusal(spec: RefusalSpec): Promise<MadeRefusal> {
  const file = await fileOf(spec);
  return {
    ...file,
    expected: { refusal: spec.refusal },
    about: {
      generator: GENERATOR_VERSION,
      origin: 'drawn by corpus/generator; everything in it is invented',
      ...(spec.content.kind === 'encrypted' ? { password: spec.content.password } : {}),
      difficulties: spec.difficulties,
    },
  };
}
