import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { dateRoles } from './date-roles.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [80], [330], [500, 'right']);
const DAYS = ['03/03/2025', '04/03/2025', '06/03/2025', '09/03/2025'];

function read(label: string, heading: string) {
  const lines = DAYS.flatMap((day, i) => [
    row('', `${label} ${day}`, '', ''),
    row(`${2 * i}`, 'GROCER', `0${i + 2}/03`, `-${i + 1}.20`),
    row(`${2 * i + 1}`, 'BAKER', `0${i + 3}/03`, `-${i + 1}.70`),
  ]);
  const layout = findLayout([pageOf([row('No.', 'Payee', heading, 'Amount'), ...lines])]);
  const table = layout.tables.find(({ dates }) => dates.length > 0);
  const { rows } = readOut(readRows(layout), layout);
  return { days: rows.map((text) => text.split(' ')[0]), sure: table && dateRoles(table).sure };
}

it('days behind words that say posting are those of the rows below them, beside a day of payment', () => {
  const { days, sure } = read('Kirjauspäivä', 'Maksupäivä');
  expect(days).toEqual(['3.3.', '3.3.', '4.3.', '4.3.', '6.3.', '6.3.', '9.3.', '9.3.']);
  expect(sure).toBe(true);
});

it('they are not certain where the heading over the other date names the day of booking as well', () => {
  expect(read('Kirjauspäivä', 'Päivä').sure).toBe(false);
});

it('digits alone that texts begin with are no days where those of the rows are written otherwise', () => {
  const plain = columns([36], [116], [420, 'right']);
  const lines = ['03', '04', '06', '09'].flatMap((day, i) => [
    plain(`${day} Mar 2025`, 'CASH', `-${i + 1}.20`),
    plain('', '0203 TIME 09:05', ''),
    plain('', 'BAKER', `-${i + 1}.70`),
  ]);
  const layout = findLayout([pageOf([columns([65], [200], [420, 'right'])('Date', 'Details', 'Amount'), ...lines])]);
  const { rows } = readOut(readRows(layout), layout);
  const days = ['3.3.', '3.3.', '4.3.', '4.3.', '6.3.', '6.3.', '9.3.', '9.3.'];
  expect(rows.map((text) => text.split(' ')[0])).toEqual(days);
});
