import { describe, expect, test } from 'vitest';
import { row, scorePlanted, statement, TRUTH } from './testing/planted.ts';

const total = (...given: Parameters<typeof scorePlanted>) => scorePlanted(...given).total;

test('perfect answers score full marks', () => {
  expect(total(() => {})).toMatchObject({
    ...{ files: 5, statements: 4, transactions: 8, got: 8, right: 8, precision: 1, recall: 1, f1: 1, meanFileF1: 1 },
    ...{ perfect: 1, silentErrors: 0, falseAlarms: 0, cautious: 0, misprints: 1, verifiedDespiteMisprint: 0 },
    ...{ missing: 0, refused: 0, extraStatements: 0, refusalAccuracy: 1, answered: 1, boxIoU: 1, ece: 0 },
    ...{ fields: { date: 1, amount: 1, balance: 1, description: 1, valueDate: null, reference: null, iban: null } },
  });
});

describe('transactions', () => {
  test('a wrong amount in a statement called verified is a silent error, in its own groups only', () => {
    const score = scorePlanted(({ row }) => Object.assign(row('two.pdf', 1), { amount: '-21.00' }));
    expect(score.total).toMatchObject({ silentErrors: 1, right: 7, perfect: 3 / 4 });
    expect(score.total.fields.amount).toBe(7 / 8);
    expect(score.total.meanFileF1).toBeCloseTo((5 / 6 + 2) / 3, 9);
    expect(score.by.family).toMatchObject({ f1: { silentErrors: 1 }, f2: { silentErrors: 0 } });
    expect(score.by.difficulty).toMatchObject({ d1: { right: 5 } });
    expect(score.files[0]?.faults[0]).toBe('SILENT ERROR');
    expect(score.files[0]?.rows.filter(({ right }) => !right).map(({ row }) => row.amount)).toEqual(['-21.00']);
  });

  test('the same in a statement called failed is neither a silent error nor a false alarm', () => {
    const score = total(({ row, given }) => {
      row('two.pdf', 1).amount = '-21.00';
      given('two.pdf').reconciliation.status = 'failed';
    });
    expect(score).toMatchObject({ silentErrors: 0, falseAlarms: 0, right: 7 });
  });

  test.each([
    ['amount', '10.00', 1],
    ['date', '2024-03-01', 1],
    ['balance', '91.00', 0],
  ] as const)('a wrong %s makes a row wrong', (field, value, silentErrors) => {
    const score = total(({ row }) => {
      row('two.pdf', 0)[field] = value;
    });
    expect(score).toMatchObject({ right: 7, silentErrors });
    expect(score.fields[field]).toBeLessThan(1);
  });

  test('a missed row lowers recall, and an extra one precision', () => {
    const missed = total(({ given }) => given('two.pdf').transactions.splice(1, 1));
    expect(missed).toMatchObject({ recall: 7 / 8, precision: 1, silentErrors: 1, perfect: 3 / 4 });
    const carried = row(9, '75.50', null, { description: 'Carried to the next sheet' });
    const extra = total(({ given }) => given('two.pdf').transactions.splice(2, 0, carried));
    expect(extra).toMatchObject({ recall: 1, precision: 8 / 9, silentErrors: 1, perfect: 3 / 4 });
  });

  test('rows out of order are not all right', () => {
    expect(total(({ given }) => given('two.pdf').transactions.reverse()).right).toBeLessThan(8);
  });

  test('a description may differ a little in a digital file, more in a scan, and not at all in its letters’ case', () => {
    const words = (digital: string, scan: string) =>
      total(({ row }) => {
        row('two.pdf', 0).description = digital;
        row('scan.pdf', 0).description = scan;
      }).right;
    const [asPrinted, twoOff, sixOff] = [
      'MILL LANE BAKERYorder 0 paid by card',
      'Mill Lame Bakery order O paid by card',
      'Mill Lame Bakcry ordcr O paid hy cand',
    ];
    expect(words(asPrinted, sixOff)).toBe(8);
    expect(words(twoOff, sixOff)).toBe(8);
    expect(words(sixOff, sixOff)).toBe(7);
    expect(words(asPrinted, 'BRIEF')).toBe(8);
    expect(words(asPrinted, 'Something else')).toBe(7);
  });
});

