import type { Family } from '../family.ts';
import { account, booked, COMMAED, drawnOf, family, joined, look, type Move, mon, pack, rowOf, total } from '../kit.ts';
import { dayAfter, figure, rowAttribute, text } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';

/**
 * Brazilian card bills: that of the big branchless bank (a letter, a summary, then rows of day and month with sums of each holder) and that of the
 * biggest private bank (rows in two columns side by side, a category line under each, the instalments of coming bills beside them).
 */

const BR = 'JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ';
const brl = (value: bigint): string => figure(value, COMMAED);
const signed = (value: bigint): string => `${value < 0n ? '' : '−'}R$ ${brl(value)}`;
const short = (iso: string): string => `${day(iso, 'dd')} ${mon(iso, BR)}`;

const SHOPS = [
  ['Mercado Bom Jardim', -2_000, -40_000],
  ['Padaria Trigo Velho', -600, -6_000],
  ['Viaja+ *Corrida {Centro;Aeroporto}', -900, -7_000],
  ['Posto Serra Azul Ltda', -8_000, -30_000],
  ['Pague*Lanches##', -1_500, -9_000],
  ['Drogaria Saúde Certa Fl ##', -1_200, -20_000],
  ['Streamvídeo.Com', -2_590, -5_990],
  ['Mp *Cantinhodasartes', -3_000, -15_000],
  ['Estorno de "Loja Arara Azul"', 2_000, 12_000],
  ['Loja Arara Azul - Parcela {1;2;3;4}/{4;6;10}', -4_500, -60_000],
  ['Hotel Mirante - Parcela 2/3', -19_900, -80_000],
] as const;

