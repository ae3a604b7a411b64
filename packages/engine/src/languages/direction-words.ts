import { canonicalText } from './canonical.ts';

/**
 * Words of bookings that fit one direction only, by language. Words that either side uses (transfer, payment, cheque) are
 * in no list.
 */
const IN: readonly string[] = [
  'salary|direct deposit|cash deposit|payment received|interest earned|interest credit|credit interest|refund|cashback|dividend received|received from|transfer from|inward',
  'gehalt|lohnzahlung|zinsgutschrift|habenzinsen|gutschrift|einzahlung|bareinzahlung',
  'salaire|virement recu|vir recu|interets crediteurs|remboursement|versement recu|en votre faveur',
  'nomina|abono|ingreso|transferencia recibida|transf recibida|devolucion|haberes',
  'salario|ordenado|vencimento|transferencia recebida|pix recebido|estorno|deposito recebido|pagamento recebido',
  'stipendio|accredito|bonifico a vostro favore|bonifico in entrata|pensione|rimborso',
  'salaris|loon|bijschrijving|storting|uitkering',
  'lon|insattning|lonn|innskudd|lonoverforsel|indbetaling|palkka|tilipano',
  'wynagrodzenie|przelew przychodzacy|uznanie|mzda|vyplata|prichozi|pripisanie|munkaber|jovairas|salariu|incasare|placa|uplata',
  'maas|gelen|yatan|μισθοδοσια|καταθεση',
  'gaji|setoran|transfer masuk|kemasukan',
  '給与|給料|賞与|振込入金|預入|年金|工资|代发|存入|收款|退款|薪金|薪資|轉入|转入|存款',
];
const OUT: readonly string[] = [
  'atm|cash withdrawal|withdrawal|wdl|card purchase|card payment|purchase|pos|direct debit|debit order|standing order|service charge|monthly fee|account fee|overdraft fee|bill payment|sent to|transfer to|interest charged',
  'lastschrift|basislastschrift|kartenzahlung|geldautomat|bargeldauszahlung|abhebung|dauerauftrag|entgelt|gebuhr|kontofuhrung|sollzinsen',
  'retrait|achat|paiement par carte|paiement cb|prelevement|prlv|frais|cotisation|agios|virement emis',
  'retirada|compra|recibo|comision|reintegro|extraccion|debito automatico|adeudo|transferencia emitida|cajero',
  'levantamento|saque|debito direto|compra com|tarifa|pix enviado|transferencia enviada|comissao|iof',
  'prelievo|addebito|commissione|commissioni|pagamento carta|pagamento pos|bancomat|canone|bollo',
  'betaalautomaat|geldautomaat|geldopname|incasso|afschrijving',
  'uttag|kortkop|autogiro|uttak|varekjop|gebyr|avgift|haevning|dankort|nosto|korttimaksu|palvelumaksu|ostos',
  'wyplata z bankomatu|zakup|platnosc karta|oplata|prowizja|obciazenie|vyber|platba kartou|poplatek|inkaso|keszpenzfelvet|vasarlas|retragere|plata la pos|comision',
  'para cekme|alisveris|ucret|odeme|αναληψη|αγορα|προμηθεια',
  'tarik tunai|biaya|pembelian|penarikan',
  '引出|引落|手数料|出金|カード|取款|消费|消費|手续费|手續費|提款|支取|扣款|转出|轉出',
];

const patternOf = (lists: readonly string[]): RegExp => {
  const words = lists.flatMap((list) => list.split('|'));
  const latin = words.filter((word) => !/[\p{Script=Han}\p{Script=Katakana}]/u.test(word));
  const others = words.filter((word) => !latin.includes(word));
  return new RegExp(`(?<!\\p{L})(?:${latin.join('|')})(?!\\p{L})|${others.join('|')}`, 'u');
};

const [inWords, outWords] = [patternOf(IN), patternOf(OUT)];

/** The direction that a booking's words name; null where they name none or both. */
export function directionNamed(text: string): 'in' | 'out' | null {
  const plain = canonicalText(text);
  const [moneyIn, moneyOut] = [inWords.test(plain), outWords.test(plain)];
  if (moneyIn === moneyOut) return null;
  return moneyIn ? 'in' : 'out';
}
