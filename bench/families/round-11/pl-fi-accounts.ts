import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  booked,
  cells,
  drawnOf,
  family,
  heads,
  inOrOut,
  joined,
  look,
  type Move,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { dayAfter, rowAttribute, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { banked, behind, blank, dayBefore, minus } from './europe-kit.ts';

/**
 * A Polish electronic statement (ISO days, the operation's day before the posting day, up to five lines a row, a table of turnovers before the
 * rows) and a Finnish account statement (a line for each entry day, an archive number a row, signs behind, counts and sums at the end).
 */

const PL: readonly Sort[] = [
  [
    'ZAKUP PRZY UŻYCIU KARTY|{SKLEP LIPA;STACJA BRZEZNO;APTEKA DEBOWA} /{Lipowiec;Warszawa}|DATA TRANSAKCJI: {=yyyy-mm-dd}',
    -24_000,
    -450,
  ],
  ['BLIK ZAKUP E-COMMERCE|{ksiegarnia-wierzba.pl;paczkowo.pl}|numer referencyjny ###########', -31_000, -1_500],
  [
    'PRZELEW ZEWNĘTRZNY WYCHODZĄCY|{WSPÓLNOTA MIESZKANIOWA DĘBOWA 17;ENERGA LIPOWIEC SP. Z O.O.}|al. Dębowa 17, 98-997 Brzeźno|## #### #### #### #### #### ####|{CZYNSZ ZA {=mm/yyyy};FAKTURA FV/####/{=mm}}',
    -140_000,
    -6_000,
  ],
  [
    'PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY|{HURTOWNIA BRZEŹNIAK SP. Z O.O.;ZOFIA LIPOWIECKA}|ul. Młyńska 4 99-998 Lipowiec|## #### #### #### #### #### ####|{WYNAGRODZENIE {=mm.yyyy};ZWROT}',
    5_000,
    900_000,
  ],
  ['PRZELEW WŁASNY|CEL: OSZCZĘDNOŚCI', -50_000, -10_000],
  ['WYPŁATA W BANKOMACIE|PLANET CASH LIPOWIEC', -80_000, -5_000],
  ['OPŁATA ZA KARTĘ', -900, -900],
];

function zestawienie(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(random, { ...period, sorts: PL, floor: 0n }, 14, 80, [40_000, 1_500_000]);
  const done = rows.map(({ date }) => dayAfter(date, -random.integer(0, 3)));
  const who = whoIn(random, 'pl');
  const nrb = iban('PL', random.digits(24));
  const number = nrb.replaceAll(' ', '').slice(2);
  const grouped = number.replace(/^(\d\d)/, '$1 ').replace(/(\d{4})(?=\d)/g, '$1 ');
  const money = (value: bigint) => minus(value, blank);
  const widths = [62, 62, 236, 76, 80];
  const parts = pack(rows, ({ lines }) => lines.length * 9 + 6, 450, 660);
  const html = (move: Move) => {
    const r = rows.indexOf(move);
    return cells(
      'lllrr',
      [done[r] ?? '', move.date, joined(move.lines), money(move.amount), money(move.balance)],
      [0, r],
    );
  };
  const turnovers = (label: string, sign: 1 | -1) =>
    cells('lrr', `${label}|${inOrOut(rows, sign).length}|${money(total(rows, sign))}`);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const top =
      p === 0
        ? `<div class="sp"><div><b>${who.person.toUpperCase()}</b><br>${who.place.toUpperCase().split(', ').join('<br>')}</div><div>eBank Wierzba S.A. Bankowość Detaliczna<br>Skrytka Pocztowa 2108, 90-999 Łódź 2<br>www.wierzba.example infolinia 801 399 700</div></div><h1>Elektroniczne zestawienie operacji</h1><div>za okres od <b>${period.start}</b> do <b>${period.end}</b></div><div>Dla rachunku: eKonto Osobiste &nbsp; numer ${grouped} &nbsp; waluta: PLN</div><div>IBAN: ${nrb} &nbsp; BIC: WIERPLPW</div>
      ${table([150, 80, 100], heads('lrr', 'Podsumowanie obrotów na rachunku|liczba operacji|suma operacji') + turnovers('Uznania', 1) + turnovers('Obciążenia', -1) + cells('lrr', `Łącznie|${rows.length}|${money(total(rows))}`))}<p>Limit odnawialny: 0,00 PLN. Oprocentowanie rachunku: 0,00% od ${dayBefore(period.start)}</p>`
        : '';
    const body =
      heads('lllrr', 'Data<br>operacji|Data<br>księgowania|Opis operacji|Kwota|Saldo po<br>operacji') +
      (p === 0 ? cells('lllrr', `||<b>Saldo początkowe</b>||<b>${money(opening)}</b>`) : '') +
      part.map(html).join('') +
      (last ? cells('lllrr', `||<b>Saldo końcowe</b>||<b>${money(closing)}</b>`) : '');
    return `<section class="page"><div class="logo">wierzba</div>${top}${table(widths, body, 'main')}<div class="foot sp"><span>Niniejszy dokument sporządzono na podstawie art. 7 Ustawy Prawo Bankowe (Dz. U. Nr 140 z 1997 roku, poz. 939 z późniejszymi zmianami). Nie wymaga podpisu ani stempla.</span><span>strona ${p + 1}/${parts.length}</span></div></section>`;
  });
  const css = look(
    "7.5pt/9pt 'DejaVu Sans Condensed'|28pt 38pt|.logo{font-size:16pt;line-height:24pt;color:#a02;font-weight:bold;text-align:right}h1{font-size:12pt;line-height:18pt;margin-top:18pt}table{margin-top:10pt}th{border-bottom:.8pt solid #a02;padding:2pt}td{padding:2.5pt 2pt;border-bottom:.3pt solid #ccc}p{margin-top:6pt;font-size:6.5pt}.foot{position:absolute;bottom:14pt;left:38pt;right:38pt;font-size:5pt}",
  );
  return drawnOf(pages, css, {
    account: banked(`eBank Wierzba S.A.|${who.person.toUpperCase()}|checking|PLN`, number, nrb, 'WIERPLPW'),
    period,
    opening,
    closing,
    rows: rows.map((move) => rowOf(move, { shows: true })),
  });
}