const lilac = family(
  'br-card-lilac-bill',
  'pt',
  'credit-card',
  ['year-crossing', 'no-year', 'sections', 'foreign-lines'],
  (random) => {
    const start = `${random.integer(2023, 2025)}-${random.pick(['03', '07', '11', '12'])}-05`;
    const end = dayAfter(start, random.integer(29, 31));
    const due = dayAfter(end, 7);
    const previous = BigInt(random.integer(60_000, 700_000));
    const { rows: buys } = booked(random, { start, end, sorts: SHOPS, floor: null }, 16, 70, [0, 0]);
    const paid: Move = {
      ...(buys[0] as Move),
      date: dayAfter(start, 7),
      amount: previous,
      lines: [`Pagamento em ${short(dayAfter(start, 7))}`],
    };
    const tail = `${random.digits(4)}`;
    const card = `•••• ${tail}`;
    const holder = random.pick(['Tainá Moreira Prates', 'Eudes Caldeira Lins', 'Marcela Brandolin']);
    const closing = -previous + previous + total(buys);
    const abroad = buys.map((move) => move.amount < 0n && random.chance(0.08));
    const line = (move: Move, at: number, mark = ''): string => {
      const usd = figure((-move.amount * 100n) / 580n, { group: ',', decimal: '.' });
      const more = abroad[at] ? `<br><i>USD ${usd}</i><br><i>Conversão: USD 1 = R$ 5,80</i>` : '';
      return `<tr ${rowAttribute(0, at)}><td class="d">${short(move.date)}</td><td class="m">${mark}</td><td class="t">${joined(move.lines)}${more}</td><td class="r">${move.amount < 0n ? '' : '−'}R$ ${brl(move.amount)}</td></tr>`;
    };
    const truth = [
      ...buys.map((move, at) => {
        const usd = figure((-move.amount * 100n) / 580n, { group: ',', decimal: '.' });
        const more = abroad[at] ? ` USD ${usd} Conversão: USD 1 = R$ 5,80` : '';
        const all = `${move.lines.join(' ')}${more}`;
        return rowOf(move, {
          description: all,
          alsoAccepted: [move.lines.join(' '), `${card} ${move.lines.join(' ')}`, `${card} ${all}`],
        });
      }),
      rowOf(paid),
    ];
    const head = `<div class="hd"><b>${holder.toUpperCase()}</b><span>FATURA &nbsp;<b>${short(due)} ${day(due, 'yyyy')}</b></span><span>EMISSÃO E ENVIO &nbsp;<b>${short(end)} ${day(end, 'yyyy')}</b></span></div>`;
    const span = `${short(start)} a ${short(end)}`;
    const sum = (label: string, value: string) => `<div class="sp s"><span>${label}</span><span>${value}</span></div>`;
    const first = `<div class="logo">lila</div><h1>Olá, ${holder.split(' ')[0]}.<br>Esta é a sua fatura de<br>${mon(due, 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro')}, no valor de<br>R$ ${brl(closing)}</h1>
    <p>Data de vencimento: <b>${short(due)} ${day(due, 'yyyy')}</b></p><p>Período vigente: ${span}</p><p>Limite total do cartão de crédito: R$ ${brl(BigInt(random.integer(10, 150) * 10_000))}</p>
    <p class="n">Se você tem débito automático ativo, o valor será debitado em ${short(due)}. Pagamentos por boleto podem levar até 3 dias úteis. Central: 0800 999 ${random.digits(4)}.</p>`;
    const second = `${head}<h2>RESUMO DA FATURA ATUAL</h2>${sum('Fatura anterior', `R$ ${brl(previous)}`)}${sum('Pagamento recebido', `−R$ ${brl(previous)}`)}${sum(`Total de compras de todos os cartões, ${span}`, `R$ ${brl(total(buys))}`)}${sum('Outros lançamentos', 'R$ 0,00')}${sum('<b>Total a pagar</b>', `<b>R$ ${brl(closing)}</b>`)}
    <h2>PRÓXIMAS FATURAS</h2>${sum(`Fechamento da próxima fatura`, short(dayAfter(end, 30)))}${sum('Saldo em aberto da próxima fatura', `R$ ${brl(BigInt(random.integer(20_000, 90_000)))}`)}${sum('Saldo em aberto total', `R$ ${brl(BigInt(random.integer(90_000, 290_000)))}`)}
    <h2>OPÇÕES DE PAGAMENTO</h2>${sum('Pagamento mínimo', `R$ ${brl(-closing / 7n)}`)}${sum('Parcelamento em 6x com juros de 7,99% a.m.', `R$ ${brl(-closing / 5n)}`)}<p class="n">Juros rotativo 14,25% a.m. CET 415,20% a.a. IOF 0,38% + 0,0082% ao dia. Multa de 2% após ${short(due)}.</p>`;
    const parts = pack(
      buys.map((move, at) => ({ move, at })),
      ({ at }) => (abroad[at] ? 38 : 16),
      560,
      610,
    );
    const tables = parts.map(
      (part, p) =>
        `${head}${p === 0 ? `<h2>TRANSAÇÕES <span>DE ${span.toUpperCase()}</span></h2><div class="sp g"><b>${holder}</b><b>R$ ${brl(total(buys))}</b></div>` : ''}<table>${part.map(({ move, at }) => line(move, at, card)).join('')}</table>`,
    );
    const last = `${head}<div class="sp g"><b>Pagamentos</b><b>−R$ ${brl(previous)}</b></div><table>${`<tr ${rowAttribute(0, buys.length)}><td class="d">${short(paid.date)}</td><td class="m"></td><td class="t">${joined(paid.lines)}</td><td class="r">${signed(paid.amount)}</td></tr>`}</table><p class="n">Em cumprimento à regulação do arranjo, os juros máximos do próximo período são de 14,25% a.m. Ouvidoria 0800 887 ${random.digits(4)}, em dias úteis das 09h às 18h.</p>`;
    const all = [first, second, ...tables, last];
    const pages = all.map((page, p) => `${page}<div class="ft">${p + 1} de ${all.length}</div>`);
    return drawnOf(
      pages,
      look(
        "9pt/13pt 'Liberation Sans'|46pt 60pt|.logo{font:bold 22pt 'Liberation Sans';color:#820ad1;margin-bottom:40pt}h1{font:20pt/27pt 'Liberation Sans';margin-bottom:24pt}h2{font:bold 9pt 'Liberation Sans';margin:22pt 0 8pt;color:#333}h2 span{font-weight:normal;color:#777}p{margin:6pt 0}.n{font-size:7pt;line-height:10pt;color:#777;margin-top:30pt}.hd{display:flex;gap:24pt;border-bottom:1pt solid #ddd;padding-bottom:8pt;font-size:7.5pt}.s,.g{padding:5pt 0;border-bottom:.5pt solid #e3e3e3}.g{margin-top:14pt}table{width:100%;margin-top:4pt}td{padding:1.5pt 0}td.d{width:52pt;color:#666}td.m{width:62pt;color:#666}td.t{white-space:normal}i{font-style:normal;color:#888;font-size:8pt;line-height:11pt}.ft{position:absolute;bottom:26pt;right:60pt;font-size:7pt;color:#888}",
      ),
      {
        account: account(`lila|${holder}|credit-card|BRL`, card.replace(' ', '')),
        period: { start, end },
        opening: -previous,
        closing,
        rows: truth,
      },
    );
  },
);

