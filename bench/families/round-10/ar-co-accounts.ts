import type { Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  look,
  type Move,
  mon,
  moves,
  pack,
  point,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';

/**
 * Argentina's card bill as the card processor sets it for most banks (monospaced, pesos and dollars side by side, minus behind, instalments by the
 * day of purchase), and Colombia's biggest bank's savings account of a quarter (day and month, cents without a nought before the point).
 */

const MONTHS = 'Ene Feb Mar Abr May Jun Jul Ago Set Oct Nov Dic';
const ars = (value: bigint): string => `${figure(value, COMMAED)}${value > 0n ? '-' : ''}`;
const dotted = (iso: string): string => day(iso, 'dd.mm.yy');

const PESOS = [
  ['MERPAGO*{FERRELOMAS;DIETETICALUNA;KIOSCO##}', -250_000, -6_000_000],
  ['SUPERM LA COLINA SUC##', -900_000, -15_000_000],
  ['YPEFE COMBUSTIBLES ###', -2_000_000, -8_000_000],
  ['FARMACITY-NORTE ##', -400_000, -4_000_000],
  ['CABLEVISTA SA    0000########', -2_500_000, -5_000_000],
  ['PEDIYA*PROPINAS', -50_000, -300_000],
  ['CR.BONIF 25% PROMO SUPER', 200_000, 1_500_000],
] as const;
const DOLLARS = [
  ['STREAMVID.COM        ~1~##~~#', -399, -1_599],
  ['CLOUDBOX *STORAGE    ~#~##~', -199, -999],
  ['APPSTORA.COM/BILL    ##~~##', -99, -4_999],
] as const;

const visa = family(
  'ar-card-resumen-pesos-dolares',
  'es',
  'credit-card',
  ['two-currencies', 'monospace', 'minus-behind', 'instalments', 'tax-rows', 'no-period'],
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from top to bottom
  (random) => {
    const close = `${random.integer(2023, 2025)}-${String(random.integer(1, 12)).padStart(2, '0')}-${random.integer(20, 28)}`;
    const start = dayAfter(close, -31);
    const pay = dayAfter(close, -19);
    const before = BigInt(random.integer(10_000_000, 90_000_000));
    const beforeUsd = BigInt(random.integer(150, 9_000));
    const buys = moves(random, {
      start,
      end: dayAfter(close, -1),
      count: random.integer(12, 75),
      sorts: PESOS,
      floor: null,
    });
    const mold = buys[0] as Move;
    const quotas: Move[] = list(random.integer(0, 5), (at) => ({
      ...mold,
      ref: random.digits(8),
      date: dayAfter(close, -60 - (5 - at) * 30),
      amount: BigInt(-random.integer(900_000, 9_000_000)),
      lines: [`MERPAGO*${random.pick(['TECNOSUR', 'BICILANDIA', 'COLCHONAR'])}     Cuota 0${7 - at}/12`],
    }));
    const foreign = moves(random, {
      start,
      end: dayAfter(close, -1),
      count: random.integer(0, 6),
      sorts: DOLLARS,
      floor: null,
    });
    type Any = { move: Move; usd: boolean };
    const shop: Any[] = [...quotas, ...buys].map((move) => ({ move, usd: false }));
    for (const move of foreign) shop.push({ move, usd: true });
    shop.sort((a, b) => (a.move.date < b.move.date ? -1 : a.move.date > b.move.date ? 1 : 0));
    const payments: Any[] = [{ move: { ...mold, date: pay, amount: before, lines: ['SU PAGO EN PESOS'] }, usd: false }];
    payments.push({ move: { ...mold, date: pay, amount: beforeUsd, lines: ['SU PAGO EN USD'] }, usd: true });
    const base = -total(foreign) * 1_150n;
    const fixed = (words: string, amount: bigint): Any => ({
      move: { ...mold, date: close, amount: -amount, lines: [words] },
      usd: false,
    });
    const taxes: Any[] = [fixed('IMPUESTO DE SELLOS      $', (-total(buys) * 12n) / 1000n + 1n)];
    if (base > 0n)
      taxes.push(
        fixed(`IIBB PERCEP-CABA 2,00%(    ${figure(base, { group: '', decimal: ',' })})`, base / 50n + 1n),
        fixed(`IVA RG 4240 21%(     ${figure(base, { group: '', decimal: ',' })})`, (base * 21n) / 100n),
        fixed(`DB.RG 5617  30% (     ${figure(base, { group: '', decimal: ',' })} )`, (base * 30n) / 100n),
      );
    const all = [...payments, ...shop, ...taxes];
    const next: [number, number] = [0, 0];
    const placed = all.map((one) => ({ ...one, at: next[one.usd ? 1 : 0]++ }));
    const sums = (some: readonly Any[], usd: boolean) =>
      total(some.filter((one) => one.usd === usd).map(({ move }) => move));
    const closing = -before + sums(all, false);
    const closingUsd = -beforeUsd + sums(all, true);
    const holder = random.pick(['QUIROGA SOL MAILEN', 'BASUALDO HERNAN D', 'TOLOSA VERA CAMILA']);
    const tail = random.digits(4);
    const number = random.digits(10);
    const row = ({ move, usd, at }: (typeof placed)[number]): string => {
      const plain = /^(SU PAGO|IMP|IIBB|IVA|DB|CR\.)/.test(move.lines[0] ?? '');
      const words = `${move.lines[0]}${usd && !plain ? ` USD   ${figure(move.amount, COMMAED)}` : ''}`;
      return cells(
        'lllrr',
        [
          dotted(move.date),
          plain ? '' : `${move.ref.slice(0, 6)}${usd ? 'K' : '*'}`,
          text(words).replaceAll('  ', ' &nbsp;'),
          usd ? '' : ars(move.amount),
          usd ? ars(move.amount) : '',
        ],
        [usd ? 1 : 0, at],
      );
    };
    const line = (words: string, pesos: string, dollars: string) => cells('lllrr', ['', '', words, pesos, dollars]);
    const body = [
      line('SALDO ANTERIOR', figure(before, COMMAED), figure(beforeUsd, COMMAED)),
      ...placed.slice(0, payments.length).map(row),
      line('', '', ''),
      ...placed.slice(payments.length, payments.length + shop.length).map(row),
      line(
        `<b>Tarjeta ${tail} Total Consumos de ${holder.split(' ').slice(0, 2).join(' ')}</b>`,
        `<b>${ars(sums(shop, false))}</b>`,
        `<b>${ars(sums(shop, true))}</b>`,
      ),
      line('', '', ''),
      ...placed.slice(payments.length + shop.length).map(row),
      line('<b>SALDO ACTUAL</b>', `<b>$ ${figure(closing, COMMAED)}</b>`, `<b>U$S ${figure(closingUsd, COMMAED)}</b>`),
      line('<b>PAGO MINIMO</b>', `<b>$ ${figure(closing / 10n, COMMAED)}</b>`, ''),
    ];
    const word = (iso: string) => `${day(iso, 'dd')} ${mon(iso, MONTHS)} ${day(iso, 'yy')}`;
    const top = (p: number, n: number) =>
      `<div class="sp"><b class="logo">BANCO DEL ESTUARIO</b><span class="r">RESUMEN DE TARJETA CREDITO<br>Hoja ${p} de ${n} &nbsp; Nro. de Cuenta ${number}</span></div><div class="cl"><span>CIERRE ACTUAL<br><b>${word(close)}</b></span><span>VENCIMIENTO ACTUAL<br><b>${word(dayAfter(close, 11))}</b></span><span>SALDO ACTUAL $<br><b>${figure(closing, COMMAED)}</b></span><span>SALDO ACTUAL U$S<br><b>${figure(closingUsd, COMMAED)}</b></span><span>PAGO MINIMO $<br><b>${figure(closing / 10n, COMMAED)}</b></span></div>`;
    const intro = `<div class="two"><div>${holder}<br>CALLE LAVANDA ${random.digits(3)} PISO 2 DTO B<br>(14${random.digits(2)}) VILLA DEL SAUCE<br>IVA CONSUMIDOR FINAL &nbsp; CUIT BANCO 30-5000${random.digits(4)}-7</div><div>Cierre anterior: ${word(start)} &nbsp; Vto. anterior: ${word(dayAfter(start, 11))}<br>Próximo Cierre: ${word(dayAfter(close, 30))} &nbsp; Próximo Vto.: ${word(dayAfter(close, 40))}<br>LIMITES &nbsp; DE COMPRA $ 4.500.000,00 &nbsp; EN CUOTAS $ 9.000.000,00<br>TASAS NOMINAL ANUAL $ 84,500 % &nbsp; U$S 22,000 % &nbsp; EFECTIVA MENSUAL 6,945 %</div></div>`;
    const head = cells('lllrr', 'FECHA|COMPROBANTE|DETALLE DE TRANSACCION|PESOS|DOLARES', null, 'th');
    const parts = pack(body, () => 11, 500, 590);
    const legal = `<p>Plan V: $ Financie su saldo en cuotas. TNA 79,00 % CFTEA 178,12 %. Cuotas a vencer: ${mon(dayAfter(close, 40), MONTHS)}/${day(dayAfter(close, 40), 'yy')} $ ${figure(sums(all, false) / 9n, COMMAED)} &nbsp; ${mon(dayAfter(close, 70), MONTHS)}/${day(dayAfter(close, 70), 'yy')} $ ${figure(sums(all, false) / 11n, COMMAED)}</p><p>El presente resumen se considerará aceptado si no fuera observado dentro de los 30 días de recibido. Dólar al ${dotted(close)}: $ 1.150,00. Denuncias 0810-999-${random.digits(4)}. Los pagos efectuados después del ${dotted(close)} se verán en el próximo resumen.</p>`;
    const pages = parts.map(
      (part, p) =>
        `${top(p + 1, parts.length)}${p === 0 ? intro : ''}${table([52, 62, 250, 82, 68], head + part.join(''), 'm')}${p === parts.length - 1 ? legal : '<p>Continúa en hoja siguiente</p>'}`,
    );
    const truth = (usd: boolean) =>
      placed
        .filter((one) => one.usd === usd)
        .map(({ move }) => {
          const plain = /^(SU PAGO|IMP|IIBB|IVA|DB|CR\.)/.test(move.lines[0] ?? '');
          const words = (move.lines[0] ?? '').replace(/ +/g, ' ');
          const full = usd && !plain ? `${words} USD ${figure(move.amount, COMMAED)}` : words;
          return rowOf(move, {
            description: full,
            alsoAccepted: [words, `${words} USD`],
            reference: plain ? null : `${move.ref.slice(0, 6)}${usd ? 'K' : '*'}`,
          });
        });
    const facts = (currency: string) => account(`BANCO DEL ESTUARIO|${holder}|credit-card|${currency}`, number);
    return {
      pages,
      css: look(
        "7.5pt/11pt 'Liberation Mono'|30pt 36pt|.logo{font:bold 13pt 'Liberation Sans'}.cl{display:flex;gap:16pt;border:.7pt solid #000;padding:4pt 6pt;margin:8pt 0;font-size:7pt}.two{display:flex;gap:20pt;margin:10pt 0 14pt;font-size:7pt;line-height:10pt}.m td{height:11pt}th{border-bottom:.7pt solid #000;border-top:.7pt solid #000}p{margin-top:10pt;font-size:6.5pt;line-height:9pt}",
      ),
      statements: [
        truthOf({ account: facts('ARS'), opening: -before, closing, rows: truth(false) }),
        truthOf({ account: facts('USD'), opening: -beforeUsd, closing: closingUsd, rows: truth(true) }),
      ],
    };
  },
);

const AHORROS = [
  ['TRANSFERENCIA CTA SUC VIRTUAL', -2_000_000, -60_000_000],
  ['COMPRA EN  {TIENDA DOS;SUPERT PAL;DROGUERI }', -500_000, -18_000_000],
  ['PAGO PSE {EMPRESAS PUBL;COMUNICA MOVIL}', -3_000_000, -30_000_000],
  ['RETIRO CAJERO {LA PLAYA 2;CENTRO 1}', -5_000_000, -60_000_000],
  ['IMPTO GOBIERNO 4X1000', -800, -240_000],
  ['CUOTA MANEJO TARJETA DEBITO', -1_230_000, -1_590_000],
  ['ABONO INTERESES AHORROS', 1, 99],
  ['ABONO INTERESES AHORROS', 9, 3_000],
  ['PAGO DE NOMI {CONFECCIO;TRANSCARG}', 60_000_000, 300_000_000],
  ['TRANSFERENCIA DESDE NEQ', 1_000_000, 30_000_000],
  ['CONSIG NACIONAL EFECTIVO', 5_000_000, 90_000_000],
] as const;

const savings = family(
  'co-savings-quarter',
  'es',
  'savings',
  ['no-year', 'year-crossing', 'signed-amounts', 'cents-without-nought', 'long'],
  (random) => {
    const year = random.integer(2022, 2025);
    const quarter = random.pick(['09-30', '12-31', '03-31', '06-30', '10-31']);
    const start = `${year - 1}-${quarter}`;
    const end = dayAfter(start, random.pick([90, 92, 120]));
    const { opening, rows, closing } = booked(
      random,
      { start: dayAfter(start, 1), end, sorts: AHORROS },
      30,
      150,
      [5_000_000, 400_000_000],
    );
    const money = (value: bigint) => `${value < 0n ? '-' : ''}${point(value).replace(/^0\./, '.')}`;
    const holder = random.pick(['YULIANA OSPINA BERRIO', 'FERRETERIA EL TORNO SAS', 'WILMAR ECHAVARRIA']);
    const number = random.digits(11);
    const slash = (iso: string) => day(iso, 'yyyy/mm/dd');
    const places = rows.map((move) =>
      /CAJERO/.test(move.lines[0] ?? '') ? random.pick(['LA PLAYA', 'EL CENTRO']) : '',
    );
    const body = rows.map((move, at) =>
      cells(
        'lllrrr',
        [
          day(move.date, 'd/mm'),
          text((move.lines[0] ?? '').replace(/ +/g, ' ')),
          places[at] ?? '',
          '',
          money(move.amount),
          money(move.balance),
        ],
        [0, at],
      ),
    );
    const pair = (label: string, value: string) =>
      `<tr><td>${label}</td><td class="r" style="padding-left:14pt">$ ${value}</td></tr>`;
    const head = (p: number, n: number) =>
      `<div class="sp"><b class="logo">Bancoandino</b><span class="r">ESTADO DE CUENTA<br><b>CUENTA DE AHORROS</b><br>PÁGINA: ${p} DE ${n}</span></div><div class="sp hd"><div>${holder}<br>CR ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} AP 301<br>VALLEFRIO - ANTIOQUIA</div><div>DESDE: ${slash(start)} &nbsp;&nbsp; HASTA: ${slash(end)}<br>CUENTA DE AHORROS<br>NÚMERO ${number}<br>SUCURSAL LA PLAYA</div></div>`;
    const sumary = `<div class="sum"><table>${pair('SALDO ANTERIOR', money(opening))}${pair('TOTAL ABONOS', money(total(rows, 1)))}${pair('TOTAL CARGOS', point(total(rows, -1)))}${pair('SALDO ACTUAL', money(closing))}</table><table>${pair('SALDO PROMEDIO', money((opening + closing) / 2n))}${pair('CUENTAS X COBRAR', '.00')}${pair('VALOR INTERESES PAGADOS', money(total(rows.filter(({ lines }) => /INTERESES/.test(lines[0] ?? '')))))}${pair('RETEFUENTE', '.00')}</table></div>`;
    const parts = pack(body, () => 10.5, 470, 540);
    const pages = parts.map(
      (part, p) =>
        `${head(p + 1, parts.length)}${p === 0 ? sumary : ''}${table([36, 186, 84, 46, 84, 88], cells('lllrrr', 'FECHA|DESCRIPCIÓN|SUCURSAL|DCTO.|VALOR|SALDO', null, 'th') + part.join('') + (p === parts.length - 1 ? cells('lllrrr', '|FIN ESTADO DE CUENTA||||') : ''), 'm')}<div class="ft">VIGILADO SUPERINTENDENCIA. Cualquier diferencia con el saldo, favor comunicarla a la Revisoría Fiscal, A.A. 9${random.digits(4)}, Vallefrío. Defensor del consumidor: tel. 604 555 ${random.digits(4)}, 8:00 a.m. a 5:00 p.m.</div>`,
    );
    return drawnOf(
      pages,
      look(
        "7.5pt/10.5pt 'Liberation Sans'|30pt 36pt|.logo{font-size:16pt;line-height:20pt}.hd{margin:16pt 0 10pt;border:.7pt solid #999;padding:6pt}.sum{display:flex;gap:60pt;margin-bottom:10pt}th{background:#fdda24;padding:2pt 0}.m td:nth-child(5){padding-right:3pt}.ft{position:absolute;bottom:22pt;left:36pt;right:36pt;font-size:6pt;line-height:8pt}",
      ),
      {
        account: account(`Bancoandino|${holder}|savings|COP`, number),
        period: { start, end },
        opening,
        closing,
        rows: rows.map((move, at) => {
          const words = (move.lines[0] ?? '').replace(/ +/g, ' ').trim();
          return rowOf(move, {
            shows: true,
            description: words,
            alsoAccepted: places[at] ? [`${words} ${places[at]}`] : [],
          });
        }),
      },
    );
  },
);

export const families: Family[] = [visa, savings];