describe('statements', () => {
  test.each([
    ['opening', ({ given }) => Object.assign(given('two.pdf'), { opening: '1.00' })],
    ['closing', ({ given }) => Object.assign(given('two.pdf'), { closing: null })],
    ['start', ({ given }) => Object.assign(given('two.pdf').period, { start: '2025-02-01' })],
    ['end', ({ given }) => Object.assign(given('two.pdf').period, { end: null })],
    ['currency', ({ given }) => Object.assign(given('two.pdf').account, { currency: 'GBP' })],
  ] as [string, Parameters<typeof scorePlanted>[0]][])('a wrong %s is not perfect', (_, plant) => {
    expect(total(plant)).toMatchObject({ perfect: 3 / 4, right: 8, silentErrors: 0 });
  });

  test('a wrong account number is perfect all the same', () => {
    const score = total(({ given }) => Object.assign(given('two.pdf').account, { number: '999' }));
    expect(score).toMatchObject({ perfect: 1, fields: { number: 3 / 4 } });
  });

  test('their order does not matter, a missed and an invented one do', () => {
    expect(total(({ statements }) => statements('two.pdf').reverse()).f1).toBe(1);
    const missed = total(({ statements }) => statements('two.pdf').pop());
    expect(missed).toMatchObject({ right: 6, perfect: 3 / 4, statements: 4 });
    expect(missed.fields.currency).toBe(3 / 4);
    const invented = statement('777', 'USD', [row(5, '1.00', null)], null, null);
    const extra = total(({ statements }) => statements('two.pdf').push(invented));
    expect(extra).toMatchObject({ silentErrors: 1, extraStatements: 1, precision: 8 / 9 });
  });

  test('an empty one that is read as empty is wholly right; refused, it is not', () => {
    const truth = { ...TRUTH, 'scan.pdf': { statements: [statement('333', 'JPY', [], '5', '5')] } };
    expect(total(() => {}, truth).meanFileF1).toBe(1);
    const refused = total(({ answers }) => Object.assign(answers, { 'scan.pdf': { refusal: 'no-statement' } }), truth);
    expect(refused).toMatchObject({ refused: 1, meanFileF1: 2 / 3 });
  });
});

describe('verdicts', () => {
  const doubted = (unread?: string[], truth = TRUTH, status: 'failed' | 'unverifiable' = 'unverifiable') =>
    total(({ given }) => {
      given('scan.pdf').reconciliation = { status, checks: [], ...(unread ? { unread: unread as ['lines'] } : {}) };
    }, truth);
  const trueVerdict = (status: 'verified' | 'unverifiable', accepts: ('verified' | 'unverifiable')[] = []) => ({
    ...TRUTH,
    'scan.pdf': {
      statements: (TRUTH['scan.pdf']?.statements ?? []).map((one) => ({ ...one, reconciliation: { status, accepts } })),
    },
  });

  test('to doubt what is right is a false alarm', () => {
    expect(doubted()).toMatchObject({ falseAlarms: 1, falseAlarmRate: 1 / 3, cautious: 0 });
    expect(doubted(undefined, TRUTH, 'failed')).toMatchObject({ falseAlarms: 1 });
  });

  test('to doubt only dates or direction is cautious; to doubt more is not', () => {
    expect(doubted(['dates'])).toMatchObject({ falseAlarms: 0, cautious: 1, cautiousRate: 1 / 3 });
    expect(doubted(['direction', 'dates'])).toMatchObject({ falseAlarms: 0, cautious: 1 });
    expect(doubted(['dates', 'lines'])).toMatchObject({ falseAlarms: 1, cautious: 0 });
    expect(doubted(['dates'], TRUTH, 'failed')).toMatchObject({ falseAlarms: 1, cautious: 0 });
  });

  test('what cannot be proven is doubted rightly, and verified without proof', () => {
    expect(doubted([], trueVerdict('unverifiable'))).toMatchObject({ falseAlarms: 0, cautious: 0 });
    expect(total(() => {}, trueVerdict('unverifiable'))).toMatchObject({ verifiedWithoutProof: 0 });
    const verified = total(
      ({ given }) => Object.assign(given('scan.pdf').reconciliation, { status: 'verified' }),
      trueVerdict('unverifiable'),
    );
    expect(verified).toMatchObject({ verifiedWithoutProof: 1, falseAlarms: 0, silentErrors: 0 });
  });

  test('a verdict that the truth accepts is neither', () => {
    expect(doubted([], trueVerdict('verified', ['unverifiable']))).toMatchObject({ falseAlarms: 0, cautious: 0 });
    const verified = total(
      ({ given }) => Object.assign(given('scan.pdf').reconciliation, { status: 'verified' }),
      trueVerdict('unverifiable', ['verified']),
    );
    expect(verified).toMatchObject({ verifiedWithoutProof: 0 });
  });

  test('a misprint that is called verified is counted apart', () => {
    const score = total(({ given }) => Object.assign(given('misprint.pdf').reconciliation, { status: 'verified' }));
    expect(score).toMatchObject({ verifiedDespiteMisprint: 1, silentErrors: 0, misprints: 1 });
  });
});

