import type { Statement } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { createNodeHost } from '../../platform/node/host.ts';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { modelOf } from '../model/load-model.ts';
import { readDocument } from './read-document.ts';

/** Statements that are read from right to left. Words stand as they are seen, from left to right. */

const host = createNodeHost();

async function read(lines: readonly (readonly Placed[])[]): Promise<Statement> {
  const { statements } = await readDocument([pageOf(lines)], () => modelOf(host), {}, false);
  return statements[0] as Statement;
}

const amounts = ({ transactions }: Statement): string[] => transactions.map(({ amount }) => amount);

const right = (text: string): Placed[] => [{ text, x: 555, align: 'right' }];
const six = columns([100, 'right'], [180, 'right'], [260, 'right'], [310, 'right'], [470, 'right'], [555, 'right']);

it('a Hebrew statement is read whole', async () => {
  const statement = await read([
    right('ועמקים גליל בנק'),
    right('ושב עובר - חשבון דף'),
    right('919-895266 חשבון: מספר'),
    right('31/08/2024 עד 01/08/2024 תקופה:'),
    right('ש"ח מטבע:'),
    right('11,558.86 תקופה: לסוף יתרה'),
    six('יתרה', 'זכות', 'חובה', 'אסמכתא', 'הפעולה תיאור', 'תאריך'),
    six('12,120.56', '', '', '', 'פתיחה יתרת', ''),
    six('11,819.16', '', '301.40', '497373', 'הגליל מי קבע הוראת', '02/08/24'),
    six('11,684.16', '', '135.00', '698863', 'באינטרנט העברה', '05/08/24'),
    six('12,009.14', '324.98', '', '424979', 'לאומי ביטוח מאת העברה', '12/08/24'),
    six('11,558.86', '', '450.28', '396109', 'שיק', '15/08/24'),
    six('', '324.98', '886.68', '', 'בתקופה תנועות סה"כ', ''),
  ]);
  expect(statement.account).toMatchObject({ number: '919-895266', currency: 'ILS', type: 'checking' });
  expect(statement).toMatchObject({ opening: '12120.56', closing: '11558.86' });
  expect(statement.period).toEqual({ start: '2024-08-01', end: '2024-08-31' });
  expect(amounts(statement)).toEqual(['-301.40', '-135.00', '324.98', '-450.28']);
  expect(statement.transactions[0]).toMatchObject({ date: '2024-08-02', description: 'הוראת קבע מי הגליל' });
  expect(statement.reconciliation.status).toBe('verified');
});

it('an Arabic statement with headings in two languages is read whole', async () => {
  const statement = await read([
    right('الخليج واحة بنك'),
    right('حساب كشف'),
    right('0123456789012 الحساب: رقم'),
    right('31/03/2025 إلى 01/03/2025 من للفترة'),
    right('إماراتي درهم العملة:'),
    right('5,000.00 الافتتاحي: الرصيد'),
    right('10,579.50 الختامي: الرصيد'),
    six('Balance', 'Credit', 'Debit', 'Ref.', 'Description', 'Date'),
    six('الرصيد', 'دائن', 'مدين', 'المرجع', 'البيان', 'التاريخ'),
    six('4,800.00', '', '200.00', '710012', 'آلي صراف سحب', '03/03/2025'),
    six('11,300.00', '6,500.00', '', '710034', 'راتب إيداع', '05/03/2025'),
    six('10,600.00', '', '700.00', '710058', 'الإيجار', '14/03/2025'),
    six('10,579.50', '', '20.50', '710077', 'شهرية رسوم', '31/03/2025'),
    six('', '6,500.00', '920.50', '', 'الإجمالي', ''),
  ]);
  expect(statement.account).toMatchObject({ number: '0123456789012', currency: 'AED' });
  expect(statement).toMatchObject({ opening: '5000.00', closing: '10579.50' });
  expect(statement.period).toEqual({ start: '2025-03-01', end: '2025-03-31' });
  expect(amounts(statement)).toEqual(['-200.00', '6500.00', '-700.00', '-20.50']);
  expect(statement.transactions[0]).toMatchObject({ date: '2025-03-03', description: 'سحب صراف آلي' });
  expect(statement.reconciliation.status).toBe('verified');
});

