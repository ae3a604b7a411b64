import type { Random } from '../../../corpus/generator/random.ts';
import type { Stranger } from '../family.ts';
import { dayAfter } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  iban,
  list,
  paged,
  SPACED,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  whoIn,
} from '../stranger-parts.ts';

/** Papers beside the statement: a Swedish lender's repayment plan, and a Belgian supplier's list of open items to a customer. */

const monthLater = (iso: string, months: number): string => {
  const [year = 0, month = 0] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 28)).toISOString().slice(0, 10);
};

function planRows(loan: number, count: number, start: string, rate: number): string[][] {
  const part = Math.round(loan / count / 100) * 100;
  let left = loan;
  return list(count, (index) => {
    const interest = (left * rate) / 1200;
    const repaid = index === count - 1 ? left : part;
    left -= repaid;
    const cells = [repaid, interest, 0, repaid + interest, left].map((minor) => SPACED(minor));
    return [String(index + 1), day(monthLater(start, index + 1), 'yyyy-mm-dd'), ...cells];
  });
}

const PLAN_HEAD = ['Nr', 'Förfallodag', 'Amortering', 'Ränta', 'Avgift', 'Att betala', 'Kvarstående skuld'];

function plan(random: Random): ReturnType<Stranger['draw']> {
  const { person, place } = whoIn(random, 'sv');
  const start = startDay(random);
  const loan = random.integer(60, 900) * 100_000;
  const rate = random.integer(310, 790) / 100;
  const count = random.pick([24, 36, 60, 84]);
  const number = `${random.digits(4)}-${random.digits(7)}`;
  const facts = `<h1>Amorteringsplan</h1><p>Låntagare: ${person}, ${place}</p><p>Lånenummer ${number} · Utbetalning ${day(start, 'yyyy-mm-dd')} ·
    Lånebelopp ${SPACED(loan)} kr · Ränta ${COMMA(Math.round(rate * 100))} % · Rak amortering</p>
    <p>Planen är preliminär. Beloppen ändras om räntan ändras. Avi sänds före varje förfallodag.</p>`;
  const pages = paged(planRows(loan, count, start, rate), 34, 40, (rows, index, pageCount) => {
    const end =
      index === pageCount - 1
        ? '<p class="end">Kreditgivare: Nordmyra Kredit AB, org.nr 559991-1402. Detta är inte en avi.</p>'
        : '';
    return `<div class="bar">Nordmyra Kredit<span>${index + 1} (${pageCount})</span></div>${index === 0 ? facts : ''}${tableOf('lrrrrrr', PLAN_HEAD, rows)}${end}`;
  });
  const css = sheet(
    "'Liberation Sans'",
    8.4,
    '36pt 46pt',
    `.bar{font-size:13pt;font-weight:bold;color:#205a8c;border-bottom:1pt solid #205a8c;padding-bottom:4pt;margin-bottom:12pt}.bar span{float:right;font-size:8pt;font-weight:normal}
    h1{font-size:14pt;padding-bottom:6pt}p{padding-bottom:5pt}table{width:500pt}td,th{padding:2.2pt 4pt;border-bottom:.3pt solid #ccc}th{background:#e8f0f7}.end{padding-top:10pt;font-size:7pt}`,
  );
  return { pages, css };
}

const KINDS = ['Factuur', 'Factuur', 'Factuur', 'Creditnota', 'Betaling', 'Aanmaningskost'];

interface Open {
  readonly cells: readonly string[];
  readonly open: number;
}

function openItem(random: Random, date: string, index: number, until: string): Open {
  const kind = random.pick(KINDS);
  const minor = kind === 'Aanmaningskost' ? 1_500 : random.integer(4_500, 480_000);
  const open = kind === 'Creditnota' || kind === 'Betaling' ? -minor : minor;
  const due = dayAfter(date, 30);
  const late = Math.max(0, Math.round((Date.parse(until) - Date.parse(due)) / 86_400_000));
  const paper = `${kind === 'Betaling' ? 'FIN' : 'VF'}/${date.slice(0, 4)}/${String(1140 + index).padStart(5, '0')}`;
  const text = kind === 'Betaling' ? 'Gedeeltelijke betaling, waarvoor dank' : kind;
  return {
    cells: [
      paper,
      day(date, 'dd/mm/yyyy'),
      day(due, 'dd/mm/yyyy'),
      text,
      COMMA(open),
      late > 0 && open > 0 ? `${late} d` : '',
      COMMA(open),
    ],
    open,
  };
}

const OPEN_HEAD = ['Document', 'Datum', 'Vervaldag', 'Omschrijving', 'Bedrag', 'Te laat', 'Openstaand'];

function dunning(random: Random): ReturnType<Stranger['draw']> {
  const { firm, buyer, place, site } = whoIn(random, 'nl');
  const dates = daysFrom(random, startDay(random), random.integer(7, 52), 6);
  const until = dayAfter(dates.at(-1) ?? '', 12);
  const items = dates.map((date, index) => openItem(random, date, index, until));
  const total = COMMA(sum(items.map(({ open }) => open)));
  const account = iban('BE', `999${random.digits(9)}`);
  const letter = `<div class="to"><b>${buyer}</b><br>${place}<br>BTW BE 0999.${random.digits(3)}.${random.digits(3)}</div><h1>Betalingsherinnering – openstaande posten</h1>
    <p>Geachte klant,</p><p>Volgens onze boekhouding staan op ${day(until, 'dd/mm/yyyy')} onderstaande facturen nog open. Mogen wij u vragen het saldo binnen 8 dagen te voldoen?
    Hebt u intussen betaald, dan mag u deze brief als nietig beschouwen.</p>`;
  const pages = paged(
    items.map(({ cells }) => cells),
    26,
    42,
    (rows, index, count) => {
      const pay = `<div class="pay">Totaal te betalen: <b>€ ${total}</b><br>op rekening ${account} met mededeling +++${random.digits(3)}/${random.digits(4)}/${random.digits(5)}+++</div>`;
      return `<div class="bar"><b>${firm}</b><span>${site}</span><span>blz. ${index + 1}/${count}</span></div>${index === 0 ? letter : ''}${tableOf('llllrrr', OPEN_HEAD, rows)}${index === count - 1 ? pay : ''}`;
    },
  );
  const css = sheet(
    "'Liberation Serif'",
    9.4,
    '40pt 50pt',
    `.bar{display:flex;justify-content:space-between;border-bottom:2pt double #444;padding-bottom:5pt;margin-bottom:14pt}.to{margin:10pt 0 22pt 280pt}h1{font-size:13pt;padding-bottom:8pt}
    p{padding-bottom:7pt}table{width:495pt}td,th{padding:2.4pt 3pt}th{border-bottom:.8pt solid #444}.pay{margin-top:16pt;padding:8pt;border:.8pt solid #444}`,
  );
  return { pages, css };
}

export const strangers: Stranger[] = [
  stranger('se-amorteringsplan-kredit', 'sv', plan),
  stranger('be-openstaande-posten', 'nl', dunning),
];
