import { findExporter } from '@tallyleaf/exporters';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../i18n/locale.ts';
import { recommendedFormats } from './recommended.ts';

describe.each(LOCALES.map(({ tag }) => tag))('%s', (tag) => {
  const ids = recommendedFormats(tag);

  it('has formats that there are, each once, and the workbook, which holds everything', () => {
    expect(ids.filter((id) => !findExporter(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('xlsx');
  });
});

it.each([
  ['es-ES', 'norma43'],
  ['de-AT', 'datev-ascii'],
  ['pt-BR', 'ofx-br'],
  ['pt-PT', 'xlsx'],
  ['fr', 'cfonb120'],
  ['sv-SE', 'xlsx'],
])('%s begins with %s', (tag, id) => expect(recommendedFormats(tag)[0]).toBe(id));

it('in Portuguese, a statement in reais begins with the format of Brazil', () => {
  expect(recommendedFormats('pt-PT', 'BRL')[0]).toBe('ofx-br');
  expect(recommendedFormats('es-ES', 'BRL')[0]).toBe('norma43');
});