const FI: readonly Sort[] = [
  [
    'KORTTIOSTO|{LUMIKAUPPA KOSKIRANTA;APTEEKKI;HUOLTO-ASEMA A#;KAHVILA AHO}|OSTOPVM {=dd.mm.yy} KORTTI ************####',
    -9_900,
    -210,
  ],
  ['E-LASKU|{HIETAMAEN SAHKO OY;KOSKIRANNAN VESI OY}|Viite ##### ##### #####', -16_000, -2_200],
  ['TILISIIRTO|{TALOYHTIO MYLLYTIE #;PEKKA LUMIJARVI}|{VASTIKE {=mm/yyyy};Kiitos;Lasku ####}', -62_000, -1_500],
  ['PANO|{AHONKYLAN HUOLTO KY;KELA;SANNA KOSKIRANTA}|{PALKKA;ETUUS {=mm/yyyy};Osuus ruoista}', 1_000, 260_000],
  ['AUTOM. NOSTO|OTTO. KOSKIRANTA|{=dd.mm} 1#.0#', -20_000, -2_000],
  ['PALVELUMAKSU|Päivittäispalvelut {=mm/yyyy}', -590, -390],
];

function tiliote(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(random, { ...period, sorts: FI, floor: 0n }, 12, 66, [30_000, 500_000]);
  const who = whoIn(random, 'fi');
  const long = iban('FI', random.digits(14));
  const full = (iso: string) => day(iso, 'dd.mm.yyyy');
  const sign = (value: bigint) => behind(value, blank);
  const widths = [28, 44, 106, 240, 78];
  type Item = { readonly date: string } | { readonly move: Move };
  const items = rows.flatMap((move): Item[] => (move.firstOfDay ? [{ date: move.date }, { move }] : [{ move }]));
  const archives = rows.map(
    ({ date }, r) => `${day(date, 'yymmdd')}5889${String(r + 1).padStart(2, '0')}${random.digits(6)}`,
  );
  const html = (item: Item) => {
    if ('date' in item) return `<tr class="d"><td colspan="5">KIRJAUSPÄIVÄ ${day(item.date, 'dd.mm.yy')}</td></tr>`;
    const { move } = item;
    const r = rows.indexOf(move);
    const [kind = '', ...lines] = move.lines;
    return `<tr ${rowAttribute(0, r)}><td>${r + 1}</td><td>${day(move.date, 'ddmm')}</td><td>${archives[r]}</td><td>${text(kind)}<br>${joined(lines)}</td><td class="r">${sign(move.amount)}</td></tr>`;
  };
  const parts = pack(items, (item) => ('date' in item ? 15 : item.move.lines.length * 9.5 + 2), 470, 620);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const saldo = (label: string, value: bigint) =>
      `<tr><td colspan="4"><b>${label}</b></td><td class="r"><b>${sign(value)}</b></td></tr>`;
    const top = `<div class="sp"><div><b class="logo">Lumipankki</b><br>Koskirannan konttori<br>PL 99, 00099 LUMIPANKKI</div><div><b>TILIOTE</b> &nbsp; Nro ${day(period.end, 'm')} &nbsp; Sivu ${p + 1} (${parts.length})<br>Kausi ${full(period.start)} - ${full(period.end)}<br>Tilinumero ${long}<br>BIC LUMIFIHH &nbsp; Valuutta EUR</div></div>${p === 0 ? `<div class="addr">${who.person.toUpperCase()}<br>${who.place.toUpperCase().split(', ').join('<br>')}</div>` : ''}`;
    const n = (s: 1 | -1) => inOrOut(rows, s).length;
    const tail = last
      ? `${saldo(`LOPPUSALDO ${full(period.end)}`, closing)}<tr><td colspan="5" class="u">PANOT ${n(1)} KPL ${sign(total(rows, 1))} &nbsp;&nbsp; OTOT ${n(-1)} KPL ${n(-1) ? sign(total(rows, -1)) : '0,00'} &nbsp;&nbsp; TILIN KÄYTETTÄVISSÄ ${blank(closing)}</td></tr>`
      : '';
    return `<section class="page">${top}${table(widths, `<tr class="h"><td>Nro</td><td>Arvopvm</td><td>Arkistointitunnus</td><td>Saajan/Maksajan nimi<br>Viesti</td><td class="r">Määrä</td></tr>${p === 0 ? saldo(`ALKUSALDO ${full(dayBefore(period.start))}`, opening) : ''}${part.map(html).join('')}${tail}`)}
      <div class="foot">Talletussuojan piirissä 100 000 euroon asti. Korko 0,000 % 01.01.2022 alkaen. Asiakaspalvelu 0200 9999 (pvm/mpm) ark. 8-20. Huomautukset 60 päivän kuluessa.</div></section>`;
  });
  const css = look(
    "8pt/9.5pt 'Liberation Sans'|32pt 48pt|.logo{font-size:15pt;line-height:20pt;color:#03a}.addr{margin:36pt 0 20pt}table{margin-top:14pt}td{padding:1pt 2pt}.h td{border-top:.8pt solid #000;border-bottom:.8pt solid #000}.d td{font-weight:bold;padding-top:5pt}.u{border-top:.8pt solid #000;padding-top:5pt}.foot{position:absolute;bottom:18pt;font-size:6pt}",
  );
  return drawnOf(pages, css, {
    account: banked(`Lumipankki|${who.person.toUpperCase()}|checking|EUR`, null, long, 'LUMIFIHH'),
    period,
    opening,
    closing,
    rows: rows.map((move, r) => rowOf(move, { valueDate: move.date, reference: archives[r] ?? null })),
  });
}

export const families: Family[] = [
  family(
    'pl-konto-zestawienie',
    'pl',
    'checking',
    ['operation-before-posting', 'multi-line', 'turnovers-before'],
    zestawienie,
  ),
  family(
    'fi-tiliote-kirjauspaiva',
    'fi',
    'checking',
    ['day-lines', 'signs-behind', 'archive-numbers', 'no-running-balance'],
    tiliote,
  ),
];
