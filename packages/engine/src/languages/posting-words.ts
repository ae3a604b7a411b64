/**
 * Stems of the words for posting, booking, entry and settlement, by which a heading says that its column is the booking
 * date and no other (`Posting date`, `Buchungstag`, `记账日`). A plain `Date` has none of them.
 */
const STEMS = [
  'post(?:ed|ing|date)?\\b',
  'book(?:ed|ing)?\\b|\\bbook date',
  'entry|entered',
  'settle(?:d|ment)?\\b',
  'ledger|processed|process date|processing|received by us',
  'buchung|buchungs|gebucht|verbucht|verbuch|\\bbu(?:ch)?[.-]{0,2} ?tag\\b',
  'comptab|\\bcompta\\b|enregistr|inscription|date d.?op[ée]ration|date (?:de )?r[èe]gl|date de traitement',
  'contab|registraz|fecha de operaci[oó]n|f\\.? ?operaci[oó]n|fecha operaci[oó]n|asiento|liquidaci[oó]n|f(?:echa|\\.)? ?(?:de )?(?:cargo|abono|aplicaci[oó]n|registro|proc(?:eso)?)\\b',
  'lan[cç]amento|data mov|processamento',
  'boek|geboekt|(?:ver|af)reken',
  'bokf|bogf|bokn|bogf[øo]r|bokf[øo]r|posterings',
  'kirjaus|kirjauspv|kirj\\.?pv',
  'ksi[ęe]g|zaksi[ęe]g',
  '[úu]čtov|zaúčt|zúčt|ucetn',
  'knji[žz]',
  'k[öo]nyvel',
  '[îi]nregistr|contabiliz',
  'muhasebe|kay[ıi]t',
  'καταχ[ώω]ρ',
  'pembukuan|tarikh masuk',
  '记账|记帐|入账|入帐|过账|清算|结算',
  '記帳|入賬|入帳|過帳|過賬|誌賬|誌帳',
  '計上|記帳日|勘定日',
  'проводк|обработк|отражени|расч[её]та',
  'проводк|проведення|обробк|розрахунку',
  'осчетовод|счетоводна',
  'књиж|книже',
  'bókun|bókað',
  'kandekuup|kande kuup|kirjenda',
  'grāmato',
  'įtraukim|įskaitym',
  '기장일|전표일|처리일|정산일',
  'วันที่บันทึก|วันที่ลงรายการ',
  'hạch toán|ghi sổ',
  'רישום',
  'القيد|الترحيل|التسجيل|المعالجة',
];

const POSTING = new RegExp(STEMS.join('|'), 'iu');

/** Whether a heading says that its dates are those of posting or booking. */
export const namesPosting = (heading: string): boolean => POSTING.test(heading.normalize('NFKC'));
