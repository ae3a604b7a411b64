import { describe, expect, it } from 'vitest';
import { booking, labelled, remark } from '../../tests/item-builder.ts';
import { line } from '../../tests/line-builder.ts';
import type { AccountFacts } from '../shapes/draft.ts';
import type { Item } from '../shapes/row.ts';
import { describeAccount, isCardBill, isLoan, isOwedLoan } from './account.ts';
import { accountType } from './named-type.ts';

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
    [['臺幣活期儲蓄存款'], 'savings'],
    [['Three Fells Easy Access (Issue 4)'], 'savings'],
    [['HKD Current 港元往來'], 'checking'],
    [['HKD 港元儲蓄'], 'savings'],
    [['SHARE ACCOUNT'], 'savings'],
    [['Konto-Saldo und Rückzahlung'], null],
    [['Cash management account 5555-1234'], 'unknown'],
    [['Account Statement'], null],
    [['Le verrà addebitato sul c/c con valuta 15/05/2025'], null],
    [['Marrow Savings Bank', 'Account Statement'], null],
    [['Konto ROR'], 'checking'],
    [['Öhlings Plåt & Rör AB'], null],
    [['Move money to your savings account today and earn more interest than ever before'], null],
  ])('%j is %s', (texts, expected) =>
    expect(accountType([...remarks(...texts), row], 'Marrow Savings Bank')).toBe(expected),
  );

  it('is the nearest one', () => {
    expect(accountType([...remarks('Savings account', 'Portfolio', 'Checking account'), row], null)).toBe('checking');
    expect(accountType([...remarks('Current and Savings Account'), row], null)).toBeNull();
  });

  it('is the one beside the account’s number, however long its line is', () => {
    const title = 'Cuenta de Ahorros 664-413452-79 Titular: MARA EXAMPLE NOBODY DE SANTOS';
    expect(accountType([remark(title), row], null, '664-413452-79')).toBe('savings');
    expect(accountType([remark(title), row], null, '555-000000-00')).toBeNull();
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
    [['Relevé de vos opérations par carte à débit différé'], true],
    [['Gold card', 'Minimum payment due 25.00'], true],
    [['Credit limit 8,000.00', 'Payment due date 2 June 2025'], true],
    [['Plum 4543 **** **** 6050', 'Minimum payment due 25.00'], true],
    [['Plum 4543 **** **** 6050', 'Due date 2 June 2025'], false],
    [['Cuenta corriente 123', 'Límite de crédito', 'Fecha de vencimiento'], false],
    [['Account Statement', 'Your minimum payment 25.00'], true],
    [['Běžný účet 123', 'Úvěrový rámec 20 000,00', 'Datum splatnosti 20. 3. 2025'], false],
    [['Account Statement'], false],
    [['Carta Classic n. 5399 **** **** 9707 Periodo dal 01/04/25 al 30/04/25 Disponibilità di spesa € 1.600,00'], true],
  ])('%j: %s', (texts, expected) => expect(isCardBill([...remarks(...texts), row], false)).toBe(expected));

  it('says of each row which card it is of, and of none a balance', () => {
    const listed = [...Array(4)].map(() => ({ ...booking('3 March 2025', '1.00'), account: '****5242' }));
    expect(isCardBill([remark('Purchases'), ...listed], false)).toBe(true);
    expect(isCardBill([remark('Purchases'), ...listed.slice(1)], false)).toBe(false);
    expect(isCardBill([remark('Purchases'), ...listed, row], false)).toBe(false);
    const whole = listed.map((each) => ({ ...each, account: '55512345' }));
    expect(isCardBill([remark('Purchases'), ...whole], false)).toBe(false);
    const balanced = listed.map((each) => ({ ...each, figures: booking('3 March 2025', '1.00', '5.00').figures }));
    expect(isCardBill([remark('Purchases'), ...balanced], false)).toBe(false);
    expect(isCardBill([remark('Purchases by debit card'), ...listed], false)).toBe(false);
    expect(isCardBill([remark('Checking account 123'), ...listed], false)).toBe(false);
  });

  it('may name the card by its last digits alone, where a balance says that it is owed', () => {
    const named = remark('Your card with the last four digits 9019');
    const owed = labelled('closing', ['12.00'], { label: 'Balance owed', inTable: false });
    expect(isCardBill([owed, named, row], false)).toBe(true);
    expect(isCardBill([owed, row], false)).toBe(false);
    expect(isCardBill([{ ...owed, label: 'Balance' }, named, row], false)).toBe(false);
  });

  it('has no IBAN', () => expect(isCardBill(remarks('Credit Card Statement'), true)).toBe(false));
});

