import { expect, it } from 'vitest';
import { line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

const recordsOf = (...pages: readonly (readonly string[])[]): number =>
  findLayout(
    pages.map((texts, i) =>
      pageOf(
        texts.map((text) => line(text)),
        { number: i + 1 },
      ),
    ),
  ).records.length;

it('what each page says the same of the account in its head is no record', () => {
  const head = (page: number) => [
    `Page: ${page}`,
    'Branch: CHAKAN',
    'Limit: 0.00',
    'Currency: INR',
    'Opened: 14/02/2017',
  ];
  expect(recordsOf(head(1), head(2), head(3))).toBe(0);
});

it('fields of which most differ are records, one a page or several', () => {
  const booked = (day: number) => [`Posted: 0${day}/03/2025`, `Amount: -${day}.50`, 'Currency: INR'];
  expect(recordsOf(booked(1), booked(2), booked(3))).toBe(3);
  expect(recordsOf([...booked(1), ...booked(2), ...booked(3)])).toBe(3);
});
