import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import { drawCount, fill, spread, verdict } from '../romance.ts';

/**
 * A Brazilian credit card bill: a summary page with a payment slip, then the entries in two columns a page, days without a year
 * (instalments keep the day they were bought on), the trade under each shop, next bills' instalments listed after them.
 */
const WORDS = {
  shop: [
    'MERCADO BOA SAFRA',
    'PADARIA ESTRELA D',
    'POSTO TRES IRMAOS',
    'DROGARIA VIDA NOVA',
    'PAG*LOJADAZEZE',
    'RESTAURANTE DONA BIA',
    'LIVRARIA CORUJA',
  ],
  web: ['ASSINA*FILMEBOX', 'APP *CORRIDA99', 'MUSICATODA.COM', 'MP *ARTESANATOS', 'EC *VIAJEBEM', 'PG *TON BARBEARIA'],
  trade: [
    'ALIMENTAÇÃO .SAO PAULO',
    'SAÚDE .CAMPINAS',
    'VEÍCULOS .OSASCO',
    'VESTUÁRIO .RIO DE JANEIR',
    'DIVERSOS .CURITIBA',
    'HOBBY .BELO HORIZONT',
  ],
  store: ['MAGAZINE ALVORADA', 'ELETRO SERTAO', 'OTICAS PANORAMA', 'MOVEIS JATOBA', 'AGENCIA VOA ALTO'],
};
const BOUGHT = [
  '{shop}',
  '{shop} ##',
  '{shop} LJ##',
  '{web}',
  '{web} SAO PAULO BR',
  'IFOODS *{shop}',
  'ESTACIONAMENTO SHOP ##',
  'CINE PATIO SALA #',
  'SEM PARAR TAG ####',
  'CONTA VIVAZ CEL ##9####',
  'SEGURO CARTAO PROTEGIDO',
  'ANUIDADE DIFERENCIADA',
  'FARMACIA POPULAR ####',
  'HORTIFRUTI DA VILA',
  'PET SHOP AUAU',
  'ACADEMIA CORPO ##',
  'SUPERM DIA A DIA ##',
  'UBRE *TRIP ####',
  'BILHETE UNICO RECARGA',
  'LAVANDERIA 5 A SEC ##',
  'FLORES DE {dd}',
  'POSTO BR{dd} KM ##',
  'BAR DO ZE 24H',
  'PIX CREDITO CHAVE ****##',
  'DL*GAMES STORE ##',
  'TAXI RADIO COOP ###',
];
const BANK = 'Banco Jequitibá';
const money = (minor: bigint) => `${minor < 0n ? '- ' : ''}${figure(minor, { group: '.', decimal: ',' })}`;
const day = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}`;
const long = (iso: string) => `${day(iso)}/${partsOf(iso).yyyy}`;

/** An entry as the bill has it: what is bought is above zero. */
interface Entry {
  readonly date: string;
  readonly shop: string;
  readonly part: string;
  readonly trade: string;
  readonly owed: bigint;
}

interface Bill {
  readonly start: string;
  readonly end: string;
  readonly due: string;
  readonly holder: string;
  readonly card: string;
  readonly before: bigint;
  readonly entries: readonly Entry[];
  readonly total: bigint;
  readonly closing: bigint;
}

function drawEntry(random: Random, start: string, index: number, count: number): Entry {
  const date = dayAfter(start, Math.floor((index / Math.max(1, count)) * 29));
  const trade = random.pick(WORDS.trade);
  if (!random.chance(0.2)) {
    const owed = BigInt(random.chance(0.05) ? -random.integer(900, 15_000) : random.integer(350, 28_000));
    return { date, shop: fill(random, random.pick(BOUGHT), WORDS, date), part: '', trade, owed };
  }
  const parts = random.integer(3, 10);
  const now = random.integer(1, parts);
  const bought = dayAfter(date, -(now - 1) * 30);
  const part = `${String(now).padStart(2, '0')}/${String(parts).padStart(2, '0')}`;
  return { date: bought, shop: random.pick(WORDS.store), part, trade, owed: BigInt(random.integer(2_500, 45_000)) };
}

const entryMarkup = ({ date, shop, part, trade, owed }: Entry, r: number): string =>
  `<div class="entry" ${rowAttribute(0, r)}><span>${day(date)}</span><span>${text(shop)}${part ? ` <u>${part}</u>` : ''}${trade ? `<br><i>${text(trade)}</i>` : ''}</span><span class="r">${money(owed)}</span></div>`;

const top = ({ holder, card }: Bill, page: number, pages: number): string =>
  `<div class="top"><b>${BANK}</b><span>Titular ${text(holder)}</span><span>Cartão ${card}</span><span>${page}/${pages}</span></div>`;

function summary(bill: Bill, pages: number): string {
  const paid = bill.entries
    .filter(({ shop }) => shop.startsWith('PAGAMENTO'))
    .reduce((sum, { owed }) => sum + owed, 0n);
  const owed = money(bill.closing);
  return `${top(bill, 1, pages)}<div class="big"><div>Olá! O total da sua fatura é:<b>R$ ${owed}</b></div><div>Com vencimento em:<b>${long(bill.due)}</b></div>
    <div>Limite total de crédito:<b>R$ 18.000,00</b></div></div>
    <div class="sum"><h2>Resumo da fatura em R$</h2><p><span>Total da fatura anterior</span><span>${money(bill.before)}</span></p>
    <p><span>Pagamentos efetuados</span><span>${money(paid)}</span></p>
    <p><span>Saldo financiado</span><span>${money(bill.before + paid)}</span></p><p><span>Lançamentos atuais</span><span>${money(bill.total)}</span></p>
    <p class="b"><span>Total desta fatura</span><span>${owed}</span></p></div>
    <div class="sum"><h2>Encargos cobrados em caso de atraso ou parcelamento</h2><p><span>Juros do rotativo 12,90% a.m. (CET 354,12% a.a.)</span><span>${long(bill.due)}</span></p>
    <p><span>Pagamento mínimo</span><span>${money(bill.closing / 8n)}</span></p><p><span>Parcele em 11x de</span><span>${money(bill.closing / 9n)}</span></p></div>
    <p class="dates">Postagem: ${long(dayAfter(bill.end, 1))} &nbsp; Emissão: ${long(bill.end)} &nbsp; Período de lançamentos: ${long(bill.start)} a ${long(bill.end)}</p>
    <div class="slip">34191.79001 01043.510047 91020.150008 7 ${figure(bill.closing, { group: '', decimal: '' }).padStart(14, '0')}<br>
    <small>Pagável em qualquer banco até o vencimento ${long(bill.due)} · Beneficiário ${BANK} S.A. CNPJ 60.111.222/0001-33 · Valor do documento ${owed}</small></div>`;
}

/** The instalments that later bills will hold: not of this one. */
function later(bill: Bill): string {
  const rows = bill.entries
    .filter(({ part }) => part && part.slice(0, 2) < part.slice(3))
    .slice(0, 8)
    .map(({ date, shop, part, owed }) => {
      const next = `${String(Number(part.slice(0, 2)) + 1).padStart(2, '0')}${part.slice(2)}`;
      return `<div class="entry"><span>${day(date)}</span><span>${text(shop)} <u>${next}</u></span><span class="r">${money(owed)}</span></div>`;
    });
  const sum = `<p class="sub"><span>Próxima fatura</span><span>${money(bill.total / 5n)}</span></p><p class="sub"><span>Demais faturas</span><span>${money(bill.total / 3n)}</span></p>`;
  return `<div class="later"><h3>Compras parceladas - próximas faturas</h3>${rows.join('')}${sum}</div>`;
}

function pagesOf(bill: Bill): string[] {
  const indexed = bill.entries.map((entry, r) => ({ entry, r }));
  const columns = spread(indexed, () => 1, { first: 27, other: 27, foot: 14 });
  const pages = Math.ceil(columns.length / 2) + 1;
  const drawn = columns.map((rows, c) => {
    const body = rows.map(({ entry, r }) => entryMarkup(entry, r)).join('');
    const head = `<h3>${c === 0 ? 'Lançamentos: compras e saques' : 'Lançamentos (continuação)'}</h3><div class="entry th"><span>DATA</span><span>ESTABELECIMENTO</span><span class="r">VALOR EM R$</span></div>`;
    const end = `<p class="sub b"><span>Total dos lançamentos atuais</span><span>${money(bill.total)}</span></p>${later(bill)}`;
    return `<div class="col">${head}${body}${c === columns.length - 1 ? end : ''}</div>`;
  });
  const lists = Array.from({ length: pages - 1 }, (_, page) => {
    const foot = '<p class="foot">SAC 0800 700 0000 · Ouvidoria 0800 570 0011 · Em caso de dúvidas acesse o app</p>';
    return `${top(bill, page + 2, pages)}<div class="two">${drawn[page * 2] ?? ''}${drawn[page * 2 + 1] ?? ''}</div>${foot}`;
  });
  return [summary(bill, pages), ...lists];
}

function drawBill(random: Random): { bill: Bill; failed: boolean } {
  const start = `${random.integer(2023, 2025)}-${random.pick(['01', '03', '06', '10', '12'])}-${random.pick(['08', '12'])}`;
  const end = dayAfter(start, 30);
  const before = BigInt(random.integer(20_000, 700_000));
  const count = Math.min(100, drawCount(random));
  const bought = Array.from({ length: count }, (_, index) => drawEntry(random, start, index, count));
  const paid = random.chance(0.85) ? before : before / 2n;
  const payment = {
    date: dayAfter(start, 4),
    shop: random.pick(['PAGAMENTO EFETUADO', 'PAGAMENTO PIX', 'PAGAMENTO DEB AUTOMATIC']),
    part: '',
    trade: '',
    owed: -paid,
  };
  const entries = count === 0 && random.chance(0.5) ? [] : [payment, ...bought];
  const total = bought.reduce((sum, { owed }) => sum + owed, 0n);
  const closing = before + entries.reduce((sum, { owed }) => sum + owed, 0n);
  const failed = random.chance(1 / 6);
  const holder = random.pick([
    'RAFAELA P NASCIMENTO',
    'JOAO V MOREIRA LIMA',
    'TATIANE A DUARTE',
    'COMERCIAL SAO TOME ME',
  ]);
  const card = `5307.XXXX.XXXX.${random.digits(4)}`;
  const bill = {
    start,
    end,
    due: dayAfter(end, 9),
    holder,
    card,
    before,
    entries,
    total,
    closing: failed ? closing + 9_000n : closing,
  };
  return { bill, failed };
}

function rowOf({ date, shop, part, trade, owed }: Entry): TrueRow {
  const name = [shop, part].filter(Boolean).join(' ');
  return {
    ...{
      date,
      valueDate: null,
      description: [name, trade].filter(Boolean).join(' '),
      alsoAccepted: trade ? [name] : [],
    },
    ...{ reference: null, amount: contractAmount(-owed), balance: null },
  };
}

function draw(random: Random): Drawn {
  const { bill, failed } = drawBill(random);
  const { holder, card, start, end, before, closing, entries } = bill;
  return {
    pages: pagesOf(bill),
    css: CSS,
    statements: [
      {
        account: {
          institution: BANK,
          holder,
          number: card,
          iban: null,
          bic: null,
          type: 'credit-card',
          currency: 'BRL',
        },
        period: { start, end },
        opening: contractAmount(-before),
        closing: contractAmount(-closing),
        transactions: entries.map(rowOf),
        reconciliation: verdict(failed),
      },
    ],
  };
}

const CSS = `
.page { padding: 26pt 30pt; font-size: 8pt; } .top { display: flex; justify-content: space-between; border-bottom: 2pt solid #e0731d; padding-bottom: 5pt; margin-bottom: 12pt; color: #444; } .top b { color: #1f3a70; font-size: 12pt; }
.big { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 10pt; margin: 20pt 0; } .big div { background: #fdf0e4; padding: 10pt; } .big b { display: block; font-size: 14pt; margin-top: 4pt; }
.sum { margin: 14pt 0; width: 330pt; } h2 { font-size: 10pt; color: #e0731d; margin-bottom: 4pt; } .sum p { display: flex; justify-content: space-between; line-height: 15pt; border-bottom: 0.5pt solid #ddd; } .b { font-weight: bold; }
.dates { margin: 20pt 0; color: #555; } .slip { position: absolute; left: 30pt; right: 30pt; bottom: 60pt; border-top: 0.7pt dashed #555; padding-top: 14pt; font-size: 11pt; letter-spacing: 0.4pt; } small { font-size: 7pt; letter-spacing: 0; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 26pt; } h3 { font-size: 9pt; color: #1f3a70; margin-bottom: 4pt; } .th { height: 13pt !important; color: #888; font-size: 6.5pt; }
.entry { display: grid; grid-template-columns: 30pt 1fr 62pt; height: 23.5pt; line-height: 10pt; white-space: nowrap; } .entry u { text-decoration: none; margin-left: 6pt; } .entry i { font-style: normal; color: #888; font-size: 6.8pt; } .r { text-align: right; }
.sub { display: flex; justify-content: space-between; line-height: 15pt; border-top: 0.5pt solid #999; } .later { margin-top: 14pt; } .later .entry { height: 13pt; } .foot { position: absolute; bottom: 14pt; font-size: 6.5pt; color: #888; }
`;

export const families: Family[] = [
  {
    name: 'br-card-columns',
    country: 'BR',
    language: 'pt',
    type: 'credit-card',
    difficulties: ['two-column-page', 'dates-without-year', 'instalments', 'future-instalments', 'summary-page'],
    size: A4,
    draw,
  },
];