describe('papers that are no statements', () => {
  test('another code than asked for is wrong, one of several is right', () => {
    expect(
      total(({ answers }) => Object.assign(answers, { 'letter.pdf': { refusal: 'damaged-file' } })).refusalAccuracy,
    ).toBe(0.5);
    expect(
      total(({ answers }) => Object.assign(answers, { 'junk.pdf': { refusal: 'unsupported-file' } })).refusalAccuracy,
    ).toBe(1);
  });

  test('a verified statement in one is a silent error', () => {
    const score = total(({ answers }) => Object.assign(answers, { 'letter.pdf': answers['scan.pdf'] ?? null }));
    expect(score).toMatchObject({ silentErrors: 1, refusalAccuracy: 0.5 });
  });

  test('no answer is missing', () => {
    expect(total(({ answers }) => Object.assign(answers, { 'junk.pdf': null }))).toMatchObject({
      missing: 1,
      answered: 0.5,
    });
    expect(total(({ answers }) => Object.assign(answers, { 'two.pdf': null }))).toMatchObject({ missing: 1, right: 2 });
  });

  test('a refused statement is wholly missed', () => {
    const score = total(({ answers }) => Object.assign(answers, { 'scan.pdf': { refusal: 'no-statement' } }));
    expect(score).toMatchObject({ refused: 1, recall: 7 / 8 });
  });
});

test('confidence that is too high costs, and none where it keeps its word', () => {
  const wrong = (confidence: number) =>
    total(({ answers, row }) => {
      row('two.pdf', 0).amount = '-11.00';
      for (const answer of Object.values(answers))
        if (answer && 'statements' in answer)
          for (const one of answer.statements.flatMap(({ transactions }) => transactions))
            Object.assign(one, { confidence });
    }).ece;
  expect(wrong(1)).toBeCloseTo(1 / 8, 9);
  expect(wrong(0.875)).toBeCloseTo(0, 9);
});

test('a row without its box is counted, one at another place too', () => {
  const score = total(({ row }) => {
    delete row('scan.pdf', 0).where;
    row('two.pdf', 0).where = { page: 1, box: [275, 100, 725, 110] };
  });
  expect(score).toMatchObject({ boxesGiven: 7 / 8, boxesOverHalf: 6 / 8 });
  expect(score.boxIoU).toBeCloseTo((6 + 1 / 3) / 8, 9);
});

test('a statement without a truth is a fault of the corpus', () => {
  expect(() => scorePlanted(() => {}, {})).toThrow('two.pdf');
});
