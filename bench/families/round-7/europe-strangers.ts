import type { Stranger } from '../family.ts';
import { dayAfter, text } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  list,
  SPACED,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  WHOLE,
  whoIn,
} from '../stranger-parts.ts';

/** Papers of firms and drivers that open, move and close like an account and are none. */

const fees = stranger('it-commissioni-esercente', 'it', (random) => {
  const who = whoIn(random, 'it');
  const start = startDay(random);
  const rows = daysFrom(random, start, random.integer(9, 24), 2).map((iso) => {
    const gross = random.integer(1_500, 90_000);
    const fee = Math.round(gross * 0.015);
    return { iso, gross, fee, count: random.integer(1, 9) };
  });
  const body = rows.map(({ iso, gross, fee, count }) => [
    day(iso, 'dd.mm.yy'),
    `Abi 09457 - Operazione Elettronica`,
    `2521461498${random.digits(6)}`,
    String(count),
    COMMA(gross),
    COMMA(-fee),
    COMMA(gross - fee),
  ]);
  const gross = sum(rows.map((row) => row.gross));
  const fee = sum(rows.map((row) => row.fee));
  const page = `<h1>Estratto Conto Commissioni</h1><p>${text(who.firm)}<br>${text(who.place)}</p><p>Codice Società: 7399${random.digits(6)}<br>Estratto Conto n. 26DY${random.digits(2)}D</p><h2>Riepilogo Operazioni</h2>${tableOf('lllrrrr', ['Data', 'Descrizione Operazione', 'Riferimento', 'n°Operazioni', 'Lordo', 'Commissione', 'Netto'], [...body, ['', 'Totale trasmissioni', '', String(sum(rows.map(({ count }) => count))), COMMA(gross), COMMA(-fee), COMMA(gross - fee)]])}<p>Le commissioni sono esenti IVA art. 10. Il presente documento vale come fattura ai sensi del DPR 633/72.</p><p>Imponibile esente ${COMMA(fee)} · IVA 0,00 · Totale documento ${COMMA(fee)}</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      8,
      '44pt',
      'h1{font-size:16pt;color:#016fd0;margin-bottom:12pt}h2{font-size:10pt;margin:14pt 0 6pt}p{margin:8pt 0;line-height:11pt}table{width:100%}td,th{padding:2pt 0;border-bottom:.3pt solid #ccc}',
    ),
  };
});

const trip = stranger('lt-keliones-lapas', 'lt', (random) => {
  const start = startDay(random);
  let odometer = random.integer(90_000, 240_000);
  let fuel = random.integer(2_000, 6_000);
  const firstFuel = fuel;
  const rows = daysFrom(random, start, random.integer(10, 22), 2).map((iso) => {
    const distance = random.integer(40, 480);
    const filled = random.chance(0.3) ? random.integer(2_500, 6_000) : 0;
    const used = Math.round(distance * 8.2);
    odometer += distance;
    fuel = Math.max(300, fuel + filled - used);
    return [
      day(iso, 'yyyy-mm-dd'),
      random.pick(['Liepynė – Uosta', 'Uosta – Ąžuolai', 'Ąžuolai – Liepynė']),
      `${WHOLE(odometer)}`,
      String(distance),
      filled ? COMMA(filled) : '',
      COMMA(used),
      COMMA(fuel),
    ];
  });
  const page = `<h1>KELIONĖS LAPAS Nr. ${random.digits(4)}</h1><p>UAB „Ąžuolų pervežimai“ · Automobilis ${random.pick(['LKA', 'JRB'])} ${random.digits(3)} · Vairuotojas Rimas Ąžuolaitis<br>Laikotarpis ${start} – ${dayAfter(start, 40)}</p><p>KURO LIKUTIS PRADŽIOJE ${COMMA(firstFuel)} l &emsp; SUNAUDOTA PAGAL NORMĄ 8,20 l/100 km</p>${tableOf('llrrrrr', ['Data', 'Maršrutas', 'Odometras', 'Nuvažiuota km', 'Įpilta l', 'Sunaudota l', 'Likutis l'], rows)}<p><b>DABARTINIS LIKUTIS ${COMMA(fuel)} l</b></p><p>Parašas ____________</p>`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans'",
      8,
      '40pt',
      'h1{font-size:14pt;margin-bottom:10pt}p{margin:10pt 0;line-height:12pt}table{width:100%}td,th{padding:2.5pt 3pt;border:.4pt solid #555}',
    ),
  };
});

const stock = stranger('sv-lagerreskontra', 'sv', (random) => {
  const who = whoIn(random, 'sv');
  const start = startDay(random);
  let quantity = random.integer(10, 90);
  const rows = daysFrom(random, start, random.integer(12, 26), 3).map((iso) => {
    const move = random.chance(0.45) || quantity < 12 ? random.integer(1, 40) : -random.integer(1, 11);
    quantity += move;
    return [
      day(iso, 'yyyy-mm-dd'),
      move > 0 ? random.pick(['Inköpsinleverans', 'Bakåtdaterad inleverans']) : 'Försäljning',
      String(move),
      SPACED(Math.abs(move) * 1_650),
      SPACED(1_650),
      String(quantity),
    ];
  });
  const page = `<h1>${text(who.firm)}</h1><p>Lagertransaktioner, artikel 40-${random.digits(4)} Koppling 28 mm<br>Utskriven ${day(dayAfter(start, 80), 'yyyy-mm-dd')}</p>${tableOf('llrrrr', ['Datum', 'Transaktionstyp', 'Kvantitet', 'Belopp', 'Genomsnittlig enhetskostnad', 'Saldo st'], [[day(start, 'yyyy-mm-dd'), 'Ingående saldo', '', '', '', '—'], ...rows, ['', 'Utgående saldo', '', SPACED(quantity * 1_650), '', String(quantity)]])}<p>Lagervärde enligt genomsnittsmetoden. Inventering 31 december.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      8.5,
      '46pt',
      'h1{font-size:13pt}p{margin:10pt 0;line-height:12pt}table{width:100%}th{border-bottom:1pt solid #222}td{padding:2pt 0}',
    ),
  };
});

