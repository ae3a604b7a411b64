/**
 * Words by which statements say how something was paid, before they say to whom, in the product's nine languages. They
 * are kinds of payment, never names. Written in lower case without accents; the longest that fits is taken off.
 */
const LATIN: readonly string[] = [
  // English
  'card payment to, card payment at, card payment, card purchase, contactless payment, contactless, debit card purchase',
  'debit card payment, pos purchase, pos debit, pos payment, pos transaction, point of sale, pos, visa purchase, visa debit',
  'visa, mastercard, maestro, direct debit payment to, direct debit to, direct debit, faster payments, faster payment',
  'bill payment to, bill payment, standing order to, standing order, online payment to, online transfer to, bank transfer to',
  'bank transfer from, transfer to, transfer from, payment to, payment from, payment received from, ach debit, ach credit',
  'recurring payment, recurring card payment, checkcard, check card purchase, purchase authorized, purchase at, purchase, refund from',
  'wire transfer to, wire transfer from, internet payment to, mobile payment to, online card payment, fpo, fpi, bgc, ddr',
  // German
  'kartenzahlung, ec-kartenzahlung, girocard, sepa-lastschrift, sepa lastschrift, sepa-basislastschrift, basislastschrift',
  'folgelastschrift, erstlastschrift, lastschrifteinzug, lastschrift, sepa-uberweisung, uberweisung an, uberweisung',
  'online-uberweisung, echtzeituberweisung, echtzeit-uberweisung, gutschrift von, gutschrift, dauerauftrag an, dauerauftrag',
  'kartenkauf, kauf bei, einkauf bei, einkauf, zahlungseingang von, zahlungseingang, zahlung an, kreditkartenzahlung',
  // French
  'paiement par carte, paiement carte, paiement cb, paiement sans contact, achat par carte, achat cb, achat carte, facture carte',
  'facturette cb, carte, cb, prelevement sepa de, prelevement sepa, prelevement de, prelevement, prlv sepa, prlv',
  'virement sepa recu de, virement recu de, virement emis vers, virement en faveur de, virement instantane de, virement de',
  'virement a, virement vers, virement sepa, virement, vir sepa recu, vir sepa, vir inst, vir recu, vir',
  // Spanish
  'compra con tarjeta en, compra con tarjeta, compra tarjeta, compra en, pago con tarjeta en, pago con tarjeta, pago tarjeta',
  'pago en, pago a, recibo de, recibo, adeudo de, adeudo recibido de, adeudo, domiciliacion de, domiciliacion',
  'transferencia recibida de, transferencia inmediata de, transferencia inmediata a, transferencia a favor de, transferencia a',
  'transferencia de, transferencia, tarjeta, compra',
  // Portuguese
  'compra com cartao, compra cartao, compra no debito, compra no credito, pagamento de servicos, pagamento a, pagamento',
  'debito direto, debito directo, transferencia para, transferencia recebida de, transferencia enviada para, transf para',
  'transf de, transf, trf p/, trf para, trf de, trf, pix enviado para, pix enviado, pix recebido de, pix recebido, pix',
  // Italian
  'pagamento con carta presso, pagamento con carta, pagamento carta, pagamento pos, pagamento presso, acquisto presso, acquisto pos',
  'acquisto, addebito diretto sepa, addebito diretto, addebito sdd, addebito sepa, addebito, bonifico a favore di, bonifico sepa',
  'bonifico istantaneo a, bonifico istantaneo da, bonifico da, bonifico a, bonifico, disposizione di bonifico a, utilizzo carta',
].flatMap((line) => line.split(', '));

/** Longest first. These run into what follows them: their scripts have no blanks. */
const IDEOGRAPHIC: readonly string[] = [
  // Japanese
  'カード利用 デビットカード VISAデビット デビット 口座振替 自動振替 お振込 振込 振替 送金 引落 クレジット',
  // Chinese, simplified and traditional
  'POS消费 刷卡消费 消费 网上支付 快捷支付 跨行转账 转账支出 转账收入 转账 代扣 代付 汇款',
  'POS消費 刷卡消費 消費 網路轉帳 行動轉帳 跨行轉帳 轉帳支出 轉帳存入 轉帳 自動扣繳 扣繳 代繳 匯款',
]
  .flatMap((line) => line.split(' '))
  .sort((one, other) => other.length - one.length);

const byLength = [...LATIN].sort((one, other) => other.length - one.length);

/** A text as the lists above are written; of the same length as it was, so that places in one are places in the other. */
const folded = (text: string): string =>
  [...text]
    .map((letter) => {
      const [base = letter] = letter.normalize('NFD');
      const lower = base.toLowerCase();
      return lower.length === letter.length ? lower : letter;
    })
    .join('');

/** What ends a way to pay: a blank or a sign, so that `pos` is not found in `post`. */
const ENDS = /^(?:$|[\s:,.;/–-])/;

/** How many characters at the beginning say how was paid; 0 where none do. */
export function wayToPay(text: string): number {
  const ideographs = IDEOGRAPHIC.find((words) => text.toUpperCase().startsWith(words));
  if (ideographs) return ideographs.length;
  const plain = folded(text);
  return byLength.find((words) => plain.startsWith(words) && ENDS.test(plain.slice(words.length)))?.length ?? 0;
}
