import { describe, expect, it } from 'vitest';
import { directionNamed } from './direction-words.ts';
import { accountTypesIn, exactRoles, guessLanguages, normalise, phrasesIn, titlesIn } from './match.ts';

/** Hebrew and Arabic, which are read from right to left. */

it.each([
  ['ש״ח', 'ש"ח'],
  ['סה”כ', 'סה"כ'],
  ['מס׳ חשבון', "מס' חשבון"],
  ['חֶשְׁבּוֹן', 'חשבון'],
  ['ברק־שלו', 'ברק שלו'],
  ['إجمالي الإيداعات', 'اجمالي الايداعات'],
  ['الرصـيد', 'الرصيد'],
  ['مُدَوَّر', 'مدور'],
  ['العملة', 'العمله'],
  ['التاريخ،', 'التاريخ'],
  ['ﺍﻟﺮﺻﻴﺪ', 'الرصيد'],
  ['حساب جارى', 'حساب جاري'],
])('%j is %j', (text, expected) => expect(normalise(text)).toBe(expected));

describe('headings', () => {
  it.each([
    ['תאריך', 'date'],
    ['תאריך ערך', 'value-date'],
    ['תאריך עסקה', 'transaction-date'],
    ['תיאור הפעולה', 'description'],
    ['שם בית עסק', 'description'],
    ['אסמכתא', 'reference'],
    ["מס' שיק", 'reference'],
    ['סוג פעולה', 'type'],
    ['סכום', 'amount'],
    ['סכום חיוב', 'amount'],
    ['סכום (₪)', 'amount'],
    ['זכות', 'money-in'],
    ['בחובה', 'money-out'],
    ['היתרה בש״ח', 'balance'],
    ['זכות/חובה', 'mark'],
    ['סכום עסקה', 'foreign-amount'],
    ['מטבע', 'currency'],
    ['עמלה', 'fee'],
    ['סניף', 'branch'],
    ['التاريخ', 'date'],
    ['تاريخ القيد', 'date'],
    ['تاريخ القيمة', 'value-date'],
    ['تاريخ الشراء', 'transaction-date'],
    ['البيان', 'description'],
    ['تفاصيل العملية', 'description'],
    ['رقم المرجع', 'reference'],
    ['رقم الشيك', 'reference'],
    ['نوع الحركة', 'type'],
    ['المبلغ', 'amount'],
    ['دائن', 'money-in'],
    ['الإيداعات', 'money-in'],
    ['ايداع', 'money-in'],
    ['مدين', 'money-out'],
    ['السحوبات', 'money-out'],
    ['الرصيد', 'balance'],
    ['العملة', 'currency'],
    ['الرسوم', 'fee'],
    ['الفرع', 'branch'],
    ['سعر الصرف', 'rate'],
    ['Date التاريخ', 'date'],
    ['التاريخ Date', 'date'],
    ['Balance / الرصيد', 'balance'],
    ['Debit (مدين)', 'money-out'],
  ])('%s is %s', (text, role) => expect(exactRoles(text)[0]).toBe(role));
});

describe('phrases', () => {
  it.each([
    ['יתרת פתיחה 120.00', 'opening'],
    ['יתרה לסוף תקופה: 11,558.86', 'closing'],
    ['יתרה מהעברה', 'brought-forward'],
    ['יתרה לדף הבא', 'carried-forward'],
    ['סה״כ בזכות', 'total-in'],
    ['סה"כ חיובים', 'total-out'],
    ['סה"כ תנועות בתקופה', 'total'],
    ['תנועות עתידיות', 'pending'],
    ['תקופה: 01/08/2024 עד 31/08/2024', 'period'],
    ['מספר חשבון: 919-895266', 'account-number'],
    ['לכבוד משפחת כהן', 'holder'],
    ['יתרה זמינה למשיכה', 'available-balance'],
    ['מסגרת אשראי', 'credit-limit'],
    ['לא נמצאו תנועות', 'no-transactions'],
    ['עמוד 1 מתוך 2', 'page'],
    ['الرصيد الافتتاحي', 'opening'],
    ['رصيد أول المدة', 'opening'],
    ['الرصيد الختامي', 'closing'],
    ['رصيد اخر المدة', 'closing'],
    ['رصيد مدور', 'brought-forward'],
    ['رصيد مرحل إلى الصفحة التالية', 'carried-forward'],
    ['إجمالي الإيداعات', 'total-in'],
    ['مجموع الحركات المدينة', 'total-out'],
    ['المبالغ المحجوزة', 'pending'],
    ['للفترة من 01/03/2025 إلى 31/03/2025', 'period'],
    ['رقم الحساب: 0123456789', 'account-number'],
    ['رقم الآيبان', 'iban'],
    ['اسم العميل', 'holder'],
    ['الرصيد المتاح', 'available-balance'],
    ['الحد الأدنى للسداد', 'minimum-payment'],
    ['لا توجد حركات', 'no-transactions'],
    ['صفحة 1 من 2', 'page'],
  ])('%s: %s', (text, phrase) => expect(phrasesIn(text)[0]?.phrase).toBe(phrase));
});

it.each([
  ['דף חשבון - עובר ושב', 'statement', 'checking'],
  ['פירוט חיובים - כרטיס אשראי', 'statement', 'credit-card'],
  ['חשבונית מס', 'other', undefined],
  ['كشف حساب جاري', 'statement', 'checking'],
  ['كشف حساب بطاقة الائتمان', 'statement', 'credit-card'],
  ['فاتورة ضريبية', 'other', undefined],
])('%s', (text, title, type) => {
  expect(titlesIn(text)[0]?.title).toBe(title);
  expect(accountTypesIn(text)[0]?.type).toBe(type);
});

it('texts tell their language', () => {
  expect(guessLanguages('מספר חשבון, יתרת פתיחה, אסמכתא')[0]).toBe('he');
  expect(guessLanguages('رقم الحساب، الرصيد الافتتاحي، البيان')[0]).toBe('ar');
});

it.each([
  ['משכורת מפעלי צפון', 'in'],
  ['העברה מאת רון', 'in'],
  ['משיכת מזומן בנקט', 'out'],
  ['הוראת קבע מי הגליל', 'out'],
  ['حوالة واردة', 'in'],
  ['إيداع نقدي', 'in'],
  ['سحب صراف آلي', 'out'],
  ['تحويل', null],
])('%s goes %s', (text, direction) => expect(directionNamed(text)).toBe(direction));