const points = stranger('hu-szamla-torzspontok', 'hu', (random) => {
  const start = startDay(random);
  const items = list(random.integer(5, 14), () => ({
    name: random.pick(['Fenyőpadló 12 mm', 'Szegélyléc', 'Csavar 4x40', 'Parkettalakk 2,5 l', 'Kiszállítás']),
    count: random.integer(1, 12),
    price: random.integer(390, 24_900),
  }));
  const net = sum(items.map(({ count, price }) => count * price));
  const before = random.integer(100, 4_000);
  const page = `<h1>SZÁMLA</h1><div class="two"><p>Eladó:<br>Fenyves Faáru Kft.<br>9995 Fenyves, Malom u. 4.<br>Bankszámla: 99910400-00000190-${random.digits(8)}</p><p>Vevő:<br>Almos Béla<br>9991 Almos, Fő utca 3.</p></div><p>Számla kelte: ${day(start, 'yyyy.mm.dd')} · Teljesítés: ${day(start, 'yyyy.mm.dd')} · Fizetési határidő: ${day(dayAfter(start, 8), 'yyyy.mm.dd')} · Sorszám: FF-2025/${random.digits(5)}</p>${tableOf(
    'lrrrr',
    ['Megnevezés', 'Menny.', 'Egységár', 'ÁFA', 'Bruttó Ft'],
    items.map(({ name, count, price }) => [
      name,
      String(count),
      WHOLE(price).replaceAll(',', ' '),
      '27%',
      WHOLE(Math.round(count * price * 1.27)).replaceAll(',', ' '),
    ]),
  )}<p><b>Fizetendő összesen: ${WHOLE(Math.round(net * 1.27)).replaceAll(',', ' ')} Ft</b></p><div class="box"><b>Törzsvásárlói tájékoztató</b><br>Kártya azonosító: ${random.digits(10)}<br>Nyitó egyenleg: ${before} pont<br>Vásárláshoz felhasznált pont: 0 pont<br>Vásárlás után kapott pont: ${Math.round(net / 1_000)} pont<br>Záró egyenleg: ${before + Math.round(net / 1_000)} pont</div><p>Köszönjük, hogy nálunk vásárolt!</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Serif'",
      9.5,
      '46pt',
      'h1{font-size:20pt;text-align:center}.two{display:flex;justify-content:space-between}p{margin:10pt 0;line-height:13pt}table{width:100%}td,th{padding:2pt 0;border-bottom:.3pt dotted #555}.box{border:1pt dashed #000;padding:8pt;width:240pt;line-height:13pt}',
    ),
  };
});

export const strangers: Stranger[] = [fees, trip, stock, points];
