import { describe, expect, it } from 'vitest';
import { booking, labelled, remark } from '../../tests/item-builder.ts';
import { line } from '../../tests/line-builder.ts';
import type { AccountFacts } from '../shapes/draft.ts';
import type { Item } from '../shapes/row.ts';
import { accountType, describeAccount, isCardBill, isLoan, isOwedLoan } from './account.ts';

const row = booking('3 March 2025', '-1.00');
const remarks = (...texts: string[]): Item[] => texts.map((text) => remark(text));
const NONE: AccountFacts = { number: null, interbank: null, iban: null, bic: null, currency: null };

describe('the kind of account that titles name', () => {
  it.each([
    [['Meadow Checking'], 'checking'],
    [['Account Type : SAVINGS - PLAIN'], 'savings'],
    [['Sparkontoutdrag'], 'savings'],
    [['Girokontoauszug'], 'checking'],
    [['普通預金通帳'], 'savings'],
    [['Cash management account 5555-1234'], 'unknown'],
    [['Account Statement'], null],
    [['Marrow Savings Bank', 'Account Statement'], null],
    [['Move money to your savings account today and earn more interest than ever before'], null],
  ])('%j is %s', (texts, expected) =>
    expect(accountType([...remarks(...texts), row], 'Marrow Savings Bank')).toBe(expected),
  );

  it('is the nearest one', () => {
    expect(accountType([...remarks('Savings account', 'Portfolio', 'Checking account'), row], null)).toBe('checking');
    expect(accountType([...remarks('Current and Savings Account'), row], null)).toBeNull();
  });

  it('is not the one of other accounts that an overview lists', () => {
    const overview = [
      remark('Current | 123-456789-001 | 1,200.00'),
      remark('Foreign Savings | 123-456789-002 | 800.00'),
      remark('Term Savings | 123-456789-003 | 50.00'),
    ];
    const items = [...overview, remark('Current account 123-456789-001'), row];
    expect(accountType(items, null, '123-456789-001')).toBe('checking');
    expect(accountType([...overview, row], null, '123-456789-002')).toBe('savings');
  });

  it('is not what stands behind the rows', () => {
    expect(accountType([row, ...remarks('Savings account')], null)).toBeNull();
    const unmoved = [...remarks('Checking account'), labelled('opening', ['5.00']), ...remarks('Savings account')];
    expect(accountType(unmoved, null)).toBe('checking');
  });
});

describe('a card’s bill', () => {
  it.each([
    [['Credit Card Statement'], true],
    [['カードご利用代金明細書'], true],
    [['Gold card', 'Minimum payment due 25.00'], true],
    [['Credit limit 8,000.00', 'Payment due date 2 June 2025'], true],
    [['Plum 4543 **** **** 6050', 'Minimum payment due 25.00'], true],
    [['Plum 4543 **** **** 6050', 'Due date 2 June 2025'], false],
    [['Cuenta corriente 123', 'Límite de crédito', 'Fecha de vencimiento'], false],
    [['Account Statement', 'Your minimum payment 25.00'], true],
    [['Běžný účet 123', 'Úvěrový rámec 20 000,00', 'Datum splatnosti 20. 3. 2025'], false],
    [['Account Statement'], false],
  ])('%j: %s', (texts, expected) => expect(isCardBill([...remarks(...texts), row], false)).toBe(expected));

  it('has no IBAN', () => expect(isCardBill(remarks('Credit Card Statement'), true)).toBe(false));
});

describe('a loan', () => {
  const title = remark('Loan Statement · Account number 5550123456 · Currency USD');
  it('is named by the title over its rows', () => {
    expect(isLoan([title, row])).toBe(true);
    expect(isLoan([title, ...remarks('a', 'b', 'c', 'd'), row])).toBe(false);
  });

  it('is named by the title of the statement, whatever limit and due date it prints', () => {
    const head = remarks('Line of Credit Statement', 'Credit limit 8,000.00', 'Minimum payment due 25.00');
    const below = remarks('a', 'b', 'c', 'd');
    expect(isLoan([...head, ...below, row])).toBe(true);
    expect(isCardBill([...head, ...below, row], false)).toBe(false);
  });

  it('is not what an overview of all accounts lists with its figure', () => {
    expect(isLoan([remark('Auto loan | 8,131,694 | 01/01/2025'), row])).toBe(false);
  });

  it('is not the credit line of a card, whose name begins with the word for a loan', () => {
    expect(isLoan([remark('FEDERAL CREDIT UNION'), row])).toBe(false);
    expect(isLoan([remark('Credit union personal loan'), row])).toBe(true);
    expect(isLoan([remark('Úvěr 2025/17'), row])).toBe(true);
    expect(isLoan([remark('Úvěr. rámec | 60 000,00 Kč'), row])).toBe(false);
    expect(isLoan([remark('Closing Balance | Total Credit | Total Debit | Opening Balance'), row])).toBe(false);
  });

  it('is owed where its balance has no sign', () => {
    expect(isOwedLoan([title, labelled('opening', ['5,199.89']), row])).toBe(true);
    expect(isOwedLoan([title, labelled('opening', ['-5,199.89']), row])).toBe(false);
  });
});

describe('an account', () => {
  const describeIt = (facts: Partial<AccountFacts>, items: Item[], card = false) =>
    describeAccount({ ...NONE, ...facts }, items, items, 'USD', card);

  it.each([
    ['a card', {}, remarks('Statement'), true, 'credit-card'],
    ['a loan', {}, [remark('Auto loan')], false, 'loan'],
    ['no loan with an IBAN', { iban: 'NL23TLLF0123456789' }, [remark('Auto loan')], false, 'checking'],
    ['a wallet', {}, [line(80, [['toby@mail.example']])], false, 'unknown'],
    ['an account with a number', { number: '12345678' }, [line(80, [['toby@mail.example']])], false, 'checking'],
  ])('is %s', (_, facts, titles, card, type) => {
    expect(describeIt(facts, [...titles, row], card).type).toBe(type);
  });

  it('is a card by the number that its bill prints', () => {
    const number = remarks('Plum 4543 XXXX XXXX 6050 p. 1/1');
    expect(describeIt({}, [...number, row], true).number).toBe('4543XXXXXXXX6050');
    expect(describeIt({ number: '12345678' }, [...number, row], true).number).toBe('12345678');
    expect(describeIt({}, [row, ...number], true).number).toBeNull();
    expect(describeIt({}, [...number, row]).number).toBeNull();
  });

  it.each([
    ['Low Rate Card 5353 1492 8926 9636', '5353149289269636'],
    ['Transactions on card ending 1815', '1815'],
    ['Tarjeta terminada en 1815', '1815'],
    ['Call 5353 1492 or 8926', null],
  ])('is a card by what its bill prints of it: %j', (text, number) =>
    expect(describeIt({}, [...remarks(text), row], true).number).toBe(number),
  );

  it('has the number between banks where there is no other', () => {
    expect(describeIt({ interbank: '999180001234567897' }, [row]).number).toBe('999180001234567897');
    expect(describeIt({ interbank: '999180001234567897', number: '5550012345' }, [row]).number).toBe('5550012345');
  });
});
