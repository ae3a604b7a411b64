import { expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { goesOnFrom, maskedInTitle, numberBesideName, numberOfAll } from './title-number.ts';

const row = booking('3 March 2025', '-1.00');

it.each<[texts: readonly string[], expected: string | null]>([
  [['NORTHWIND LLC | Business Plus Checking 55500012'], '55500012'],
  [['Savings account: 555-000-12'], '555-000-12'],
  [['Relevé de compte privé 055500012345 — IBAN'], '055500012345'],
  [['Tagesgeldkonto 5550001234 · Währung EUR · Auszug 01.10.2025 bis 31.12.2025'], '5550001234'],
  [['EUR - Verrechnungskonto: 0 085550 222'], '0085550222'],
  [['HKD Savings 港元儲蓄 555-123456-833'], '555-123456-833'],
  [['SHARE ACCOUNT 55501-S1'], '55501-S1'],
  [['PLAN D’EPARGNE LOGEMENT N° 55500012345 en euros'], '55500012345'],
  [['Individual Account 55Q-41902'], '55Q-41902'],
  [['CA $ 012-555050/4 (Caja de Ahorros)'], '012-555050/4'],
  [['Výpis pohybů na účtu 5550001234/0999'], '5550001234/0999'],
  [['Número 5550001234'], '5550001234'],
  [['Número | 5550001234 | Saldo Final'], '5550001234'],
  [['Online Saver | 55-5226-0599859-01'], '55-5226-0599859-01'],
  [['Everyday Checking - 5550900176 (Continued in order of posting)'], '5550900176'],
  [['Online Saver | 1,234.50'], null],
  [['Kontoauszug 2025 zum Bauspardarlehen 5.550.012/03', 'Einzug vom Konto DE61999123450000555012'], '5.550.012/03'],
  [['Einzug vom Konto DE61999123450000555012'], null],
  [['Bauspardarlehen 5.550.012/03'], null],
  [['Statement 5550001'], null],
  [['Account statement 3/2025'], null],
  [['Your account with us since 2019'], null],
  [['Checking 2025'], null],
  [['Everyday'], null],
])('%j: %s', (texts, expected) => {
  expect(numberBesideName([...texts.map((text) => remark(text)), row])).toBe(expected);
});

it('stands above the rows', () => expect(numberBesideName([row, remark('Savings 55500012')])).toBeNull());

it.each<[texts: readonly string[], expected: string | null]>([
  [['Account | Period', 'Everyday •••• 5511 | Mar 1 – Mar 31, 2025'], '••••5511'],
  [['Everyday ●●●● 5511'], '●●●●5511'],
  [['xxxx-5511'], 'xxxx-5511'],
  [['Everyday •••• 5511', 'Paid by •••• 7722'], null],
  [['We took this sum from the account of yours •••• 5511'], null],
])('masked, %j: %s', (texts, expected) => {
  expect(maskedInTitle([...texts.map((text) => remark(text)), row])).toBe(expected);
});

it('masked stands above the rows', () => expect(maskedInTitle([row, remark('Everyday •••• 5511')])).toBeNull());

it('is one of all accounts, or of none', () => {
  const titles = [remark('Number | 555-123456-833'), row, remark('HKD Savings 555-123456-833'), row];
  expect(numberOfAll(titles)).toBe('555-123456-833');
  expect(numberOfAll([...titles, remark('HKD Savings 555-123456-834')])).toBeNull();
});

it('goes on from the number of the head where several accounts do', () => {
  const [current, savings] = ['HKD Current 港元往來 178-339201-001', 'HKD Savings 港元儲蓄 178-339201-888'].map(
    (text) => [remark(text), row],
  ) as [Item[], Item[]];
  expect(goesOnFrom('178-339201', savings, [...current, ...savings])).toBe('178-339201-888');
  expect(goesOnFrom('178-339201', savings, savings)).toBeNull();
  expect(goesOnFrom('178-33920', savings, [...current, ...savings])).toBeNull();
  expect(goesOnFrom(null, savings, [...current, ...savings])).toBeNull();
});

it('goes on with letters from the number of a member or a folio', () => {
  const [shares, loan] = ['ORDINARY SHARES No. 555234-S01', 'CONSUMER LOAN No. 555234-L07'].map((text) => [
    remark(text),
    row,
  ]) as [Item[], Item[]];
  expect(goesOnFrom('555234', shares, [...shares, ...loan])).toBe('555234-S01');
  const [eop, stable] = ['555298-EOP | ÉPARGNE AVEC OPÉRATIONS', '555298-ES1 | ÉPARGNE STABLE'].map((text) => [
    remark(text),
    row,
  ]) as [Item[], Item[]];
  expect(goesOnFrom('555298', stable, [...eop, ...stable])).toBe('555298-ES1');
  expect(goesOnFrom('555298', stable, [...eop, remark('555299-ES1'), row])).toBeNull();
});

it('is that beside the account’s own name, where each page’s head gives the first account’s', () => {
  const head = remark('Number 555-123456-833');
  const savings = [head, remark('HKD Savings 港幣儲蓄 555-123456-833'), row];
  const current = [head, remark('HKD Current 港幣往來 555-123456-001'), row];
  expect(numberBesideName(current, [...savings, ...current])).toBe('555-123456-001');
  expect(numberBesideName(savings, [...savings, ...current])).toBe('555-123456-833');
  expect(numberBesideName(current, current)).toBe('555-123456-833');
});
