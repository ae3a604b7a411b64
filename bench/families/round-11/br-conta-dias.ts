import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import * as k from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/** A Brazilian bank of the telephone: days as headings with the day's money in and out, rows without sign or date, no running balance. */

const MONTHS = 'JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ';
const FULL = 'JANEIRO FEVEREIRO MARÇO ABRIL MAIO JUNHO JULHO AGOSTO SETEMBRO OUTUBRO NOVEMBRO DEZEMBRO';
const brl = (value: bigint) => k.point(value).replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
const signed = (value: bigint) => `${value < 0n ? '-' : ''}${brl(value)}`;

const PIX =
  '{Joana Vilarinho;MONTESSO E FILHOS LTDA;Rui Alfarela Sequeira;CASA DUARTE COMERCIO} - {•••.###.###-••;##.###.###/0001-##} -|{BCO ITAMAR S.A. (0###);COOP SERRANA (0###);PAGAFIX IP LTDA. (0###)} Agência: #### Conta:|#####-#';
const SORTS: readonly k.Sort[] = [
  [`Transferência enviada pelo Pix|${PIX}`, -180_000, -700],
  [`Transferência enviada pelo Pix|${PIX}`, -90_000, -700],
  [`Transferência recebida pelo Pix|${PIX}`, 3_000, 380_000],
  ['Compra no débito|{PADARIA VILAR;MERCADO SERRANO;POSTO ALFA ###;DROGARIA MONTE}', -25_000, -450],
  ['Pagamento de boleto efetuado|{AGUAS DE VILARINHO;ESCOLA ALFARELA LTDA;CONDOMINIO EDIF SERRA}', -110_000, -6_000],
  ['Pagamento de fatura|', -240_000, -20_000],
  ['Compra no débito por aproximação|{TELEFONIA SERRANA;CINE DUARTE}', -9_000, -1_500],
  ['Valor adicionado na conta por cartão|', 1_000, 20_000],
  ['Rendimento da conta|', 2, 900],
];

interface Item {
  readonly html: string;
  readonly height: number;
}

function dayItems(rows: readonly k.Move[], all: readonly k.Move[], showsBalance: boolean): Item[] {
  const date = rows[0]?.date ?? '';
  const name = `${day(date, 'dd')} ${k.mon(date, MONTHS)} ${day(date, 'yyyy')}`;
  const groups = ([1, -1] as const)
    .map((sign) => ({ sign, some: k.inOrOut(rows, sign) }))
    .filter(({ some }) => some.length > 0);
  const items = groups.flatMap(({ sign, some }, g): Item[] => [
    {
      html: `<tr class="g"><td>${g === 0 ? name : ''}</td><td colspan="2">Total de ${sign > 0 ? 'entradas' : 'saídas'}</td><td class="r">${sign > 0 ? '+' : '-'} ${brl(k.total(some))}</td></tr>`,
      height: 22,
    },
    ...some.map((move) => {
      const [kind = '', ...more] = move.lines;
      return {
        html: k.cells('lllr', ['', text(kind), k.joined(more), brl(move.amount)], [0, all.indexOf(move)]),
        height: Math.max(1, more.length) * 11 + 8,
      };
    }),
  ]);
  const balance = {
    html: `<tr class="g"><td></td><td colspan="2">Saldo do dia</td><td class="r">${signed(rows.at(-1)?.balance ?? 0n)}</td></tr>`,
    height: 22,
  };
  return showsBalance ? [...items, balance] : items;
}

function draw(random: Random): Drawn {
  const { start, end } = k.periodOf(random);
  const made = k.booked(random, { start, end, sorts: SORTS }, 12, 70, [1_000, 300_000]);
  const { opening, closing } = made;
  const days = [...new Set(made.rows.map(({ date }) => date))];
  const rows = days.flatMap((date) => {
    const here = made.rows.filter((move) => move.date === date);
    const last = here.at(-1)?.balance ?? 0n;
    const sorted = [...k.inOrOut(here, 1), ...k.inOrOut(here, -1)];
    return sorted.map((move) => ({ ...move, balance: last, lines: move.lines.filter(Boolean) }));
  });
  const showsBalance = random.chance(0.4);
  const items = days.flatMap((date) =>
    dayItems(
      rows.filter((move) => move.date === date),
      rows,
      showsBalance,
    ),
  );
  const holder = 'Beatriz Alfarela Montesso';
  const number = `${random.digits(8)}-${random.digits(1)}`;
  const long = (iso: string) => `${day(iso, 'dd')} DE ${k.mon(iso, FULL)} DE ${day(iso, 'yyyy')}`;
  const head = `<div class="sp"><div class="logo">roxa</div><div><b>${holder}</b><br><span class="s">CPF</span>  •••.${random.digits(3)}.${random.digits(3)}-••   <span class="s">Agência</span> 0001   <span class="s">Conta</span> ${number}</div></div><div class="sp per"><b>${long(start)}  a  ${long(end)}</b><span>VALORES EM R$</span></div>`;
  const box = `<div class="big">R$ ${signed(closing)}</div><div class="s">Saldo final do período</div><div class="sum">${k.span('Saldo inicial', signed(opening))}${k.span('Rendimento líquido', '+0,00')}${k.span('Total de entradas', `+${brl(k.total(rows, 1))}`)}${k.span('Total de saídas', `-${brl(k.total(rows, -1))}`)}<b>${k.span('Saldo final do período', signed(closing))}</b></div><h3>Movimentações</h3>`;
  const parts = k.pack(items, ({ height }) => height, 410, 610);
  const made2 = dayAfter(end, 4);
  const pages = parts.map(
    (some, p) =>
      `${head}${p === 0 ? box : ''}${k.table([78, 152, 220, 70], some.map(({ html }) => html).join(''))}<div class="foot">${p === parts.length - 1 ? 'O saldo líquido corresponde à soma do saldo inicial, depósitos, transferências e pagamentos. Não nos responsabilizamos pela omissão de informações. Roxa Pagamentos S.A. - CNPJ: 18.999.120/0001-99.<br>' : ''}<div class="sp"><span>Tem alguma dúvida? Mande uma mensagem para o chat do app ou ligue 4020 0199 (capitais) ou 0800 555 6999.</span><span>Extrato gerado dia ${day(made2, 'dd')} de ${k.mon(made2, FULL).toLowerCase()} de ${day(made2, 'yyyy')} às 10:12:40  ${p + 1} de ${parts.length}</span></div></div>`,
  );
  const css = k.look(
    "8pt/11pt 'DejaVu Sans Condensed'|36pt 36pt|.logo{font-size:22pt;line-height:26pt;color:#820ad1;font-weight:bold}.per{border-top:1pt solid #aaa;margin:10pt 0;padding-top:5pt;font-size:7.5pt}.s{font-size:7pt;color:#666}.big{font-size:20pt;line-height:26pt}.sum{width:300pt;margin:12pt 0 12pt 220pt}h3{font-size:11pt;line-height:20pt}td{padding-bottom:8pt}.g td{font-weight:bold;padding-top:3pt}.foot{position:absolute;left:36pt;right:36pt;bottom:24pt;font-size:5.6pt;line-height:7.5pt;color:#555}",
  );
  return k.drawnOf(pages, css, {
    account: k.account(`roxa|${holder}|checking|BRL`, number),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move) => k.rowOf(move)),
  });
}

export const families: Family[] = [
  k.family('br-conta-dias', 'pt', 'checking', ['day-headings', 'unsigned', 'sections', 'no-running-balance'], draw),
];
