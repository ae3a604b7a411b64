import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  outIn,
  periodOf,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountIn, behind, comma, type Placed, placed, sheets, shifted, space } from './europe-parts.ts';

const de = (iso: string) => day(iso, 'dd.mm.yyyy');

const FIRMA = [
  [
    'SEPA-Überweisung {Sägewerk Tannau KG;Holzbau Kreil OG}|RE 2#/0### abz. 2% Skonto|AT## 9998 0### 0### ####',
    -900_000,
    -20_000,
  ],
  ['SEPA-Lastschrift Energie Tannau|Vertrag 4## ### Teilbetrag {=mm/yyyy}', -88_000, -30_000],
  ['Gutschrift {Hotel Almblick;Gemeinde Kreilbach}|Kundennr. #### Rechnung ##-####', 30_000, 1_400_000],
  ['Finanzamt UVA {=mm/yyyy}|StNr 99 ###/####', -450_000, -60_000],
  ['Bankomat-Entgelt lt. Aushang', -900, -120],
  ['POS-Umsätze Terminal 0## {=dd.mm.}|brutto 1.2##,00 Disagio 0,85 %', 40_000, 260_000],
] as const;

function tirol(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: FIRMA, floor: -2_500_000n },
    9,
    40,
    [-1_500_000, 1_500_000],
  );
  const who = whoIn(random, 'de');
  const printed = iban('AT', `99980${random.digits(11)}`);
  const sign = behind(COMMAED, '-');
  const one = (row: Placed) =>
    cells(
      'llccrrr',
      [
        joined(row.lines),
        row.ref,
        day(shifted(row, -1, 2), 'dd.mm.'),
        day(row.date, 'dd.mm.'),
        ...outIn(row.amount, comma).split('|'),
        row.lastOfDay ? sign(row.balance) : '',
      ],
      [0, row.at],
    );
  const pages = sheets(
    placed(rows),
    opening,
    (row) => row.lines.length * 11 + 3,
    [265, 330],
    (
      sheet,
    ) => `<div class="sp top"><div class="logo">▲ Kreilbacher Volkskasse</div><div>Kontoauszug ${Number(end.slice(5, 7))} / Blatt ${sheet.index + 1}</div></div>
    ${sheet.first ? `<div class="sp"><div>${text(who.firm)}<br>${text(who.place)}</div><div class="r">Firmenkonto in EUR<br>IBAN ${printed}<br>Zeitraum ${de(start)} – ${de(end)}</div></div>` : `<div class="sp"><span>${text(who.firm)}</span><span>${printed}</span></div>`}
    ${table([270, 68, 50, 56, 98, 98, 102], `${heads('llccrrr', 'Buchungstext|Beleg-Nr.|Wert|Buchung|Belastung EUR|Gutschrift EUR|Saldo EUR')}${cells('llccrrr', [sheet.first ? `<b>Kontostand alt ${de(dayAfter(start, -1))}</b>` : 'Saldovortrag', '', '', '', '', '', sign(sheet.before)])}${sheet.part.map(one).join('')}${sheet.last ? cells('llccrrr', ['<b>Summe Umsätze</b>', '', '', '', comma(total(rows, -1)), comma(total(rows, 1)), '']) + cells('llccrrr', [`<b>Kontostand neu ${de(end)}</b>`, '', '', '', '', '', `<b>${sign(closing)}</b>`]) : ''}`, 'k')}
    <p class="foot">Kreilbacher Volkskasse reg.Gen.m.b.H., FN 99999x, Sollzinsen 8,625 % · Rahmen 25.000,00 · Vortragssalden je Blatt sind keine Umsätze</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/11pt 'Liberation Sans Narrow'|26pt 46pt 20pt 52pt|.top{border-bottom:2pt solid #c2410c;padding-bottom:6pt;margin-bottom:8pt;font-size:10pt;line-height:16pt}.logo{font-size:15pt;color:#c2410c}.k{margin-top:10pt}.k th{background:#fdeee4;padding:3pt 2pt}.k td{padding:1.5pt 2pt;border-bottom:.25pt solid #ddd}.foot{position:absolute;bottom:18pt;font-size:6.5pt;color:#555}",
    ),
    {
      account: accountIn(`Kreilbacher Volkskasse|${who.firm}|checking|EUR`, null, printed),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -1, 2), shows: row.lastOfDay, reference: row.ref })),
    },
  );
}

const PRIVAT = [
  [
    'KAUF/DIENSTLEISTUNG VOM {=dd.mm.yyyy}|KARTEN NR. XXXX####|{BÄCKEREI OBERWIL;KIOSK AM SEE;DROGERIE RÜTI}',
    -14_000,
    -350,
  ],
  ['LASTSCHRIFT|KRANKENKASSE HELVIA AG|POLICE ##.###.### PRÄMIE 4##.15', -62_000, -38_000],
  ['GIRO AUS KONTO 99-#####-#|LOHN {JANUAR;APRIL;JULI}|ABSENDER: WEBEREI RÜTI AG', 420_000, 690_000],
  ['SAMMELAUFTRAG 3 ZAHLUNGEN|STEUERAMT RÜTI 512.40|SERAPHONE AG 59.00|HAUSRAT VERS. 118.65', -69_005, -69_005],
  ['BARGELDBEZUG VOM {=dd.mm.yyyy}|AUTOMAT OBERWIL DORF 1#.#2 UHR', -40_000, -5_000],
  ['GUTSCHRIFT VON FREMDBANK|MITTEILUNG: VELO VERKAUFT 2#.0#', 8_000, 60_000],
] as const;

function zuerich(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: PRIVAT, step: 5 },
    14,
    55,
    [60_000, 1_800_000],
  );
  const who = whoIn(random, 'de');
  const number = `99-${random.digits(6)}-${random.digits(1)}`;
  const money = (value: bigint) => figure(value, { group: "'", decimal: '.' });
  const one = (row: Placed) =>
    cells(
      'llrrcr',
      [
        row.firstOfDay ? day(row.date, 'dd.mm.yy') : '',
        joined(row.lines),
        row.amount > 0n ? money(row.amount) : '',
        row.amount < 0n ? money(row.amount) : '',
        day(shifted(row, 0, 1), 'dd.mm.yy'),
        row.lastOfDay ? money(row.balance) : '',
      ],
      [0, row.at],
    );
  const extra = (label: string, into: string, out: string, balance: string) =>
    cells('llrrcr', ['', `<b>${label}</b>`, into, out, '', balance]);
  const pages = sheets(
    placed(rows),
    opening,
    (row) => row.lines.length * 10.5 + 4,
    [430, 560],
    (
      sheet,
    ) => `<div class="sp"><div class="logo">Oberwiler<br>Sparbank</div><div class="r sm">Seite ${sheet.index + 1} / ${sheet.count}<br>Datum: ${de(end)}</div></div>
    ${sheet.first ? `<div class="sp" style="margin:22pt 0 26pt"><div>Privatkonto CHF<br>Konto ${number}<br>Kontobezeichnung: Haushalt</div><div style="width:190pt">${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div></div><h2>Kontoauszug ${de(start)} – ${de(end)}</h2>` : `<p class="sm">Konto ${number} · Kontoauszug</p>`}
    ${table([52, 215, 66, 66, 52, 72], heads('llrrcr', 'Datum|Text|Gutschrift|Lastschrift|Valuta|Saldo') + (sheet.first ? cells('llrrcr', [day(start, 'dd.mm.yy'), '<b>Kontostand</b>', '', '', '', money(opening)]) : extra('Übertrag', '', '', money(sheet.before))) + sheet.part.map(one).join('') + (sheet.last ? extra('Total', money(total(rows, 1)), money(total(rows, -1)), '') + cells('llrrcr', [day(end, 'dd.mm.yy'), '<b>Kontostand</b>', '', '', '', `<b>${money(closing)}</b>`]) : ''), 'k')}
    ${sheet.last ? '<p class="sm" style="margin-top:14pt">Bitte überprüfen Sie den Kontoauszug. Ohne Ihren Gegenbericht innert 30 Tagen gilt er als genehmigt.</p>' : '<p class="r sm">b.w.</p>'}`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/10.5pt 'Liberation Sans'|36pt 36pt 20pt 36pt|.logo{font:bold 14pt/15pt 'Liberation Sans';background:#ffd400;padding:6pt 10pt}.sm{font-size:7pt}h2{font-size:11pt;margin-bottom:8pt}.k td{padding:2pt 2pt;border-bottom:.3pt dotted #777}.k th{padding:3pt 2pt;border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:bold}",
    ),
    {
      account: account(`Oberwiler Sparbank|${who.person}|checking|CHF`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1), shows: row.lastOfDay })),
    },
  );
}

const LUX = [
  ['Virement reçu {Sàrl Mosellane;Fiduciaire Wiltz}|Réf. client LUX/####', 20_000, 900_000],
  ['Ordre permanent loyer bureau {=mm/yyyy}', -240_000, -110_000],
  ['Achat carte #### {Esch;Remich;Clervaux}|le {=dd/mm} montant 1##,00 commission 0,00', -21_000, -900],
  ['Change interne|cours 1,0### du {=dd/mm/yy}', -300_000, 300_000],
  ['Frais de tenue de compte', -1_200, -400],
] as const;

function luxembourg(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, 3);
  const who = whoIn(random, 'fr');
  const root = `${random.digits(3)}/${random.digits(4)}`;
  const parts = ['EUR', 'USD', 'CHF'].map((currency, s) => ({
    currency,
    number: `${root}-0${s + 1}`,
    ...booked(
      random,
      { start, end, sorts: LUX.filter(([, low]) => low !== -300_000 || s > 0) },
      s === 0 ? 5 : 1,
      s === 0 ? 11 : 6,
      [100_000, 2_000_000],
    ),
  }));
  const fr = (iso: string) => day(iso, 'dd/mm/yy');
  const page = (index: number, body: string) =>
    `<div class="band"></div><h1>Banque de la Sûre &amp; Cie</h1><p class="sub">Société en commandite · Luxembourg</p>${body}<p class="foot">${index + 1} / 4 — Relation ${root} — R.C.S. B 99.999</p>`;
  const recap = `<p class="to">${text(who.firm)}<br>${text(who.place).replace(', ', '<br>')}</p><h2>Situation de vos comptes au ${day(end, 'dd/mm/yyyy')}</h2><table class="k w"><tr><th class="l">Compte</th><th class="l">Devise</th><th class="r">Solde</th><th class="r">Intérêts créditeurs</th></tr>${parts.map(({ number, currency, closing }) => cells('llrr', [number, currency, space(closing), '0,00'])).join('')}</table><p style="margin-top:20pt">Les extraits détaillés par devise suivent. / Detailed statements per currency follow.</p>`;
  const pages = parts.map(({ currency, number, opening, rows, closing }, s) => {
    const sign = (value: bigint) => (value < 0n ? `(${space(value)})` : `${space(value)}&ensp;`);
    const one = (row: Placed) =>
      cells(
        'llcrr',
        [fr(row.date), joined(row.lines), fr(shifted(row, -1, 1)), sign(row.amount), sign(row.balance)],
        [s, row.at],
      );
    return page(
      s + 1,
      `<div class="sp cap"><span>Extrait de compte n° ${Number(end.slice(5, 7)) / 3 > 2 ? 4 : 1} — ${number}</span><b>${currency}</b></div><p>Période du ${day(start, 'dd/mm/yyyy')} au ${day(end, 'dd/mm/yyyy')}</p>
      ${table([62, 222, 62, 80, 86], `${heads('llcrr', 'Date opé.|Libellé|Date val.|Mouvement|Solde')}${cells('llcrr', [fr(start), '<i>Solde reporté</i>', '', '', sign(opening)])}${placed(rows).map(one).join('')}${cells('llcrr', [fr(end), `<b>Solde final en ${currency}</b>`, '', '', `<b>${sign(closing)}</b>`])}`, 'k')}<p class="sm">( ) = débit en ${currency}. Total débits ${space(total(rows, -1))}, total crédits ${space(total(rows, 1))}.</p>`,
    );
  });
  return {
    pages: [page(0, recap), ...pages],
    css: look(
      "8.5pt/12pt 'DejaVu Serif Condensed','DejaVu Serif'|44pt 40pt 20pt 40pt|.band{position:absolute;left:0;top:0;height:10pt;width:100%;background:#0b3d2e}h1{font-size:15pt;font-weight:normal;line-height:20pt}.sub{color:#666;margin-bottom:24pt}.to{margin:20pt 0 30pt 280pt}h2{font-size:11pt;margin-bottom:8pt}.w{width:100%}.cap{border-bottom:1pt solid #0b3d2e;font-size:10pt;padding-bottom:4pt;margin-bottom:4pt}.k{margin-top:8pt}.k th{border-bottom:.6pt solid #0b3d2e;padding:3pt 2pt;font-style:italic}.k td{padding:2pt}.sm{font-size:7pt;margin-top:10pt}.foot{position:absolute;bottom:22pt;font-size:7pt;color:#666}",
    ),
    statements: parts.map(({ currency, number, opening, rows, closing }) =>
      truthOf({
        account: account(`Banque de la Sûre & Cie|${who.firm}|checking|${currency}`, number),
        ...{ period: { start, end }, opening, closing },
        rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -1, 1), shows: true })),
      }),
    ),
  };
}

export const families: Family[] = [
  family(
    'at-firma-quer-tagessaldo',
    'de',
    'checking',
    ['landscape', 'value-before-booking', 'day-end-balance', 'no-year'],
    tirol,
    [841.89, 595.28],
  ),
  family(
    'ch-privat-gutschrift-zuerst',
    'de',
    'checking',
    ['in-before-out', 'date-once-a-day', 'day-end-balance', 'amounts-in-text'],
    zuerich,
  ),
  family('lu-devises-trois', 'fr', 'checking', ['three-currencies', 'summary-page', 'parentheses'], luxembourg),
];
