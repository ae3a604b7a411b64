import { describe, expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import { CHAINED, candidate, namesOf, rows } from '../../tests/paper-builder.ts';
import { type ReadingSpec, total } from '../../tests/reading-builder.ts';
import type { Candidate } from '../shapes/candidate.ts';
import { isAccountStatement, paperOf, showsInstitution } from './evidence.ts';

describe('the letterhead of a bank', () => {
  const of = (spec: ReadingSpec, institution: string | null, iban: string | null = null): boolean => {
    const plain = candidate(spec);
    return isAccountStatement({ ...plain, account: { ...plain.account, institution, iban } }, paperOf([]));
  };
  const IBAN = 'DE89370400440532013000';
  const beside = { closing: '1.00', rows: [['-2.00', '1.00']] } as const;

  it('tells an account’s rows beside a balance, where its number is an IBAN', () => {
    expect(of(beside, 'Marrow Savings Bank', IBAN)).toBe(true);
    expect(of(beside, 'Marrow Savings Bank')).toBe(false);
    expect(of(beside, 'Green Grocer Ltd', IBAN)).toBe(false);
    expect(of({ rows: [['-2.00']] }, 'Marrow Savings Bank', IBAN)).toBe(false);
  });

  it('tells a lone booking that leads to the balance beside it or comes to the total of its side, where words do as well', () => {
    const banking = paperOf([remark('Credit limit|Minimum payment')]);
    const isOne = (spec: ReadingSpec): boolean => isAccountStatement(candidate(spec), banking);
    expect(isOne({ rows: [['-2.00', '1.00']] })).toBe(true);
    expect(isOne({ rows: [['-2.00']], totals: [total('out', '-2.00', [0])] })).toBe(true);
    expect(isOne({ rows: [['-2.00']], totals: [total(null, '-2.00', [0])] })).toBe(false);
    const list = { rows: [['-2.00'], ['-3.00'], ['-4.00']], totals: [total('out', '-9.00', [0, 1, 2])] } as const;
    expect(isOne(list)).toBe(false);
    expect(isOne({ rows: [['-2.00', '1.00'], ['-3.00']] })).toBe(false);
    const plain = candidate({ rows: [['-2.00', '1.00']] });
    const headed = { ...plain, account: { ...plain.account, institution: 'Marrow Savings Bank' } };
    expect(showsInstitution(paperOf([]), [headed], true)).toBe(true);
    expect(showsInstitution(paperOf([]), [plain], true)).toBe(false);
  });

  it('need not be known where one row leads from a named balance to the one beside it', () => {
    const plain = candidate({ opening: '3.00', rows: [['-2.00', '1.00']] });
    const led = (label: string): Candidate => {
      const closing = { value: 100n, label, where: null };
      return { ...plain, reading: { ...plain.reading, closing } };
    };
    expect(isAccountStatement(led(''), paperOf([]))).toBe(true);
    expect(isAccountStatement(led('Left to pay'), paperOf([]))).toBe(false);
  });
});

describe('the titles of a document', () => {
  const STATEMENT = 'title of a statement';
  const OTHER = 'title of another paper';

  it.each([
    ['Statement of account', [STATEMENT]],
    ['Marrow Savings Bank|Account statement', [STATEMENT]],
    ['Kontoauszug Nr. 3', [STATEMENT]],
    ['Invoice', [OTHER]],
    ['Rechnung', [OTHER]],
    ['Estratto conto commissioni', [OTHER]],
    ['A shop|Invoice 4711', [OTHER]],
    ['Green Grocer Ltd', []],
    ['Date|Description|Balance', []],
    ['schedule.', []],
    ['Please find the invoice for your last order of garden furniture enclosed with this letter', []],
  ])('%s', (text, names) => expect(namesOf(paperOf([remark(text)]))).toEqual(names));

  it('may be both: what decides is elsewhere', () =>
    expect(namesOf(paperOf([remark('Account statement'), remark('Invoice')]))).toEqual([STATEMENT, OTHER]));

  it('stand near the top', () => {
    const lines = Array.from({ length: 60 }, (_, i) => remark(`Line number ${i}`));
    expect(paperOf([...lines, remark('Invoice')]).signs).toEqual([]);
  });

  it('are no row’s text', () => {
    expect(paperOf(rows('Invoice')).signs).toEqual([]);
    expect(namesOf(paperOf([remark('03/03/2025|Invoice|900.00')]))).not.toContain(OTHER);
  });

  it('of another paper stand above the rows', () => {
    expect(namesOf(paperOf([...rows('ENERGY'), remark('Invoice 022050')]))).not.toContain(OTHER);
    expect(namesOf(paperOf([remark('Invoice 022050'), ...rows('ENERGY')]))).toContain(OTHER);
  });
});

describe('a statement', () => {
  it.each([
    ['of a bank', [remark('Account statement'), remark('Overdraft limit: 500.00'), remark('Available balance')]],
    [
      'without any title',
      rows('ATM withdrawal', 'Direct debit Green Energy', 'Card payment Corner shop', 'Invoice 12'),
    ],
    [
      'of a business that is paid by invoice',
      [
        remark('Kontoauszug'),
        ...rows('Gutschrift Rechnung 12', 'Gutschrift RE 13 Rechnung', 'Lastschrift', 'Überweisung Rechnung 8'),
      ],
    ],
    ['of a passbook', [...rows('振込 ササキ', '引出', '利息', '電気料'), remark('普通預金')]],
    ['that nothing is known of', [remark('Ekki vitað')]],
  ])('%s', (_, items) => expect(isAccountStatement(CHAINED, paperOf(items))).toBe(true));

  it('may have columns that other papers have, where more speaks for a bank', () => {
    const items = [remark('Kontoutdrag'), remark('Kreditgräns 20 000'), ...rows('Kortköp', 'Autogiro', 'Swish', 'Lön')];
    expect(isAccountStatement(CHAINED, paperOf(items, ['Datum', 'Fakturadatum', 'Belopp']))).toBe(true);
  });
});

describe('rows that are no trader’s documents', () => {
  const NAME = 'rows are invoices and their payments';

  it.each([
    ['invoices and payments', rows('Invoice 4711', 'SI-12 Invoice', 'Payment received'), true],
    ['payments that a card’s bill thanks for', rows('PAYMENT RECEIVED', 'PAYMENT RECEIVED', 'PAYMENT RECEIVED'), false],
    [
      'whom the account paid, and for what',
      rows('Northern Water Works invoice 4711', 'Oak Housing Ltd invoice 12', 'Sunny Energy invoice 9'),
      false,
    ],
  ])('%s', (_, items, expected) => expect(namesOf(paperOf(items)).includes(NAME)).toBe(expected));
});

it('a kind of booking counts where a column of its own says it, too', () => {
  const items = ['PRELIEVO', 'BONIFICO', 'PRELIEVO'].map((type, i) =>
    booking(`${i + 1} March 2025`, '1.00', undefined, { description: 'OAK STREET 7', type }),
  );
  expect(namesOf(paperOf(items))).toEqual(['rows name kinds of bookings', 'many kinds of bookings']);
});

it('a kind of booking in a column of its own says nothing beside words of a bill, which has a column of ways of payment', () => {
  const items = ['PRELIEVO', 'BONIFICO', 'PRELIEVO'].map((type, i) =>
    booking(`${i + 1} March 2025`, '1.00', undefined, { description: 'OAK STREET 7', type }),
  );
  expect(namesOf(paperOf([remark('accounts payable'), ...items]))).toEqual(['words of another paper']);
});

it('a payment that has a reference is no numbered document', () => {
  const items = ['4711', '4712', '4713'].map((reference, i) =>
    booking(`${i + 1} March 2025`, '1.00', undefined, { description: 'Payment received', reference }),
  );
  expect(namesOf(paperOf(items))).toEqual([]);
});

describe('the number of a card', () => {
  it.each([
    ['Card 4000 12** **** 1234', true],
    ['4000 **** **** 1234, A. Nobody', true],
    ['Paid by card **** 1234', false],
    ['Account 4000 1234 5678 1234', false],
  ])('%s', (text, expected) => expect(namesOf(paperOf([remark(text)])).includes('number of a card')).toBe(expected));
});

describe('points', () => {
  const NAME = 'rows count points';
  const whole = ['120', '80', '1,040'].map((figure, i) =>
    booking(`${i + 1} May 2025`, figure, undefined, { description: 'Zorp' }),
  );

  it('are no money, whatever balance they move', () => {
    const paper = paperOf(whole, ['Date', 'Earned', 'Balance in points']);
    expect(namesOf(paper)).toContain(NAME);
    expect(isAccountStatement(CHAINED, paper)).toBe(false);
    const titled = [remark('Account statement'), remark('Available balance'), remark('Credit limit'), ...whole];
    expect(isAccountStatement(CHAINED, paperOf(titled, ['Date', 'Points earned', 'Points']))).toBe(false);
  });

  it('are meant by the line above the rows where no heading was read, and outweigh all where several columns hold them', () => {
    const cells = (...texts: string[]) => [remark(texts.join('|')), ...whole];
    const weightOf = (...texts: string[]) =>
      paperOf(cells(...texts)).signs.find(({ name }) => name === NAME)?.weight ?? 0;
    expect(weightOf('Day', 'Miles earned', 'Miles left')).toBeLessThan(weightOf('Day', 'Miles earned', 'Left'));
    expect([weightOf('Day', 'Miles earned', 'Left') < 0, weightOf('Day', 'Earned', 'Left')]).toEqual([true, 0]);
  });

  it('are not meant by figures with decimals, nor where no heading says so', () => {
    expect(namesOf(paperOf(rows('A', 'B', 'C'), ['Balance', 'Points']))).not.toContain(NAME);
    expect(namesOf(paperOf(whole, ['Date', 'Balance']))).not.toContain(NAME);
  });

  it('are meant by figures with decimals where the first title is one of points', () => {
    const pension = (...titles: string[]) => [
      ...titles.map((text) => remark(text)),
      ...['12.00', '8.50', '10.40'].map((figure, i) => booking(`${i + 1} May 2025`, figure)),
    ];
    const said = (...titles: string[]) => namesOf(paperOf(pension(...titles), ['Période', 'Salaire (€)', 'Points']));
    expect(said('Relevé édité le 14/03/2012', 'Relevé de points et de carrière')).toContain(NAME);
    expect(said('Relevé de compte', 'Relevé de points')).not.toContain(NAME);
  });

  it('stand beside whole amounts of money, which have a currency’s sign', () => {
    const yen = ['¥120', '¥80', '¥1,040'].map((figure, i) => booking(`${i + 1} May 2025`, figure));
    expect(namesOf(paperOf(yen, ['Date', 'Amount', 'Points']))).not.toContain(NAME);
    expect(namesOf(paperOf(whole, ['Date', 'Amount (₩)', 'Points']))).not.toContain(NAME);
  });
});

it.each([
  ['by words of its own', [remark('Overdraft limit'), remark('Savings account, deposit protection')], true],
  ['by its title and its bookings', [remark('Account statement'), ...rows('ATM', 'Direct debit', 'Salary')], true],
  ['by a title alone', [remark('Account statement')], false],
  ['by nothing', rows('Room 12', 'Room tax', 'Visa'), false],
])('a paper shows an institution: %s', (_, items, expected) =>
  expect(showsInstitution(paperOf(items), [], true)).toBe(expected),
);

it('a paper shows an institution by a number that only one gives, and in an unknown language by a long chain of balances', () => {
  const paper = paperOf([]);
  const account = { ...CHAINED.account, number: '5130 99** **** 4471' };
  expect(showsInstitution(paper, [{ ...CHAINED, account }], true)).toBe(true);
  const balances = [1n, 2n, 3n, 4n, 5n, 6n].map((balance) => ({ amount: 1n, balance }));
  const chained = { ...CHAINED, reading: { ...CHAINED.reading, rows: balances } };
  expect([showsInstitution(paper, [chained], true), showsInstitution(paper, [chained], false)]).toEqual([false, true]);
});

it('an invoice is one wherever its row names it', () => {
  const items = ['FT 30', 'FT 31', 'FT 32'].map((reference, i) =>
    booking(`${i + 1} March 2025`, '1.00', undefined, { description: '60 gg FM', reference }),
  );
  expect(namesOf(paperOf(items))).toEqual(['rows are invoices and their payments']);
});

describe('rows of dates and figures', () => {
  const STATEMENT = [remark('Account statement')];
  const OTHER = [remark('Invoice')];
  const led = candidate({ opening: '3.00', closing: '1.00', rows: [['-2.00']] });
  const UNNAMED: Candidate = {
    ...led,
    reading: {
      ...led.reading,
      opening: led.reading.opening && { ...led.reading.opening, label: 'Qwertz' },
      closing: led.reading.closing && { ...led.reading.closing, label: 'Zuiop' },
    },
  };

  it.each([
    ['whose balances follow from each other', CHAINED, [], true],
    ['that lead from opening to closing', candidate({ opening: '3.00', closing: '1.00', rows: [['-2.00']] }), [], true],
    ['few, that lead from one figure without a name to another', UNNAMED, [], false],
    ['beside a balance', candidate({ closing: '1.00', rows: [['-2.00']] }), [remark('Overdraft limit')], true],
    ['beside a balance, without a word of a bank', candidate({ closing: '1.00', rows: [['-2.00']] }), [], false],
    [
      'without balances, of kinds that banks book',
      candidate({ rows: [['-2.00']] }),
      [
        remark('Savings account, deposit protection'),
        ...rows('Direct debit A', 'Standing order B', 'Card payment C', 'Cash withdrawal D', 'Interest'),
      ],
      true,
    ],
    [
      'without balances, with a title of both kinds',
      candidate({ rows: [['-2.00']] }),
      [remark('Account statement'), remark('Invoice'), remark('Overdraft limit, credit limit, cash advance')],
      false,
    ],
    [
      'where a sentence says that it is no statement',
      candidate({ rows: [['-2.00']] }),
      [remark('This table does not replace your account statement.')],
      false,
    ],
    ['beside a balance, in another document', candidate({ closing: '1.00', rows: [['-2.00']] }), OTHER, false],
    ['in a statement without balances', candidate({ rows: [['-2.00']] }), STATEMENT, true],
    ['in a document of another kind', candidate({ rows: [['-2.00']] }), OTHER, false],
    ['in a document of no kind', candidate({ rows: [['-2.00']] }), [], false],
    [
      'whose last column does not follow',
      candidate({
        rows: [
          ['1.00', '5.00'],
          ['2.00', '9.00'],
          ['3.00', '1.00'],
        ],
      }),
      OTHER,
      false,
    ],
  ] as const)('%s', (_, found, items, expected) => expect(isAccountStatement(found, paperOf(items))).toBe(expected));
});