const STORES = [
  ['AUTOPOSTO RIO VERDE|VEÍCULOS .CAMPO LIMPO', -9_000, -32_000],
  ['SUPERM ESTRELA LJ ##|ALIMENTAÇÃO .CAMPO LIMPO', -2_500, -68_000],
  ['FARMACIA BEM VIVER|SAÚDE .SAO BENTO', -1_500, -23_000],
  ['PG *LIVROS E CIA|DIVERSOS .VALE NOVO', -3_000, -17_000],
  ['IFOME *REST TEMPERO|ALIMENTAÇÃO .VALE NOVO', -2_600, -12_000],
  ['ESTACIONA PARK ##|VEÍCULOS .SAO BENTO', -800, -3_000],
] as const;

const orange = family(
  'br-card-two-columns-city',
  'pt',
  'credit-card',
  ['side-by-side', 'category-lines', 'future-instalments', 'no-period'],
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from top to bottom
  (random) => {
    const year = random.integer(2022, 2025);
    const close = `${year}-${String(random.integer(1, 12)).padStart(2, '0')}-13`;
    const { rows: buys } = booked(
      random,
      { start: dayAfter(close, -32), end: dayAfter(close, -2), sorts: STORES, floor: null },
      18,
      62,
      [0, 0],
    );
    const mold = buys[0] as Move;
    const parcels: Move[] = list(random.integer(2, 6), (at) => {
      const of = random.integer(6, 10);
      const date = dayAfter(close, -190 + at * 24);
      return {
        ...mold,
        date,
        amount: BigInt(-random.integer(3_000, 45_000)),
        lines: [
          `${random.pick(['MAGAZINE AURORA', 'MLP *ELETROKIT', 'DECATLETA LJ 12', 'COLCHOES SONO'])} 0${7 - at > 1 ? 7 - at - 1 : 1}/${String(of).padStart(2, '0')}`,
          'DIVERSOS .VALE NOVO',
        ],
      };
    });
    const shop = [...parcels, ...buys];
    const products: Move[] = [
      { ...mold, date: dayAfter(close, -3), amount: -3_490n, lines: ['ANUIDADE DIFERENCI 05/12'] },
      { ...mold, date: dayAfter(close, -3), amount: -1_290n, lines: ['SEG CARTAO PROTEGIDO'] },
    ].slice(0, random.integer(1, 2));
    const previous = BigInt(random.integer(100_000, 900_000));
    const paid: Move = { ...mold, date: dayAfter(close, -21), amount: previous, lines: ['PAGAMENTO EFETUADO'] };
    const all = [paid, ...shop, ...products];
    const spent = total([...shop, ...products]);
    const tail = random.digits(4);
    const holder = random.pick(['JUREMA A PASSOS LEAL', 'OTAVIO R GUIMARO', 'CLEIDE N FARTURA']);
    const title = `<tr class="h"><td>DATA</td><td>ESTABELECIMENTO</td><td class="r">VALOR EM R$</td></tr>`;
    const row = (move: Move, at: number): string =>
      `<tr ${rowAttribute(0, at)}><td>${day(move.date, 'dd/mm')}</td><td>${text(move.lines[0] ?? '')}${move.lines[1] ? `<br><i>${text(move.lines[1])}</i>` : ''}</td><td class="r">${move.amount > 0n ? '-' : ''}${brl(move.amount)}</td></tr>`;
    const bar = (words: string) => ({ h: 20, html: `<tr><td colspan="3" class="bar">${words}</td></tr>` });
    const titled = { h: 13, html: title };
    const sumRow = (label: string, value: bigint) => ({
      h: 15,
      html: `<tr class="sum"><td colspan="2">${label}</td><td class="r">${value > 0n ? '-' : ''}${brl(value)}</td></tr>`,
    });
    const things = [
      bar('Pagamentos efetuados'),
      titled,
      { h: 13, html: row(paid, 0) },
      sumRow('Total dos pagamentos', previous),
      bar('Lançamentos: compras e saques'),
      { h: 13, html: `<tr><td colspan="3">${holder} (final ${tail})</td></tr>` },
      titled,
      ...shop.map((move, at) => ({ h: 22, html: row(move, at + 1) })),
      sumRow(`Lançamentos no cartão (final ${tail})`, total(shop)),
      bar('Lançamentos: produtos e serviços'),
      titled,
      ...products.map((move, at) => ({ h: 13, html: row(move, at + 1 + shop.length) })),
      sumRow('Lançamentos produtos e serviços', total(products)),
      sumRow('Total dos lançamentos atuais', spent),
      bar('Compras parceladas - próximas faturas'),
      titled,
      ...parcels.map((move) => ({
        h: 22,
        html: row(
          {
            ...move,
            lines: [
              (move.lines[0] ?? '').replace(/0(\d)\//, (_, n: string) => `0${Number(n) + 1}/`),
              move.lines[1] ?? '',
            ],
          },
          9999,
        ).replace(/data-row="[^"]*"/, ''),
      })),
      sumRow('Próxima fatura', total(parcels)),
      sumRow('Demais faturas', total(parcels) * 3n),
      sumRow('Total para próximas faturas', total(parcels) * 4n),
    ];
    const columns = pack(things, ({ h }) => h, 610, 610).map(
      (part) =>
        `<table class="col"><colgroup><col style="width:32pt"><col><col style="width:60pt"></colgroup>${part.map(({ html }) => html).join('')}</table>`,
    );
    const due = dayAfter(close, 12);
    const top = `<div class="sp top"><b>Banco Cidade Azul</b><span>Titular ${holder}<br>Cartão 5234.XXXX.XXXX.${tail}</span></div>`;
    const sum = (label: string, value: string) => `<div class="sp s"><span>${label}</span><span>${value}</span></div>`;
    const first = `${top}<div class="two"><div><p class="ad">${holder}<br>R DAS LARANJEIRAS ${random.digits(3)} AP 4<br>13999-0${random.digits(2)} CAMPO LIMPO - SP</p><p>Postagem: ${day(dayAfter(close, 2), 'dd/mm/yyyy')}<br>Emissão: ${day(close, 'dd/mm/yyyy')}<br>Previsão próx. fechamento: ${day(dayAfter(close, 30), 'dd/mm/yyyy')}</p></div>
    <div><div class="box">O total da sua fatura é:<br><b>R$ ${brl(spent)}</b><br>Com vencimento em:<br><b>${day(due, 'dd/mm/yyyy')}</b></div><div class="box">Pagamento mínimo: R$ ${brl(-spent / 8n)}</div></div></div>
    <h3>Resumo da fatura em R$</h3>${sum('Total da fatura anterior', brl(previous))}${sum(`Pagamento efetuado em ${day(paid.date, 'dd/mm/yyyy')}`, `-${brl(previous)}`)}${sum('Saldo financiado', '0,00')}${sum('Lançamentos atuais', brl(spent))}${sum('<b>Total desta fatura</b>', `<b>${brl(spent)}</b>`)}
    <h3>Limites de crédito R$</h3>${sum('Limite total de crédito', '12.400,00')}${sum('Limite disponível para compras', brl(BigInt(random.integer(10_000, 500_000))))}
    <h3>Simulação de compras parceladas c/ juros</h3>${sum('Juros do parcelamento 6,90% a.m.', 'CET 145,20% a.a.')}
    <div class="slip"><div class="sp"><b>Banco Cidade Azul S.A. | 399-7 |</b><b>39991.${random.digits(5)} ${random.digits(5)}.${random.digits(6)} ${random.digits(5)}.${random.digits(6)} 1 ${random.digits(14)}</b></div><div class="sp"><span>Local de pagamento: pague pelo aplicativo ou em qualquer banco</span><span>Vencimento ${day(due, 'dd/mm/yyyy')}</span></div><div class="sp"><span>Data do documento ${day(close, 'dd/mm/yyyy')}</span><span>(=) Valor do documento R$ ${brl(spent)}</span></div><div class="sp"><span>Pagador ${holder}</span><span>Nosso número 109/${random.digits(8)}-${random.digits(1)}</span></div></div>`;
    const inner = list(
      Math.ceil(columns.length / 2),
      (p) => `${top}<div class="cols">${columns[p * 2]}${columns[p * 2 + 1] ?? ''}</div>`,
    );
    const pages = [first, ...inner].map(
      (page, p, every) =>
        `${page}<div class="ft">Vencimento ${day(due, 'dd/mm/yyyy')} &nbsp; 4004 ${tail.slice(0, 4)} capitais &nbsp; ${p + 1}/${every.length}</div>`,
    );
    return drawnOf(
      pages,
      look(
        "7.5pt/10pt 'Liberation Sans'|34pt 40pt|.top{border-bottom:2pt solid #0a4ea2;padding-bottom:6pt;margin-bottom:10pt}.top b{font-size:14pt;color:#0a4ea2}.top span{text-align:right}.two{display:flex;gap:40pt;margin:30pt 0}.two>div{flex:1}.ad{margin-bottom:24pt;font-size:9pt;line-height:12pt}.box{border:1pt solid #f60;padding:8pt;margin-bottom:6pt;line-height:13pt}h3{font-size:9pt;margin:14pt 0 4pt;color:#f60}.s{border-bottom:.5pt dotted #999;padding:2.5pt 0;width:300pt}.slip{position:absolute;left:40pt;right:40pt;bottom:60pt;border-top:1pt dashed #000;padding-top:10pt;line-height:16pt}.cols{display:flex;gap:18pt;align-items:flex-start}.col{table-layout:fixed;width:248pt}.bar{background:#eef3fa;font-weight:bold;height:18pt;padding-top:4pt}.h td{color:#777;font-size:6pt;padding-top:2pt}td{overflow:hidden}td i{font-style:normal;color:#777;font-size:6.5pt}.sum td{font-weight:bold;border-top:.5pt solid #999;padding-top:1pt}.ft{position:absolute;bottom:20pt;left:40pt;font-size:6.5pt;color:#666}",
      ),
      {
        account: account(`Banco Cidade Azul|${holder}|credit-card|BRL`, `5234.XXXX.XXXX.${tail}`),
        opening: -previous,
        closing: spent,
        rows: all.map((move) => rowOf(move, { alsoAccepted: [move.lines[0] ?? ''] })),
      },
    );
  },
);

export const families: Family[] = [lilac, orange];
