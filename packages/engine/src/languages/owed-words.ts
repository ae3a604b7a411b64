import { canonicalText } from './canonical.ts';
import { accountTypesIn } from './match.ts';

/** Headings of what is owed to a lender, whose figures are the lender's. */
const OWED =
  'owed|owing|balance due|remaining debt|restschuld|offene forderung|saldo adeudado|saldo pendiente|total a cargar|deuda|saldo devedor|divida|debito residuo|openstaand|restskuld|restgaeld|restgjeld|velkajaannos|zadluzenie|借入残高|借入金残高|未還餘額|欠款餘額|欠款余额|贷款余额|貸款餘額|' +
  'задолженность|остаток долга|ссудная задолженность|заборгованість|залишок боргу|задължение|остатък по кредит|дължима сума|остатак дуга|дуговање|eftirstöðvar láns|skuld|võlgnevus|laenu jääk|parāds|parāda atlikums|parāda summa|aizdevuma atlikums|kredīta atlikums|įsiskolinimas|paskolos likutis|ostanek dolga|dolg|neodplačana glavnica|대출잔액|대출금잔액|미상환잔액|ยอดหนี้|หนี้คงค้าง|เงินต้นคงเหลือ|dư nợ gốc|dư nợ còn lại|baki terhutang|jumlah terhutang|baki pinjaman|יתרת הלוואה|יתרת ההלוואה|יתרה לסילוק|المبلغ المستحق|الرصيد المستحق|رصيد القرض|رصيد التمويل';

/** What a bill calls its total: it is to be paid. */
const TO_PAY =
  'total due|amount due|zu zahlen|zahlbetrag|zu zahlender betrag|a payer|da pagare|totale dovuto|importo dovuto|saldo dovuto|a pagar|te betalen|att betala|at betale|a betale|maksettava|do zaplaty|k uhrade|na uhradu|fizetendo|de plata|за плащане|к оплате|до сплати|πληρωτεο|za placilo|za uplatu|odenecek';

/** What a lender's columns call money that raises a debt, and money that lowers it; beside each other, each says the other's opposite. */
const CHARGED =
  'charges|charge|interest charged|interest|purchases|purchase|advances|advance|interest and charges|debits|belastungen|kaufe|umsatze|achats|frais|depenses|avances|cargos|compras|consumos|encargos|addebiti|acquisti|spese|aankopen|kosten|kop|kjop|zakupy|obciazenia|aprēķināts|aprēķināti|priskaičiuota|priskaityta|arvestatud';
const PAID =
  'payments|payment|repayments|repayment|payments made|zahlungen|einzahlungen|tilgung|paiements|versements|remboursements|pagos|pagamentos|pagamenti|rimborsi|betalingen|aflossingen|betalningar|inbetalningar|betalinger|indbetalinger|platnosci|splaty|wplaty|samaksāts|samaksāti|sumokėta|tasutud';

/** What a lender's columns call the two parts of a repayment: what it takes off the debt, and what the debt cost. */
const PRINCIPAL =
  'principal|principal paid|principal amount|capital|tilgung|tilgungsanteil|capital amorti|amortissement|amortizacion|capital amortizado|amortizacao|quota capitale|aflossing|amortering|avdrag|afdrag|lyhennys|kapital|rata kapitalowa|umor|jistina|istina|otplata glavnice|glavnica|anapara|основной долг|元金|本金|원금|เงินต้น|nợ gốc|pokok|angsuran pokok|קרן|תשלום קרן|أصل القرض|أصل الدين|أصل المبلغ';
const INTEREST =
  'interest|interest paid|interest amount|zins|zinsen|zinsanteil|interets|intereses|interes|juros|interessi|quota interessi|rente|renta|rantor|renter|korko|korot|odsetki|rata odsetkowa|urok|uroky|kamata|obresti|faiz|проценты|利息|利息額|이자|ดอกเบี้ย|lãi|bunga|faedah|ריבית|תשלום ריבית|الفائدة|الفوائد|الربح';

const entriesOf = (list: string): string[] => list.split('|').map(canonicalText);
const OWED_ENTRIES = entriesOf(OWED);
const TO_PAY_ENTRIES = entriesOf(TO_PAY);
const CHARGED_ENTRIES = new Set(entriesOf(CHARGED));
const PAID_ENTRIES = new Set(entriesOf(PAID));

const PARTS = [PRINCIPAL, INTEREST].map((words) => new Set(entriesOf(words)));

const LETTER = /\p{L}/u;

/** Only its accent parts `solde dû` from `solde du 3 mars`. */
const FRENCH_OWED = /(?<!\p{L})dû(?!\p{L})/iu;

/** Whether some entry stands in a text, as words where it has Latin letters. */
const holds = (text: string, entries: readonly string[]): boolean =>
  entries.some((entry) => {
    const at = text.indexOf(entry);
    if (at < 0) return false;
    if (!/[a-z]/.test(entry)) return true;
    return !LETTER.test(text[at - 1] ?? ' ') && !LETTER.test(text[at + entry.length] ?? ' ');
  });

/** True for a heading that says owed: `Balance owed`, `Capital restant dû`. */
export const saysOwed = (heading: string): boolean =>
  FRENCH_OWED.test(heading) || holds(canonicalText(heading), OWED_ENTRIES);

/** True for the name of a bill's total that says owed, or to be paid: `Saldo da pagare`. */
export const saysToPay = (label: string): boolean => saysOwed(label) || holds(canonicalText(label), TO_PAY_ENTRIES);

/** True for the heading of a loan's balance: `Loan balance`, `Principal balance`. */
export const namesLoan = (heading: string): boolean => accountTypesIn(heading).some(({ type }) => type === 'loan');

/** True for headings of which one names what a repayment takes off a debt, and another one the interest in it. */
export const partRepayments = (headings: readonly string[]): boolean =>
  PARTS.every((part) => headings.some((heading) => part.has(canonicalText(heading))));

/** True for a heading of what raises a debt, one thing or several: `Charges & Advances`. */
export const saysCharged = (heading: string): boolean =>
  heading.split(/[&/]/u).every((part) => CHARGED_ENTRIES.has(canonicalText(part))) ||
  CHARGED_ENTRIES.has(canonicalText(heading));

/** True for a heading of what is paid to whom it is owed, or, beside money received, of what is paid to others. */
export const saysPaid = (heading: string): boolean => PAID_ENTRIES.has(canonicalText(heading));

/** What card bills say of the payment of the last one. */
const THANKS =
  /(?<!\p{L})(?:payment received|thank you|merci|gracias por su pago|(?:su )?pago,? (?:muchas )?gracias|pago recibido|pagamento (?:recebido|efetuado)|obrigad[oa] pelo pagamento|zahlung erhalten|zahlung dankend erhalten|ihre zahlung|grazie|dank u|tack for din betalning|betalning .{0,20}tack|dziekujemy za wplate)(?!\p{L})/u;

/** Whether a booking's text says that a card's holder has paid the bill before. */
export const thanksForPayment = (text: string): boolean => THANKS.test(canonicalText(text));
