import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import * as k from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/**
 * The bill of a great Brazilian card: two columns of bookings side by side, a line of category and town below each, instalments, foreign
 * purchases with their tax, a list of the coming bills' instalments that is none of this bill's.
 */

const brl = (value: bigint) => k.point(value).replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
const signed = (value: bigint) => `${value < 0n ? '- ' : ''}${brl(value)}`;
const dm = (iso: string) => day(iso, 'dd/mm');
const flip = (value: bigint) => (value > 0n ? `-${brl(value)}` : brl(value));

const SORTS: readonly k.Sort[] = [
  ['MERCADO SERRANO|ALIMENTAÇÃO .VILARINHO', -42_000, -900],
  ['POSTO ALFA ###|VEÍCULOS .ALFARELA', -26_000, -5_000],
  ['PAGFIX *Lanches{Rui;Nina}|RESTAURANTE .VILARINHO', -9_000, -1_200],
  ['DROGARIA MONTE ####|SAÚDE .SERRA NOVA', -16_000, -800],
  ['LOJAS DUARTE 02/{06;04;10}|VESTUÁRIO .VILARINHO', -24_000, -3_000],
  ['EC *ELETROMONTE 01/{05;12}|DIVERSOS .SERRA NOVA', -48_000, -7_000],
  ['STREAMIX.COM|HOBBY .SAO LUCAS', -5_590, -1_990],
];
const BACK: readonly k.Sort[] = [['LOJAS DUARTE|VESTUÁRIO .VILARINHO', 2_000, 14_000]];

interface Item {
  readonly html: string;
  readonly height: number;
}

const line = (move: Pick<k.Move, 'date' | 'lines' | 'amount'>, r: number): Item => ({
  html: `${k.cells('llr', [dm(move.date), text(move.lines[0] ?? ''), flip(move.amount)], [0, r])}${k.cells('llr', ['', `<span class="k">${text(move.lines[1] ?? '')}</span>`, ''], [0, r])}`,
  height: 19,
});
const title = (words: string): Item => ({
  html: `<tr><td colspan="3" class="h">${words}</td></tr><tr class="th"><td>DATA</td><td>ESTABELECIMENTO</td><td class="r">VALOR EM R$</td></tr>`,
  height: 26,
});
const totalLine = (words: string, value: bigint): Item => ({
  html: `<tr class="tt"><td colspan="2">${words}</td><td class="r">${flip(value)}</td></tr>`,
  height: 13,
});

function foreignLines(some: readonly k.Move[], from: number): { items: Item[]; iof: bigint } {
  const dollars = some.map(({ amount }) => -amount / 5n);
  const items = some.map((move, at) => ({
    html: `${k.cells('llr', [dm(move.date), text(move.lines[0] ?? ''), flip(move.amount)], [0, from + at])}${k.cells('llr', ['', `<span class="k">${move.lines[1]}  ${brl(dollars[at] ?? 0n)} USD</span>`, `<span class="k">${brl(dollars[at] ?? 0n)}</span>`], [0, from + at])}${k.cells('llr', ['', '<span class="k">Dólar de Conversão R$ 5,00</span>', ''], [0, from + at])}`,
    height: 28,
  }));
  return { items, iof: -((-k.total(some) * 438n) / 10_000n) };
}

function billOf(random: Random) {
  const { start, end } = k.periodOf(random, random.integer(3, 24));
  const due = dayAfter(end, 8);
  const opening = -BigInt(random.integer(60_000, 700_000));
  const [pay] = k.moves(random, {
    start: dayAfter(start, 7),
    end: dayAfter(start, 9),
    count: 1,
    sorts: [['PAGAMENTO PIX', Number(-opening), Number(-opening)]],
  });
  const shops = k
    .moves(random, {
      start,
      end: dayAfter(end, -1),
      count: random.integer(18, 74),
      floor: null,
      sorts: [...SORTS, ...SORTS, ...SORTS, ...BACK],
    })
    .map((move) => {
      const isOld = move.lines[0]?.includes(' 02/');
      return isOld ? { ...move, date: dayAfter(move.date, -28) } : move;
    })
    .sort((a, b) => a.date.localeCompare(b.date));
  const foreign = random.chance(0.6)
    ? k.moves(random, {
        start,
        end: dayAfter(end, -2),
        count: random.integer(1, 4),
        floor: null,
        sorts: [
          ['OPENWARE *SUBSCR|SAN TOMAS', -22_000, -4_000],
          ['CLOUDHUT INC|DUBLIN', -12_000, -2_500],
        ],
      })
    : [];
  if (!pay) throw new Error('no payment');
  const { items: abroad, iof } = foreignLines(foreign, 1 + shops.length);
  const last4 = random.digits(4);
  const fee =
    foreign.length > 0 ? [{ date: foreign.at(-1)?.date ?? end, lines: ['IOF COMPRA INTERNACIONAL'], amount: iof }] : [];
  return { end, due, opening, pay, shops, foreign, abroad, iof, last4, fee };
}

