import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { booked, cells, drawnOf, family, heads, look, periodOf, rowOf } from '../kit.ts';
import { figure, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountOf, columns, flow, foot, POINT_UNGROUPED, type Sorts } from './europe-parts.ts';

/** After an Estonian bank's list of movements: a column says D or C, figures unsigned with a point, neither balance nor sum. */

const SORTS: Sorts = [
  ['{MAKSIMA EESTI OÜ;RIMIO;SELVERO}|(..####) {=yyyy-mm-dd} {08;13;18}:{02;21;47} MAKSIMA', -7_000, -150],
  ['{BOLTI;WOLTI;CIRKLE KK}|(..####) {=yyyy-mm-dd} {08;13;18}:{02;21;47}', -6_000, -230],
  ['{Tallvee Vesi AS;Eesti Elekter;Telio Eesti AS}|Arve nr ######## {=dd.mm.yyyy}', -14_000, -900],
  ['Pihlaka tn 4 KÜ|Korteri 12 kommunaalid {=mm/yyyy}', -26_000, -9_000],
  ['Õie Männiksaar|{aitäh;üür;sünnipäevaks}', -50_000, -500],
  ['Järveotsa Ehitus OÜ|Töötasu {=mm.yyyy}', 90_000, 280_000],
  ['Sotsiaalkassa|Lapsetoetus', 6_000, 16_000],
];

const ALIGN = 'lllcrll';
const WIDTHS = [50, 112, 96, 48, 50, 8, 186];

function draw(random: Random): Drawn {
  const person = random.pick(['KÜLLI ÕUNAPUUSAAR', 'ÜLO JÄRVEOTSA', 'Pärtel Sõnajalgsepp']);
  const { start, end } = periodOf(random, 1, random.integer(1, 2));
  const { rows } = booked(random, { start, end, sorts: SORTS }, 7, 66, [90_000, 300_000]);
  const own = iban('EE', random.digits(16));
  const others = rows.map(({ amount }) =>
    amount > -7_000n && random.chance(0.6) ? '' : iban('EE', random.digits(16)).replace(/ /g, ''),
  );
  const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
  const body = rows.map(({ date, lines, amount }, r) => {
    const [who = '', why = ''] = lines;
    return {
      h: 13,
      html: cells(
        ALIGN,
        [
          dmy(date),
          text(who),
          others[r] ?? '',
          amount < 0n ? 'D' : 'C',
          figure(amount, POINT_UNGROUPED),
          '',
          text(why),
        ],
        [0, r],
      ),
    };
  });
  const head = `<tr><th></th><th></th><th></th><th class="c">Deebet/</th><th></th><th></th><th></th></tr>${heads(ALIGN, 'Kuupäev|Saaja/maksja nimi|Saaja/maksja konto|Kreedit (D/C)|Summa||Selgitus')}`;
  const pages = flow(body, {
    first: 560,
    rest: 660,
    table: columns(WIDTHS, head, 't'),
    page: (inside, index, count) =>
      `${index === 0 ? `<div class="sp"><b class="logo">LAHEPANK</b><span class="r">Lahepank AS<br>Sadama 99, 99999 Tallvee<br>info@lahepank.example · 6 555 090</span></div><h1>Konto väljavõte</h1><p>Klient: ${text(person)}<br>Konto: ${own}<br>Valuuta: EUR<br>Periood: ${dmy(start)} - ${dmy(end)}</p>` : ''}${inside}${foot(`<div class="sp"><span>Väljavõte on koostatud elektrooniliselt ega vaja allkirja.</span><span>Lk ${index + 1}/${count}</span></div>`)}`,
  });
  const css = look(
    "7pt/9pt 'Liberation Sans'|30pt 22pt|.logo{font-size:15pt}h1{font-size:12pt;margin:14pt 0 6pt}p{margin-bottom:12pt}.t th{background:#ececec}.t td{padding:2pt 0;border-bottom:.3pt solid #ccc}.foot{font-size:6pt;color:#666}",
  );
  return drawnOf(pages, css, {
    account: accountOf(`LAHEPANK|${person}|checking|EUR`, null, own),
    period: { start, end },
    status: 'unverifiable',
    unbound: rows.map((_, r) => r),
    rows: rows.map((row, r) => {
      const [who = '', why = ''] = row.lines;
      return rowOf(
        { ...row, lines: [`${who} ${why}`] },
        { alsoAccepted: [[who, others[r] ?? '', why].filter(Boolean).join(' ')] },
      );
    }),
  });
}

export const families: Family[] = [
  family(
    'ee-current-valjavote',
    'et',
    'checking',
    ['mark-in-a-column', 'no-balance', 'small-print', 'texts-on-both-sides'],
    draw,
  ),
];
