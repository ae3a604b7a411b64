import { canonicalText } from './canonical.ts';
import { remembered } from './remembered.ts';

/**
 * Words of bookings that fit one direction only, by language. Words that either side uses (transfer, payment, cheque) are
 * in no list.
 */
const IN: readonly string[] = [
  'salary|direct deposit|cash deposit|payment received|interest earned|interest credit|credit interest|refund|cashback|dividend received|received from|transfer from|inward',
  'gehalt|lohnzahlung|zinsgutschrift|habenzinsen|gutschrift|einzahlung|bareinzahlung',
  'salaire|virement recu|vir recu|interets crediteurs|remboursement|versement recu|en votre faveur',
  'nomina|abono|ingreso|transferencia recibida|transf recibida|devolucion|haberes|cobranza|credito por|nota de credito|deposito en efectivo|deposito efectivo|deposito de cheque',
  'salario|ordenado|vencimento|transferencia recebida|pix recebido|estorno|deposito recebido|pagamento recebido',
  'stipendio|accredito|bonifico a vostro favore|bonifico in entrata|pensione|rimborso',
  'salaris|loon|bijschrijving|storting|uitkering',
  'lon|insattning|lonn|innskudd|lonoverforsel|indbetaling|palkka|tilipano',
  'wynagrodzenie|przelew przychodzacy|uznanie|mzda|vyplata|prichozi|pripisanie|munkaber|jovairas|salariu|incasare|placa|uplata',
  'maas|gelen|yatan|μισθοδοσια|καταθεση',
  'gaji|setoran|transfer masuk|kemasukan',
  '給与|給料|賞与|振込入金|預入|年金|工资|代发|存入|收款|退款|薪金|薪資|轉入|转入|存款',
  'зарплата|заработная плата|зачисление|поступление|входящии перевод|пополнение|возврат|внесение наличных|пенсия|аванс|капитализация|проценты на остаток|кэшбэк',
  'зарплата|заробітна плата|зарахування|надходження|вхіднии переказ|поповнення рахунку|повернення|внесення готівки|пенсія|аванс|кешбек',
  'заплата|получен превод|входящ превод|постъпление|вноска в брои|внасяне|възстановяване|пенсия|лихва по депозит|захранване',
  'зарада|плата|пензија|уплата|прилив|повраћај|uplata zarade|zarada|priliv|povracaj',
  'laun|innborgun|innlogn|vaxtatekjur|endurgreidsla|lifeyrir|millifaersla inn',
  'palk|tootasu|laekumine|sularaha sissemakse|sissemakse|pension|tagasimakse kliendile|lastetoetus',
  'alga|darba alga|ienakosais maksajums|skaidras naudas iemaksa|iemaksa|pensija|pabalsts|atmaksa',
  'darbo uzmokestis|atlyginimas|gautas pervedimas|grynuju inesimas|iplaukos|pensija|grazinimas|pasalpa',
  'placa|pokojnina|priliv|polog gotovine|polog|prejeto nakazilo|vracilo|otroski dodatek',
  '급여|월급|상여|예금이자|결산이자|현금입금|대체입금|입금|환불|환급|연금|이자입금',
  'เงินเดือน|ฝากเงิน|รับโอน|โอนเข้า|เงินเข้า|ดอกเบี้ยรับ|คืนเงิน|ดอกเบี้ยเงินฝาก',
  'luong|tra luong|nop tien|nop tien mat|nhan chuyen tien|lai tien gui|tra lai|hoan tien',
  'משכורת|הפקדה|הפקדת מזומן|הפקדת שיק|הפקדת שיקים|העברה מאת|זיכוי|ביטוח לאומי|קצבה|קצבת ילדים|קצבת זקנה|ריבית זכות|החזר מס',
  'راتب|رواتب|ايداع|ايداع نقدي|ايداع راتب|حواله وارده|تحويل وارد|استرداد|معاش|ارباح',
  'gaji|deposit tunai|pindahan masuk|hibah|faedah diterima|dividen|bayaran balik|terimaan',
];
const OUT: readonly string[] = [
  'atm|cash withdrawal|withdrawal|wdl|card purchase|card payment|purchase|pos|direct debit|debit order|standing order|service charge|monthly fee|account fee|overdraft fee|bill payment|sent to|transfer to|interest charged',
  'lastschrift|basislastschrift|kartenzahlung|geldautomat|bargeldauszahlung|abhebung|dauerauftrag|entgelt|gebuhr|kontofuhrung|sollzinsen',
  'retrait|achat|paiement par carte|paiement cb|prelevement|prlv|frais|cotisation|agios|virement emis',
  'retirada|compra|recibo|comision|debito|pago de cheque|pago cheque|reintegro|extraccion|debito automatico|adeudo|transferencia emitida|cajero',
  'levantamento|saque|debito direto|compra com|tarifa|pix enviado|transferencia enviada|comissao|iof',
  'prelievo|addebito|commissione|commissioni|pagamento carta|pagamento pos|bancomat|canone|bollo',
  'betaalautomaat|geldautomaat|geldopname|incasso|afschrijving',
  'uttag|kortkop|autogiro|uttak|varekjop|gebyr|avgift|haevning|dankort|nosto|korttimaksu|palvelumaksu|ostos',
  'wyplata z bankomatu|zakup|platnosc karta|oplata|prowizja|obciazenie|vyber|platba kartou|poplatek|inkaso|keszpenzfelvet|vasarlas|retragere|plata la pos|comision',
  'para cekme|alisveris|ucret|odeme|αναληψη|αγορα|προμηθεια',
  'tarik tunai|biaya|pembelian|penarikan',
  '引出|引落|手数料|出金|カード|取款|消费|消費|手续费|手續費|提款|支取|扣款|转出|轉出',
  'покупка|снятие наличных|снятие|выдача наличных|оплата|списание|комиссия|исходящии перевод|плата за обслуживание|автоплатеж|банкомат',
  'покупка|зняття готівки|видача готівки|оплата|списання|комісія|вихіднии переказ|автоплатіж|банкомат|поповнення мобільного',
  'покупка|теглене|плащане|такса|комисиона|комунални услуги|директен дебит|изходящ превод|нареден превод',
  'куповина|подизање готовине|банкомат|исплата|провизија|накнада|одржавање рачуна|трајни налог|kupovina|podizanje gotovine|bankomat|provizija|naknada|odrzavanje racuna',
  'uttekt|hradbanki|faerslugjald|kaup|thjonustugjald|argjald|greidsla reiknings|leiga',
  'kaardimakse|sularaha valjamakse|sularahaautomaat|ost|teenustasu|kuutasu|hooldustasu|pusimakse|laenumakse',
  'pirkums|skaidras naudas izmaksa|skaidras naudas iznemsana|bankomats|komisija|komisijas maksa|konta apkalposana|izejosais maksajums',
  'pirkinys|grynuju pinigu isemimas|grynuju isgryninimas|bankomatas|komisinis mokestis|aptarnavimo mokestis|atsiskaitymas kortele|mokejimas kortele',
  'nakup|dvig|dvig gotovine|bankomat|provizija|nadomestilo|vodenje racuna|trajnik|direktna obremenitev',
  '체크카드|현금인출|출금|자동이체|카드대금|관리비|통신요금|수수료|보험료|공과금|결제',
  'ถอนเงิน|โอนออก|ชําระ|ซื้อสินค้า|ค่าธรรมเนียม|หักบัญชี|เติมเงิน',
  'rut tien|rut tien mat|thanh toan|mua hang|phi dich vu|phi sms|phi duy tri|nap tien|chuyen tien di|tien dien',
  'משיכת מזומן|משיכה|משיכה מכספומט|כספומט|הוראת קבע|עמלה|עמלת|עמלת פעולה|עמלת פעולות|דמי כרטיס|כרטיס אשראי|חברת החשמל|ארנונה|העברה אל|ריבית חובה|ישראכרט',
  'سحب|سحب نقدي|سحب صراف الي|مشتريات|شراء|نقاط بيع|رسوم|عموله|حواله صادره|تحويل صادر|سداد فاتوره|دفع فاتوره|خصم مباشر|مصاريف',
  'pengeluaran tunai|pengeluaran atm|belian|caj|caj perkhidmatan|bayaran bil|arahan tetap|pindahan keluar',
];