function draw(random: Random): Drawn {
  const { end, due, opening, pay, shops, foreign, abroad, iof, last4, fee } = billOf(random);
  const current = k.total([...shops, ...foreign]) + fee.reduce((sum, { amount }) => sum + amount, 0n);
  const closing = opening + pay.amount + current;
  const holder = 'JOANA M VILARINHO';
  const items = [
    title('Pagamentos efetuados'),
    { html: k.cells('llr', [dm(pay.date), pay.lines[0] ?? '', flip(pay.amount)], [0, 0]), height: 10 },
    totalLine('Total dos pagamentos', pay.amount),
    title('Lançamentos: compras e saques'),
    { html: `<tr><td colspan="3" class="n">${holder} (final ${last4})</td></tr>`, height: 12 },
    ...shops.map((move, at) => line(move, 1 + at)),
    totalLine(`Lançamentos no cartão (final ${last4})`, k.total(shops)),
    ...(foreign.length > 0
      ? [
          title('Lançamentos internacionais'),
          ...abroad,
          totalLine('Total transações inter. em R$', k.total(foreign)),
          {
            html: `<tr class="tt" data-row="0.${1 + shops.length + foreign.length}"><td>${dm(fee[0]?.date ?? '')}</td><td>IOF COMPRA INTERNACIONAL</td><td class="r">${flip(iof)}</td></tr>`,
            height: 13,
          },
          totalLine('Total lançamentos inter. em R$', k.total(foreign) + iof),
        ]
      : []),
    totalLine('Total dos lançamentos atuais', current),
  ];
  const future = shops.filter((move) => / 0[12]\/\d\d$/.test(move.lines[0] ?? ''));
  const next = future.map(
    (move) =>
      `<tr><td>${dm(move.date)}</td><td>${text((move.lines[0] ?? '').replace(/ 0([12])\//, (_, n: string) => ` 0${Number(n) + 1}/`))}</td><td class="r">${brl(move.amount)}</td></tr>`,
  );
  const later = `<div class="col"><table style="width:250pt;table-layout:fixed"><colgroup><col style="width:34pt"><col><col style="width:58pt"></colgroup><tr><td colspan="3" class="h">Compras parceladas - próximas faturas</td></tr><tr class="th"><td>DATA</td><td>ESTABELECIMENTO</td><td class="r">VALOR EM R$</td></tr>${next.slice(0, 24).join('')}<tr class="tt"><td colspan="2">Próxima fatura</td><td class="r">${brl(k.total(future.slice(0, 24)))}</td></tr></table></div>`;
  const rates = `<div class="col"><div class="h">Encargos cobrados nesta fatura</div>${k.table([140, 50, 60], `${k.heads('lrr', 'Juros do rotativo|15,70% am|0,00')}${k.cells('lrr', 'Juros de mora|1,00% am|0,00')}${k.cells('lrr', 'Multa por atraso|2,00%|0,00')}${k.cells('lrr', 'IOF de financiamento||0,00')}`)}<div class="h">Limites de crédito (em R$)</div>${k.span('Limite total', '12.000,00')}${k.span('Disponível', brl(1_200_000n + closing > 0n ? 1_200_000n + closing : 0n))}<div class="h">Simulação de parcelamento</div>${k.span('12x de', brl(-closing / 9n))}${k.span('24x de', brl(-closing / 14n))}</div>`;
  const columns = k.pack(items, ({ height }) => height, 640, 640);
  const sheets = k.pack(columns, () => 1, 2, 2);
  const col = (some: readonly Item[]) =>
    `<div class="col"><table style="width:250pt;table-layout:fixed"><colgroup><col style="width:34pt"><col><col style="width:58pt"></colgroup>${some.map(({ html }) => html).join('')}</table></div>`;
  const head = (p: number) =>
    `<div class="sp hd"><span class="logo">serrana cartões</span><span>Titular <b>${holder}</b><br>Cartão 5234.XXXX.XXXX.${last4}</span><span>Vencimento ${day(due, 'dd/mm/yyyy')}<br>${p}/${sheets.length + 2}</span></div>`;
  const cover = `${head(1)}<div class="w">${holder}<br>R DA EIRA 17 AP 31<br>49990-210 VILARINHO - SP</div><div class="sp"><div class="box">O total da sua fatura é:<br><b class="big">R$ ${brl(closing)}</b></div><div class="box">Com vencimento em:<br><b class="big">${day(due, 'dd/mm/yyyy')}</b></div><div class="box">Pagamento mínimo:<br><b class="big">R$ ${brl(-closing / 7n)}</b></div></div><div class="h">Resumo da fatura em R$</div><div style="width:300pt">${k.span('Total da fatura anterior', brl(opening))}${k.span(`Pagamento efetuado em ${day(pay.date, 'dd/mm/yyyy')}`, `- ${brl(pay.amount)}`)}${k.span('Saldo financiado', '0,00')}${k.span('Lançamentos atuais', signed(-current))}<b>${k.span('Total desta fatura', signed(-closing))}</b></div><br>Postagem: ${day(dayAfter(end, 1), 'dd/mm/yyyy')}    Emissão: ${day(end, 'dd/mm/yyyy')}    Previsão prox. Fechamento: ${day(dayAfter(end, 30), 'dd/mm/yyyy')}<div class="slip">Banco Serrano S.A.   399-9   39991.${random.digits(5)} ${random.digits(5)}.${random.digits(6)} ${random.digits(5)}.${random.digits(6)} 1 ${random.digits(14)}<br>Pagável em qualquer banco até o vencimento · Valor do documento ${brl(closing)} · Nosso número 178/${random.digits(8)}-4 · Agência/código 4321/05678-9</div>`;
  const pages = sheets.map((some, p) => `${head(p + 2)}<div class="cols">${some.map(col).join('')}</div>`);
  const css = k.look(
    "7pt/9.5pt 'Liberation Sans'|28pt 34pt|.logo{font-size:15pt;line-height:20pt;color:#d35400;font-weight:bold}.hd{border-bottom:1pt solid #d35400;margin-bottom:10pt;padding-bottom:4pt}.cols{display:flex;gap:22pt;align-items:flex-start}.col{width:250pt}.k{color:#777;font-size:6pt}.h{font-weight:bold;font-size:8.5pt;line-height:13pt;padding-top:2pt}.th td{font-size:5.5pt;color:#777;border-bottom:.5pt solid #bbb}.tt td{font-weight:bold;border-top:.5pt solid #999}.n{font-weight:bold}.w{margin:40pt 0 50pt 20pt}.box{border:1pt solid #d35400;padding:6pt;width:160pt;margin-bottom:16pt}.big{font-size:12pt;line-height:17pt}.slip{position:absolute;bottom:40pt;left:34pt;right:34pt;border-top:1pt dashed #666;padding-top:10pt}",
  );
  const all = [pay, ...shops, ...foreign, ...fee];
  return k.drawnOf([cover, ...pages, `${head(sheets.length + 2)}<div class="cols">${later}${rates}</div>`], css, {
    account: k.account(`serrana cartões|${holder}|credit-card|BRL`, `5234.XXXX.XXXX.${last4}`),
    opening,
    closing,
    rows: all.map((move) => {
      const at = foreign.indexOf(move as k.Move);
      if (at < 0) return k.rowOf(move, { alsoAccepted: [move.lines[0] ?? ''] });
      const usd = brl(-move.amount / 5n);
      const [name = '', town = ''] = move.lines;
      return k.rowOf(move, {
        description: `${name} ${town} ${usd} USD Dólar de Conversão R$ 5,00`,
        alsoAccepted: [
          name,
          `${name} ${town}`,
          `${name} ${town} ${usd} USD`,
          `${name} ${town} ${usd} USD ${usd} Dólar de Conversão R$ 5,00`,
        ],
      });
    }),
  });
}

export const families: Family[] = [
  k.family(
    'br-card-colunas',
    'pt',
    'credit-card',
    ['two-columns', 'instalments', 'no-year', 'foreign-lines', 'future-instalments'],
    draw,
  ),
];