describe('the number of a card’s bill', () => {
  it('is that of its holder in its head, where cards have titles in the table alone', () => {
    const section: Item = { kind: 'section', spot: remark('').spot, phrases: [], text: '' };
    const card = remark('A. NOBODY - 4907 XXXX XXXX 3443');
    const customer = remark('CUSTOMER NUMBER 055550-5-24');
    const numberIn = (...items: Item[]) => describeAccount(NONE, items, items, 'EUR', true).number;
    expect(numberIn(customer, section, card, row)).toBe('055550-5-24');
    expect(numberIn(customer, card, section, row)).toBe('4907XXXXXXXX3443');
    expect(numberIn(section, card, row)).toBe('4907XXXXXXXX3443');
  });

  const numberOf = (named: string | null, ...texts: string[]): string | null => {
    const items = [...remarks(...texts), row];
    return describeAccount({ ...NONE, number: named }, items, items, 'EUR', true).number;
  };

  it('is the card’s where sentences alone name the account that it is paid from', () => {
    const collected = 'We will collect the sum of 775.48 on the 29th from your account 12030099';
    expect(numberOf('12030099', 'Card 4907 XXXX XXXX 3443', collected)).toBe('4907XXXXXXXX3443');
    expect(numberOf('12030099', 'Card 4907 XXXX XXXX 3443', 'Account 12030099')).toBe('12030099');
    const parted = ['The sum is collected on the 29th from your account', '12030099.'];
    expect(numberOf('12030099', 'Card 4907 XXXX XXXX 3443', ...parted)).toBe('4907XXXXXXXX3443');
  });

  it('is the card’s own, where the other one has few digits', () => {
    expect(numberOf('6753', 'Contract 6753', 'Card 4907 XXXX XXXX 3443')).toBe('4907XXXXXXXX3443');
    expect(numberOf('675312', 'Account 675312', 'Card 4907 XXXX XXXX 3443')).toBe('675312');
    expect(numberOf('***4179', 'Paid from ***4179', 'Card 4907 XXXX XXXX 3443')).toBe('4907XXXXXXXX3443');
  });

  it.each([
    ['Gold card **** **** **** 8377 · Mara Example', '************8377'],
    ['XXXX XXXX XXXX XX09', 'XXXXXXXXXXXXXX09'],
  ])('may print its end alone, behind masked groups: %s', (text, number) => expect(numberOf(null, text)).toBe(number));
});

