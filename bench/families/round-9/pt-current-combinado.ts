import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  family,
  joined,
  look,
  type Move,
  outIn,
  periodOf,
  rowOf,
  table,
  truthOf,
} from '../kit.ts';
import { figure, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { drawnWith, legal, put, sheets, valueDay, withIban } from './europe-parts.ts';

/** Follows a Portuguese bank's combined statement: days as month.day without a year, a summary of products before, blanks in thousands. */
const SORTS = [
  ['COMPRA 4### {PINGO AMARGO;CONTINENTAL BOM DIA;GALPA AREAS} {VILARINHO;ALFARELA}', -12000, -140],
  ['COMPRA 4### VIA VERDINHA {A1;A8} CONTACTLESS', -1900, -95],
  ['DD {EDPP COMERCIAL;AGUAS DE VILARINHO;MEOO SA} 0#########|ADC 1000########', -9900, -1500],
  ['TRF P/ {RUI MONTESSO;CONDOMINIO EIRA 17}', -70000, -2500],
  ['TRF DE CONSTRUCOES ALFARELA SA|ORD {=mm/yyyy} VENCIMENTO', 90000, 210000],
  ['TRF MBW DE {BEATRIZ;DUARTE} 9########', 300, 9000],
  ['LEV ATM 4### {VILARINHO;LISBOA ALMIRANTE}', -20000, -1000],
  ['COM MANUTENCAO CONTA PACOTE {=mm}/{=yyyy}', -625, -520],
  ['IMPOSTO DE SELO 4,00%', -25, -20],
] as const;

const money = (value: bigint): string => figure(value, { group: ' ', decimal: '.' });
const short = (iso: string): string => `${day(iso, 'm')}.${day(iso, 'dd')}`;

const DRAW_LOOK = look(
  "7.4pt/9pt 'Liberation Sans Narrow'|28pt 40pt|.s td,.s th{padding-right:40pt}.m td:nth-child(3){padding-left:8pt}th{font-weight:bold;padding-top:5pt}td{padding-top:2pt}",
);

function draw(random: Random): Drawn {
  const who = whoIn(random, 'pt');
  const { start, end } = periodOf(random, random.pick([1, 1, 15]));
  const { opening, rows, closing } = booked(random, { start, end, sorts: SORTS }, 16, 84, [30_000, 600_000]);
  const number = random.digits(11);
  const code = iban('PT', `00399999${number}${random.digits(2)}`);
  const made = rows.map((move: Move, r) => ({
    html: cells(
      'rrlrrr',
      [
        short(move.date),
        short(valueDay(move)),
        joined(move.lines),
        ...outIn(move.amount, money).split('|'),
        money(move.balance),
      ],
      [0, r],
    ),
    height: move.lines.length * 9 + 2,
    balance: move.balance,
  }));
  const line = (label: string, value: bigint) =>
    cells('rrlrrr', ['', '', `<b>${label}</b>`, '', '', `<b>${money(value)}</b>`]);
  let carried = opening;
  const pages = sheets(made, 450, 640, (part, index, count) => {
    const loan = BigInt(random.integer(4_000_000, 12_000_000));
    const summary = `<table class="s">${cells('lrr', ['RESUMO PATRIMONIAL', 'SALDO', '%'], null, 'th')}${cells('lrr', ['DEPOSITOS A ORDEM', `${money(closing)} EUR`, '100'])}${cells('lrr', ['DEPOSITOS A PRAZO', '0.00 EUR', '0'])}${cells('lrr', ['CREDITO A HABITACAO', `-${money(loan)} EUR`, ''])}</table>`;
    const head = index
      ? ''
      : `<div style="height:96pt"></div>${put(320, 96, `${text(who.person.toUpperCase())}<br>${text(who.place.toUpperCase())}`)}${put(40, 90, 'Linha de apoio 707 50 99 99<br>(custo 0.10 EUR/min. rede fixa)<br>BALCAO: VILARINHO PRACA<br>GESTOR: ANA QUINTELA', 'font-size:6.6pt;line-height:8.4pt')}${summary}<div style="background:#fbe3ec;padding:5pt;margin:6pt 0;white-space:normal">PODE ANTECIPAR ATE 1 500.00 EUR DO SEU VENCIMENTO. TAN 14.500%, TAEG 17.1%. CAMPANHA ATE 12.31.</div>`;
    const bar = `<div class="sp" style="border-bottom:.6pt solid;margin-top:6pt"><b>CONTA SIMPLES N. ${number}</b><span>IBAN ${code} &nbsp; BIC LARAPTPL</span><span>EUR</span></div>`;
    const first = line(index ? 'TRANSPORTE' : 'SALDO INICIAL', carried);
    carried = part.at(-1)?.balance ?? carried;
    const last = line(index < count - 1 ? 'A TRANSPORTAR' : 'SALDO FINAL', carried);
    const available =
      index < count - 1
        ? ''
        : `<div class="sp" style="margin-top:6pt;width:250pt"><span>SALDO DISPONIVEL</span><span>${money(closing)}</span></div><div class="sp" style="width:250pt"><span>SALDO MEDIO CREDOR</span><span>${money((opening + closing) / 2n)}</span></div>`;
    return `<div class="sp"><b style="font-size:15pt;line-height:20pt;color:#d1005d">Banco Alfarela</b><span>EXTRATO COMBINADO N. ${day(end, 'yyyy')}/0${day(end, 'mm')}<br>DE ${day(start, 'yyyy/mm/dd')} A ${day(end, 'yyyy/mm/dd')}<br>PAGINA ${index + 1}/${count}</span></div>${head}${bar}${table([38, 38, 222, 66, 66, 76], cells('rrlrrr', ['DATA<br>LANC.', 'DATA<br>VALOR', '<br>&nbsp;&nbsp;DESCRITIVO', '<br>DEBITO', '<br>CREDITO', '<br>SALDO'], null, 'th') + first + part.map(({ html }) => html).join('') + last, 'm')}${available}${put(40, 800, legal(['Banco Alfarela, S.A., Praca do Moinho 28, 4999-295 Porto. Capital Social 3 000 000 000.00 Euros. Fundo de Garantia de Depositos: ate 100 000.00 EUR. Reclamacoes em 15 dias.']), 'width:510pt')}`;
  });
  const facts = truthOf({
    account: account(`Banco Alfarela|${who.person.toUpperCase()}|checking|EUR`, number),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move) => rowOf(move, { valueDate: valueDay(move), shows: true })),
  });
  return drawnWith(pages, DRAW_LOOK, withIban(facts, code, 'LARAPTPL'));
}

export const families: Family[] = [
  family(
    'pt-current-combinado',
    'pt',
    'checking',
    ['month-dot-day', 'no-year', 'carried-forward', 'summary-first'],
    draw,
  ),
];
