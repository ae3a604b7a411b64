import type { Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  drawnOf,
  family,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  pack,
  periodOf,
  rowOf,
  total,
} from '../kit.ts';
import { figure, rowAttribute, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/**
 * Brazilian accounts: the branchless bank's statement (days, each with a sum of what came in and one of what went out, no balance), and the app's
 * PDF of the biggest private bank (newest first, the day's balance on a line of its own above the day's rows).
 */

const BR = 'JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ';
const brl = (value: bigint): string => figure(value, COMMAED);

const PIX = [
  [
    'Transferência enviada pelo Pix|{ELIANE COSTA BRAVO;PADARIA TRIGO VELHO;R S MARTIM LTDA} - •••.###.###-•• - BCO CIDADE AZUL S.A.|(0399) Agência: ## Conta: #####-#',
    -1_000,
    -90_000,
  ],
  ['Compra no débito|{Mercado Bom Jardim;Posto Serra Azul;Drogaria Saude Certa}', -900, -30_000],
  ['Pagamento de boleto efetuado|{ENERGIA DO VALE S A;CONDOMINIO ED MIRANTE;ESCOLA PEQUENO RIO}', -9_000, -90_000],
  ['Pagamento de fatura', -20_000, -150_000],
  ['Compra no débito via NuvPay|Viaja+', -900, -4_000],
  ['Resgate RDB', 5_000, 90_000],
  [
    'Transferência Recebida|{TECELAGEM VALE NOVO LTDA;JOAO PEDRO LIRA} - ##.###.###/0001-## - BANCO DO INTERIOR (0398)|Agência: #### Conta: ######-#',
    20_000,
    480_000,
  ],
  [
    'Transferência recebida pelo Pix|{MIRELA ASSIS;DANIEL F ROCHEDO} - •••.###.###-•• - LILA PAGAMENTOS - IP (0397) Agência:|1 Conta: #######-#',
    1_000,
    70_000,
  ],
  ['Aplicação RDB', -5_000, -80_000],
] as const;

type Item = { readonly h: number; readonly html: string };

const lila = family(
  'br-account-lila-daily-sums',
  'pt',
  'checking',
  ['day-headings', 'sections', 'subtotals', 'multi-line', 'no-balance'],
  (random) => {
    const { start, end } = periodOf(random);
    const { opening, rows } = booked(random, { start, end, sorts: PIX }, 8, 58, [50_000, 600_000]);
    const days = [...new Set(rows.map(({ date }) => date))];
    const ordered: Move[] = [];
    const things: Item[] = days.flatMap((date) => {
      const these = rows.filter((move) => move.date === date);
      return ([1, -1] as const).flatMap((sign, side): Item[] => {
        const some = inOrOut(these, sign);
        if (some.length === 0) return [];
        const shown =
          side === 0 || inOrOut(these, 1).length === 0
            ? `${day(date, 'dd')} ${mon(date, BR)} ${day(date, 'yyyy')}`
            : '';
        const head = `<tr class="d"><td>${shown}</td><td colspan="2">${sign > 0 ? 'Total de entradas' : 'Total de saídas'}</td><td class="r">${sign > 0 ? '+' : '-'} ${brl(total(some))}</td></tr>`;
        return [
          { h: 24, html: head },
          ...some.map((move): Item => {
            const at = ordered.push(move) - 1;
            return {
              h: Math.max(1, Math.ceil(move.lines.slice(1).join(' ').length / 38)) * 11 + 9,
              html: `<tr ${rowAttribute(0, at)}><td></td><td>${text(move.lines[0] ?? '')}</td><td>${text(move.lines.slice(1).join(' '))}</td><td class="r">${brl(move.amount)}</td></tr>`,
            };
          }),
        ];
      });
    });
    const closing = opening + total(rows);
    const holder = random.pick(['Iara Sampaio Teles', 'Vilson Trindade ME', 'Nadir Coelho Brum']);
    const number = `${random.digits(8)}-${random.digits(1)}`;
    const words = (iso: string) =>
      `${day(iso, 'dd')} DE ${mon(iso, 'JANEIRO FEVEREIRO MARÇO ABRIL MAIO JUNHO JULHO AGOSTO SETEMBRO OUTUBRO NOVEMBRO DEZEMBRO')} DE ${day(iso, 'yyyy')}`;
    const head = `<div class="sp"><b class="logo">lila</b><div class="who">${holder}<br>CPF •••.${random.digits(3)}.${random.digits(3)}-•• &nbsp; Agência 0001 &nbsp; Conta<br>${number}</div></div><div class="sp per"><b>${words(start)} &nbsp;a&nbsp; ${words(end)}</b><span>VALORES EM R$</span></div>`;
    const sum = (label: string, value: string) => `<div class="sp s"><span>${label}</span><span>${value}</span></div>`;
    const box = `<div class="sum"><div class="big">Saldo final do período<br><b>R$ ${brl(closing)}</b></div><div class="x">${sum('Saldo inicial', brl(opening))}${sum('Rendimento líquido', '+0,00')}${sum('Total de entradas', `+${brl(total(rows, 1))}`)}${sum('Total de saídas', `-${brl(total(rows, -1))}`)}${sum('<b>Saldo final do período</b>', `<b>${brl(closing)}</b>`)}</div></div><h2>Movimentações</h2>`;
    const parts = pack(things, ({ h }) => h, 420, 590);
    const pages = parts.map(
      (
        part,
        p,
      ) => `${head}${p === 0 ? box : ''}<table><colgroup><col style="width:70pt"><col style="width:140pt"><col><col style="width:70pt"></colgroup>${part.map(({ html }) => html).join('')}</table>
    <div class="ft">${p === parts.length - 1 ? `O saldo líquido corresponde à soma do saldo inicial, operações realizadas e aplicações no período.<br>Não nos responsabilizamos por alterações deste documento.<br>` : ''}Tem alguma dúvida? Mande uma mensagem ou ligue 4020 0${random.digits(3)} (capitais) ou 0800 591 ${random.digits(4)}. Atendimento 24h.<br>Extrato gerado dia ${day(end, 'dd')} de ${mon(end, 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro')} de ${day(end, 'yyyy')} às 18:${random.integer(10, 59)} &nbsp; ${p + 1} de ${parts.length}</div>`,
    );
    return drawnOf(
      pages,
      look(
        "8.5pt/11pt 'Liberation Sans'|40pt 46pt|.logo{font:bold 22pt 'Liberation Sans';color:#820ad1}.who{text-align:left;color:#444}.per{margin:18pt 0 10pt;border-bottom:1pt solid #ccc;padding-bottom:6pt}.sum{display:flex;gap:40pt;margin-bottom:16pt}.big{width:170pt}.big b{font-size:15pt;line-height:22pt;color:#820ad1}.x{flex:1}.s{padding:3pt 0}h2{font-size:11pt;margin:6pt 0}table{table-layout:fixed;width:100%}td{white-space:nowrap;padding-bottom:7pt;overflow:hidden}td:nth-child(3){font-size:7.5pt;white-space:normal}.d td{font-weight:bold;padding:7pt 0 5pt;border-top:.5pt solid #ccc}.ft{position:absolute;bottom:24pt;left:46pt;font-size:6.5pt;line-height:9pt;color:#777}",
      ),
      {
        account: account(`lila|${holder}|checking|BRL`, number),
        period: { start, end },
        opening,
        closing,
        rows: ordered.map((move) => rowOf(move)),
      },
    );
  },
);

const ITEMS = [
  ['PIX TRANSF {MARIA;JOSE C;ELIANE} {=dd/mm}', -1_000, -120_000],
  ['PIX QRS {MERC BOM JA;POSTO SERRA;PADARIA TRI}{=dd/mm}', -800, -40_000],
  ['PAY PADARIA {=dd/mm}', -500, -6_000],
  ['INT VISA ELETRON', -2_000, -90_000],
  ['BOLETO PAGO ENERGIA DO VALE', -9_000, -60_000],
  ['DA AGUAS DO INTERIOR 0########', -4_000, -20_000],
  ['TAR PACOTE ITA {JAN;MAI;SET}', -3_990, -7_990],
  ['SAQUE 24H ########', -5_000, -50_000],
  ['PIX TRANSF TECELAGEM{=dd/mm}', 30_000, 500_000],
  ['TED ###.####.VALE NOVO L', 50_000, 900_000],
  ['REND PAGO APLIC AUT MAIS', 1, 350],
  ['RSHOP-FARMACIA BE-{=dd/mm}', -1_200, -15_000],
] as const;

const app = family(
  'br-account-city-newest-first',
  'pt',
  'checking',
  ['newest-first', 'day-balance-lines', 'dates-in-text', 'minus-before'],
  (random) => {
    const { start, end } = periodOf(random, 1, random.integer(1, 2));
    const { opening, rows, closing } = booked(random, { start, end, sorts: ITEMS }, 20, 110, [20_000, 900_000]);
    const holder = random.pick(['TECIDOS ALVORADA LTDA', 'ROSANE PIRES DO VALE', 'G M CAMBARA EIRELI']);
    const number = `${random.digits(5)}-${random.digits(1)}`;
    const days = [...new Set(rows.map(({ date }) => date))].reverse();
    const sign = (value: bigint) => `${value < 0n ? '-' : ''}${brl(value)}`;
    const lines: string[] = days.flatMap((date) => {
      const these = rows.flatMap((move, at) => (move.date === date ? [{ move, at }] : [])).reverse();
      const balance = these[0]?.move.balance ?? 0n;
      return [
        `<tr class="d"><td>${day(date, 'dd/mm/yyyy')}</td><td>SALDO DO DIA</td><td></td><td class="r">${sign(balance)}</td></tr>`,
        ...these.map(
          ({ move, at }) =>
            `<tr ${rowAttribute(0, at)}><td>${day(date, 'dd/mm/yyyy')}</td><td>${joined(move.lines)}</td><td class="r">${sign(move.amount)}</td><td></td></tr>`,
        ),
      ];
    });
    lines.push(
      `<tr class="d"><td>${day(start, 'dd/mm/yyyy')}</td><td>SALDO ANTERIOR</td><td></td><td class="r">${sign(opening)}</td></tr>`,
    );
    const parts = pack(lines, () => 15, 520, 690);
    const head = (p: number) =>
      `<div class="sp"><b class="logo">cidade azul</b><span>${holder} &nbsp;&nbsp; agência ${random.digits(0)}0412 &nbsp; conta ${number}</span></div>${p === 0 ? `<h1>extrato conta / lançamentos</h1><div class="sp f"><span>período de visualização:<br><b>${day(start, 'dd/mm/yyyy')} até ${day(end, 'dd/mm/yyyy')}</b></span><span>emitido em:<br><b>${day(end, 'dd/mm/yyyy')} 19:0${random.digits(1)}:${random.integer(10, 59)}</b></span></div><div class="bal"><span>saldo em conta<br><b>R$ ${sign(closing)}</b></span><span>limite da conta contratado*<br><b>R$ 3.500,00</b></span><span>utilizado<br><b>R$ 0,00</b></span><span>disponível<br><b>R$ 3.500,00</b></span></div>` : ''}`;
    const pages = parts.map(
      (part, p) =>
        `${head(p)}<table><colgroup><col style="width:80pt"><col style="width:240pt"><col style="width:85pt"><col style="width:98pt"></colgroup><tr class="h"><td>data</td><td>lançamentos</td><td class="r">valor (R$)</td><td class="r">saldo (R$)</td></tr>${part.join('')}</table>${p === parts.length - 1 ? `<p class="n">* Total contratado. O uso do limite da conta poderá ter cobrança de juros + IOF. Os saldos acima são baseados nas informações disponíveis até esse instante e poderão ser alterados a qualquer momento em função de novos lançamentos. Em caso de dúvidas: 4004 4${random.digits(3)} ou 0800 970 ${random.digits(4)}, todos os dias, 24 horas.</p>` : ''}`,
    );
    return drawnOf(
      pages,
      look(
        "8.5pt/11pt 'Liberation Sans'|36pt 46pt|.logo{color:#ec7000;font-size:14pt}h1{font:16pt/20pt 'Liberation Sans';margin:20pt 0 8pt}.f{margin-bottom:12pt}.bal{display:flex;gap:34pt;background:#f4f1ec;padding:10pt;margin-bottom:12pt}table{table-layout:fixed;margin-top:10pt}td{padding:2pt 0;white-space:nowrap}.h td{color:#777;border-bottom:1pt solid #ec7000}.d td{background:#faf7f3;font-weight:bold}.n{font-size:6.5pt;line-height:9pt;margin-top:14pt;color:#666}",
      ),
      {
        account: account(`cidade azul|${holder}|checking|BRL`, number),
        period: { start, end },
        opening,
        closing,
        rows: rows.map((move) => rowOf(move)),
      },
    );
  },
);

export const families: Family[] = [lila, app];