describe('a loan', () => {
  const balance = (amount: string): Item => booking('3 March 2025', '1.00', amount);

  it('is not what is now in credit, now overdrawn', () => {
    const sides = ['-5.00', '-4.00', '-3.00', '2.00', '3.00', '4.00'].map(balance);
    expect(isLoan([remark('Loan limit 500'), ...sides])).toBe(false);
    expect(isLoan([remark('Loan limit 500'), ...sides.slice(0, 4)])).toBe(true);
  });

  it('is named by one of the cells of a long title, or by the heading over its balances', () => {
    const texts = ['No. 3', 'Used Car Loan', 'Annual rate of so many per cent', 'Daily rate of so many per cent'];
    const wide = remark(texts.join(' '));
    const cells = texts.map((text) => ({ text, box: wide.spot.box, size: 9 }));
    expect(isLoan([wide, row])).toBe(false);
    expect(isLoan([{ ...wide, cells }, row])).toBe(true);
    expect(isLoan([remark('Anything'), { ...row, loanNamed: true }])).toBe(true);
    expect(isLoan([remark('Loan account number 745 786 126'), remark('Opening balance'), row])).toBe(true);
    // A holder's name has words of its own
    expect(isLoan([remark('LAN FOODS CO.'), row])).toBe(true);
    expect(isLoan([remark('Lånekontoudskrift 01-01-2023 – 31-12-2023'), ...remarks('a', 'b', 'c', 'd'), row])).toBe(
      true,
    );
    expect(isLoan([remark('Account Name: LAN FOODS CO.'), row])).toBe(false);
  });

  it('has an IBAN where all its balances are owed', () => {
    const facts = { ...NONE, iban: 'NL23TLLF0123456789' };
    const title = remark('Mag. A. Nobody · Kreditkonto 01.01.2023 bis 31.12.2023 · IBAN NL23 TLLF 0123 4567 89');
    const owed = [title, ...['-5.00', '-4.00', '-3.00'].map(balance)];
    const typed = (items: Item[]) => describeAccount(facts, items, items, 'EUR', false).type;
    expect(typed(owed)).toBe('loan');
    expect(typed([title, ...['5.00 DR', '4.00 DR', '3.00 DR'].map(balance)])).toBe('loan');
    expect(typed([...owed, balance('2.00')])).toBe('checking');
  });

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

  it('is not what stands beside a figure and its unit', () => {
    const cells = (texts: string[]) => {
      const line = remark(texts.join(' '));
      return { ...line, cells: texts.map((text) => ({ text, box: line.spot.box, size: 9 })) };
    };
    expect(isLoan([cells(['Límite de crédito', '3.000,00 €']), row])).toBe(false);
    expect(isLoan([cells(['Cuenta de crédito', 'Euros']), row])).toBe(true);
  });

  it('is not what an overview of all accounts lists with its figure', () => {
    expect(isLoan([remark('Auto loan | 8,131,694 | 01/01/2025'), row])).toBe(false);
  });

  it('is not the credit line of a card, whose name begins with the word for a loan', () => {
    expect(isLoan([remark('FEDERAL CREDIT UNION'), row])).toBe(false);
    expect(isLoan([remark('Tarjeta Oro Crédito'), row])).toBe(false);
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

  it('is of the kind that a label states, wherever that is printed', () => {
    expect(describeIt({}, [...remarks('Account Type | Everyday Savers'), row]).type).toBe('savings');
    expect(describeIt({}, [...remarks('Account Description : REGULAR SB CHQ-INDIVIDUALS'), row]).type).toBe('savings');
    expect(describeIt({}, [row, ...remarks('Kontotyp: Sparkonto')]).type).toBe('savings');
    expect(describeIt({}, [row, ...remarks('Sparkonto')]).type).toBe('checking');
  });

  it('is of the kind that its name beside its number says', () => {
    expect(describeIt({}, [...remarks('CONTA POUPEMAIS N. 55500012345'), row]).type).toBe('savings');
    expect(describeIt({}, [...remarks('Sparkasse 55500012345'), row]).type).toBe('checking');
    const line = 'Kontoutskrift nr. 7 for konto 9555.27.48023 i perioden 01.07.2023 - 31.07.2023 Sparekonto Pluss';
    expect(describeIt({}, [...remarks(line), row]).type).toBe('savings');
  });

  it.each([
    ['a number of a card alone', {}, ['Plum Card 5550 12** **** 1234'], 'credit-card'],
    ['one that pays at once', {}, ['Debit card 5550 12** **** 1234'], 'checking'],
    ['one beside the number of an account', { number: '12345678' }, ['Card 5550 12** **** 1234'], 'checking'],
    ['a title and a limit', { number: '12345678' }, ['Ihre Kreditkarte', 'Kreditrahmen 4.000,00'], 'credit-card'],
    [
      'a title, a limit and no number but an IBAN',
      { iban: 'NL23TLLF0123456789' },
      ['Kreditkarte', 'Kreditrahmen 4.000,00'],
      'checking',
    ],
    ['a title and an IBAN', { iban: 'NL23TLLF0123456789' }, ['Kreditkarte'], 'checking'],
    [
      'a titled bill with a limit and an IBAN',
      { iban: 'NL23TLLF0123456789', number: '12345678' },
      ['Kontoauszug zu Ihrer Kreditkarte', 'Kreditrahmen 4.000,00'],
      'credit-card',
    ],
    ['a title of another account', {}, ['Girokonto', 'Karte 5550 12** **** 1234', 'Kreditrahmen 500,00'], 'checking'],
  ])('is a card’s by what its head prints: %s', (_, facts, texts, type) => {
    expect(describeIt(facts, [...remarks(...texts), row]).type).toBe(type);
  });

  it('is a card by the number that its bill prints', () => {
    const number = remarks('Plum 4543 XXXX XXXX 6050 p. 1/1');
    expect(describeIt({}, [...number, row], true).number).toBe('4543XXXXXXXX6050');
    expect(describeIt({ number: '12345678' }, [...number, row], true).number).toBe('12345678');
    expect(describeIt({}, [row, ...number], true).number).toBeNull();
    expect(describeIt({}, [row, ...number, remark('A. Nobody'), row], true).number).toBe('4543XXXXXXXX6050');
    expect(describeIt({}, remarks('Debit card 4543 XXXX XXXX 6050', 'x').concat(row)).number).toBeNull();
    expect(describeIt({}, [...remarks('Plum Card 5543 1492 8926 9636'), row], true).number).toBe('5543149289269636');
    expect(describeIt({}, [...remarks('Transactions on card ending 1815'), row], true).number).toBe('1815');
  });

  it('has the number of its own title sooner than one named before it', () => {
    const title = remark('Online Saver 55-5226-0599859-01');
    expect(describeIt({ number: '55-5226-0599859-00' }, [title, row]).number).toBe('55-5226-0599859-01');
    expect(describeIt({ number: '12345678' }, [title, remark('Account no. 12345678'), row]).number).toBe('12345678');
  });

  it.each([
    ['Low Rate Card 5353 1492 8926 9636', '5353149289269636'],
    ['Transactions on card ending 1815', '1815'],
    ['Tarjeta terminada en 1815', '1815'],
    ['פירוט הפעולות בכרטיס המסתיים בספרות 1815', '1815'],
    ['Call 5353 1492 or 8926', null],
  ])('is a card by what its bill prints of it: %j', (text, number) =>
    expect(describeIt({}, [...remarks(text), row], true).number).toBe(number),
  );

  it('has the number between banks where there is no other', () => {
    expect(describeIt({ interbank: '999180001234567897' }, [row]).number).toBe('999180001234567897');
    expect(describeIt({ interbank: '999180001234567897', number: '5550012345' }, [row]).number).toBe('5550012345');
  });
});