/** Scripts whose words stand in longer ones. */
const COMPOUNDS = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;

const patternOf = (lists: readonly string[]): RegExp => {
  const words = lists.flatMap((list) => list.split('|'));
  const spaced = words.filter((word) => !COMPOUNDS.test(word));
  const others = words.filter((word) => !spaced.includes(word));
  return new RegExp(`(?<!\\p{L})(?:${spaced.join('|')})(?!\\p{L})|${others.join('|')}`, 'u');
};

const [inWords, outWords] = [patternOf(IN), patternOf(OUT)];

/** `Refund of card purchase`: what is given back is named behind it. */
const GIVES_BACK =
  /^(?:refund|reversal|estorno|devolucion|reembolso|remboursement|rimborso|storno|ruckerstattung|erstattung|terugbetaling|aterbetalning|возврат|повернення|zwrot|vraceni|iade)(?!\p{L})/u;

/** The direction that a booking's words name; null where they name none or both. */
export const directionNamed = remembered((text): 'in' | 'out' | null => {
  const plain = canonicalText(text);
  const [moneyIn, moneyOut] = [inWords.test(plain), outWords.test(plain)];
  if (moneyIn && GIVES_BACK.test(plain)) return 'in';
  if (moneyIn === moneyOut) return null;
  return moneyIn ? 'in' : 'out';
});