it('labels stand right of their values, whatever blank is between', async () => {
  const pair = columns([400, 'right'], [555, 'right']);
  const statement = await read([
    right('الأردن وادي بنك'),
    right('حساب كشف'),
    pair('0123456789012', 'الحساب: رقم'),
    pair('أردني دينار', 'العملة:'),
    pair('5,000.000', 'المدة: أول رصيد'),
    pair('10,579.500', 'المدة: آخر رصيد'),
    six('الرصيد', 'دائن', 'مدين', 'المرجع', 'البيان', 'التاريخ'),
    six('4,800.000', '', '200.000', '710012', 'آلي صراف سحب', '03/03/2025'),
    six('11,300.000', '6,500.000', '', '710034', 'راتب إيداع', '05/03/2025'),
    six('10,600.000', '', '700.000', '710058', 'الإيجار', '14/03/2025'),
    six('10,579.500', '', '20.500', '710077', 'شهرية رسوم', '31/03/2025'),
  ]);
  expect(statement.account).toMatchObject({ number: '0123456789012', currency: 'JOD', institution: 'بنك وادي الأردن' });
  expect(statement).toMatchObject({ opening: '5000.000', closing: '10579.500' });
  expect(statement.reconciliation.status).toBe('verified');
});

it('a Hebrew bill of a card is read whole', async () => {
  const four = columns([80, 'right'], [170, 'right'], [420, 'right'], [555, 'right']);
  const statement = await read([
    right('אשראי כרטיס חיובים פירוט'),
    right('4417 כרטיס: מספר'),
    four('חיוב סכום', 'עסקה סכום', 'עסק בית שם', 'עסקה תאריך'),
    four('112.35 ₪', '112.35 ₪', 'הגליל מכולת', '03/03/2025'),
    four('100.00 ₪', '300.00 ₪', 'ירוק חשמל', '05/03/2025'),
    four('-20.00 ₪', '-20.00 ₪', 'ספרים זיכוי', '17/03/2025'),
    four('192.35 ₪', '', 'לחיוב: סה"כ', ''),
  ]);
  expect(statement.account).toMatchObject({ number: '4417', currency: 'ILS', type: 'credit-card' });
  expect(amounts(statement)).toEqual(['-112.35', '-100.00', '20.00']);
  expect(statement).toMatchObject({ closing: '-192.35', reconciliation: { status: 'verified' } });
});

it('names of both languages stand at both sides of their figures', async () => {
  const three = columns([40], [250], [555, 'right']);
  const cells = columns([40], [110], [330, 'right'], [400, 'right'], [475, 'right'], [555, 'right']);
  const statement = await read([
    three('Account Statement', '', 'حساب كشف'),
    three('Account Number', '0123456789012', 'الحساب رقم'),
    three('Currency', 'AED', 'العملة'),
    three('Opening Balance', '5,000.00', 'الافتتاحي الرصيد'),
    three('Closing Balance', '10,579.50', 'الختامي الرصيد'),
    three('Available Balance', '10,000.50', 'المتاح الرصيد'),
    cells('التاريخ', 'البيان', 'المرجع', 'مدين', 'دائن', 'الرصيد'),
    cells('Date', 'Description', 'Reference', 'Debit', 'Credit', 'Balance'),
    cells('03/03/2025', 'ATM WITHDRAWAL', '710012', '200.00', '', '4,800.00'),
    cells('05/03/2025', 'SALARY', '710034', '', '6,500.00', '11,300.00'),
    cells('14/03/2025', 'RENT', '710058', '700.00', '', '10,600.00'),
    cells('31/03/2025', 'FEE', '710077', '20.50', '', '10,579.50'),
  ]);
  expect(statement.account).toMatchObject({ number: '0123456789012', currency: 'AED' });
  expect(statement).toMatchObject({ opening: '5000.00', closing: '10579.50' });
  expect(amounts(statement)).toEqual(['-200.00', '6500.00', '-700.00', '-20.50']);
});
