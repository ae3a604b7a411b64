import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { marksOfTexts } from './marks-of-texts.ts';

const cells = columns([40], [200, 'right'], [215]);
const marksIn = (...texts: readonly string[]) => {
  const rows = texts.map((text, i) => cells(`0${i + 1}/03/2025`, '1,200.00', text));
  const { tables } = findLayout([pageOf([cells('Date', 'Balance', 'Details'), ...rows])]);
  return tables.flatMap((table) => [...marksOfTexts(table)].map(({ text }) => text));
};

it('a mark behind a figure is a text where other texts begin on its edge', () =>
  expect(marksIn('Transfer', 'Soll', 'Miete', 'Gas', 'Wasser', 'Soll')).toEqual(['Soll', 'Soll']));

it.each([
  ['few texts do', ['Transfer', 'Soll', 'Miete', 'Soll', 'Gas']],
  ['it is always the same', ['Ausland', 'Soll', 'Ausland', 'Ausland', 'Ausland', 'Soll']],
])('but a mark where %s', (_, texts) => expect(marksIn(...texts)).toEqual([]));
