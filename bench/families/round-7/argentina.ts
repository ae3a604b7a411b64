import type { Family } from '../family.ts';
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
  type Move,
  mon,
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  SPANISH,
  span,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { figure, intlDate, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, grid, lay, newPage, type Piece, sheets, signedAs } from './americas-parts.ts';
import type { Line } from './world-parts.ts';

const comma = (value: bigint): string => figure(value, COMMAED);
const minus = signedAs(COMMAED);

const PURSE: readonly Sort[] = [
  ['Proveedor - {HILADOS DEL SALADO SA;MADERAS QUEBRACHO SRL}', 4_000_000, 60_000_000],
  ['Fondeo de tu cuenta {Ahorro;Colchón}', -9_000_000, -500_000],
  ['A una cuenta tuya - {Billete;Monedero}', -12_000_000, -800_000],
  ['Pago con QR - {ALMACÉN LA ESQUINA;KIOSCO TITO}', -2_500_000, -90_000],
  ['Intereses pagados', 800, 90_000],
];
const YIELD: readonly Sort[] = [
  ['Intereses pagados', 4_000, 90_000],
  ['Intereses pagados', 4_000, 90_000],
  ['Depósito en cuenta remunerada', 2_000_000, 20_000_000],
  ['Retiro de cuenta remunerada', -9_000_000, -500_000],
];
const PURSE_LOOK = look(
  `8pt/11pt 'DejaVu Sans'|40pt 40pt|.k{display:flex;gap:40pt;margin:14pt 0}.k>div{width:240pt}h2{font-size:12pt;line-height:18pt}th{font-weight:bold;border-bottom:.6pt solid #c9c;padding-bottom:4pt}td{padding:4pt 0;border-bottom:.3pt solid #ddd}.f{position:absolute;left:40pt;right:40pt;bottom:24pt;font-size:6.5pt;color:#555}`,
);

const purse = family(
  'ar-savings-three-accounts',
  'es',
  'savings',
  ['several-accounts', 'two-currencies', 'dash-in-empty-column', 'account-without-movements', 'heading-on-every-page'],
  (random) => {
    const period = periodOf(random, 1);
    const own = booked(random, { ...period, sorts: PURSE }, 6, 34, [0, 9_000_000]);
    const kept = booked(random, { ...period, sorts: YIELD }, 5, 40, [100_000, 40_000_000]);
    const still = BigInt(random.integer(0, 400_000));
    const none = { opening: still, rows: [] as Move[], closing: still };
    const date = (iso: string) => `${day(iso, 'd')} ${mon(iso, SPANISH)} ${day(iso, 'yyyy')}`;
    const top = `<b>${date(period.start)} al ${date(period.end)}</b><p>Ludmila Ferreyra Ocampo<br>Pje. Los Tilos 240, Villa Salado</p>`;
    const numbers = [`${random.digits(13)}001`, null, `${random.digits(13)}002`];
    const one = (s: number, kind: string, currency: string, sign: string, { opening, rows, closing }: typeof own) => {
      const money = (value: bigint) => `${sign} ${comma(value)}`;
      const number = numbers[s]
        ? span('Número', numbers[s] ?? '') + span('CBU', `1430001${(numbers[s] ?? '').slice(1)}`)
        : '';
      const facts = `<div class="k"><div><h2>Mi cuenta</h2>${span('Tipo', kind)}${span('Moneda', currency)}${span('CUIT', '27-99887766-1')}${number}</div><div><h2>Resumen</h2>${span('Saldo Inicial', money(opening))}${span('Créditos', money(total(rows, 1)))}${span('Débitos', money(total(rows, -1)))}${span('Imp. Trans. Financieras', money(0n))}${span('<b>Saldo Final</b>', `<b>${money(closing)}</b>`)}</div></div>`;
      const lines = rows.map(
        (row, r): Line => [
          cells(
            'lllrrr',
            [
              day(row.date, 'dd-mm-yy'),
              `9${row.ref}`,
              joined(row.lines),
              ...outIn(row.amount, money, '-').split('|'),
              money(row.balance),
            ],
            [s, r],
          ),
          20,
        ],
      );
      const head = heads('lllrrr', 'Fecha|Ref|Descripción|Débito|Crédito|Saldo');
      return [
        ...(s > 0 ? [newPage] : []),
        block(facts, 130),
        rows.length > 0
          ? grid([54, 64, 170, 76, 76, 76], head, lines, { headHeight: 22 })
          : block('<h2>Sin Movimientos</h2>', 20),
      ];
    };
    const pieces = [
      ...one(0, 'Caja de ahorro', 'Pesos (ARS)', '$', own),
      ...one(1, 'Cuenta remunerada', 'Pesos (ARS)', '$', kept),
      ...one(2, 'Caja de ahorro', 'Dólar (USD)', 'U$S', none),
    ];
    const pages = sheets(
      lay(pieces, 640, 640),
      (body, at, count) =>
        `${top}${body}<div class="f">Brisa Bank S.A.U. - IVA Inscripto - Los depósitos en pesos y en moneda extranjera cuentan con la garantía de hasta $ 25.000.000 por persona. ${at}/${count}</div>`,
    );
    const truth = [own, kept, none].map(({ opening, rows, closing }, s) =>
      truthOf({
        account: account(
          `Brisa Bank S.A.U.|Ludmila Ferreyra Ocampo|savings|${s === 2 ? 'USD' : 'ARS'}`,
          numbers[s] ?? null,
        ),
        period,
        opening,
        closing,
        rows: rows.map((row) => rowOf(row, { shows: true, reference: `9${row.ref}` })),
      }),
    );
    return { pages, css: PURSE_LOOK, statements: truth };
  },
);

const BOXED: readonly Sort[] = [
  ['§MOVIM. ENTRE CUENTAS 0##### ####### 1', 500_000, 12_000_000],
  ['§CUENTA VISA NRO. ##########', -6_000_000, -200_000],
  ['###§AJUSTE OPERACION BANELBA', 30_000, 700_000],
  ['###§EXTRACCION CAJERO ####', -4_000_000, -500_000],
  ['§RETENCION IIBB', -9_000, -45],
  ['§INTERESES GANADOS', 6, 4_000],
];
const BOXED_LOOK = look(
  `8pt/12pt 'Liberation Sans'|38pt 46pt|h1{font-size:15pt;line-height:22pt;color:#0b3d91}h3{font-size:9pt;line-height:16pt}.n{position:absolute;left:16pt;top:200pt;font-size:5pt;line-height:6pt;writing-mode:vertical-rl}th{background:#eef;padding:3pt 0;font-weight:bold}.b td{font-weight:bold;border-top:.6pt solid #0b3d91}.f{position:absolute;right:46pt;bottom:20pt}`,
);

const boxed = family(
  'ar-savings-signed-debit-column',
  'es',
  'savings',
  ['signed-debit-column', 'no-period', 'year-from-issue-date', 'totals-row', 'origin-column', 'running-balance'],
  (random) => {
    const span30 = periodOf(random, 23);
    const { opening, rows, closing } = booked(random, { ...span30, sorts: BOXED }, 12, 70, [0, 900_000]);
    const number = `${random.digits(3)}-${random.digits(6)}/${random.digits(1)}`;
    const head = heads('lllrrr', 'FECHA|ORIGEN|CONCEPTO|DÉBITO|CRÉDITO|SALDO');
    const lines = rows.map((row, r): Line => {
      const [from = '', words = ''] = (row.lines[0] ?? '').split('§');
      return [
        cells(
          'lllrrr',
          `${day(row.date, 'dd/mm')}|${from}|${text(words)}|${outIn(row.amount, minus)}|${minus(row.balance)}`,
          [0, r],
        ),
        12,
      ];
    });
    const until = intlDate(span30.end, 'es-AR', { day: 'numeric', month: 'long' }).toUpperCase();
    const ends = [
      `<tr class="b"><td></td><td></td><td>SALDO AL ${until}</td><td></td><td></td><td class="r">${minus(closing)}</td></tr>`,
      `<tr class="b"><td></td><td></td><td>TOTAL MOVIMIENTOS</td><td class="r">${minus(-total(rows, -1))}</td><td class="r">${comma(total(rows, 1))}</td><td></td></tr>`,
    ];
    const front = `<h1>Banco Cardenal</h1><div class="sp"><b>Resumen</b><span>Fecha de emisión: ${day(span30.end, 'dd/mm/yyyy')}</span></div><p>Cuentas y paquetes</p><p style="padding:16pt 0">ITURRALDE EZEQUIEL MARTIN<br>Diag. 74 1180, Los Ceibos</p><h3>CONSOLIDADO</h3>${table([330, 170], cells('lr', `CA $ ${number} (Caja de Ahorros)|Saldo Consolidado`) + cells('lr', `CBU 3890${random.digits(4)} 4${random.digits(13)} &nbsp; Sucursal gestora 0${number.slice(0, 3)}|$ ${minus(closing)}`))}<h3>Intervinientes</h3><p>ITURRALDE EZEQUIEL MARTIN</p><h3>Movimientos en cuentas</h3><p><b>CA $ ${number} (Caja de Ahorros) - A Consumidor Final</b></p>`;
    const pieces: Piece[] = [
      block(front, 240),
      grid(
        [44, 44, 200, 70, 70, 70],
        head,
        [
          [cells('lllrrr', `||SALDO ANTERIOR|||${minus(opening)}`), 12],
          ...lines,
          [ends[0] ?? '', 14],
          [ends[1] ?? '', 14],
        ],
        { headHeight: 20 },
      ),
      block('<h3>RETENCIONES IIBB</h3><p>No se registran otras retenciones en el mes.</p>', 32),
    ];
    const pages = sheets(
      lay(pieces, 720, 720),
      (body, at, count) =>
        `${body}<div class="n">110${random.digits(6)}${day(span30.end, 'yyyymmdd')}2DIGITAL</div><div class="f">Hoja ${at} de ${count}</div>`,
    );
    const truth = rows.map((row) => {
      const [from = '', words = ''] = (row.lines[0] ?? '').split('§');
      return rowOf(row, { shows: true, description: words, alsoAccepted: [`${from} ${words}`.trim()] });
    });
    return drawnOf(pages, BOXED_LOOK, {
      account: account('Banco Cardenal|ITURRALDE EZEQUIEL MARTIN|savings|ARS', number),
      opening,
      closing,
      rows: truth,
    });
  },
);

const TOLD: readonly Sort[] = [
  ['0### §CREDIN- Crédito|titular-|2#########-{NADIA;OMAR}|{BELEN SOSA ARCE;JAVIER LUQUE}', 900_00, 30_000_00],
  ['580 §CREDITO POR COBRO|QR CON TRANSF. DIST.|TIT.-2####### -{RAUL;ELSA}|PRIETO REDVANET', 800_000, 2_500_000],
  ['127 §COM.MANT.DE CUENTA|MENSUAL', -950_000, -900_000],
  ['130 §I.V.A.', -200_000, -1_400],
  ['148 §IMPUESTO LEY 25###', -29_000, -1_100],
  ['148 §IMPUESTO LEY 25###', -29_000, -1_100],
  ['172 §TR.INTERB.MISMO TIT.-|30#########-TALLERES|COHIUE SRL', -20_000_000, -500_000],
];
const TOLD_LOOK = look(
  `8pt/10pt 'Liberation Mono'|40pt 50pt|h1{font:bold 14pt/18pt 'Liberation Serif';text-align:center}.q{margin:10pt 0;border:1pt solid #000;padding:6pt}th{border-top:.6pt solid #000;border-bottom:.6pt solid #000;font-weight:bold}td{padding-bottom:2pt}.d td{font-weight:bold;padding-top:4pt}`,
);

const told = family(
  'ar-checking-date-heading-four-lines',
  'es',
  'checking',
  ['date-as-heading', 'four-line-rows', 'code-column', 'balance-per-day', 'point-decimals'],
  (random) => {
    const period = periodOf(random, 1);
    const { opening, rows, closing } = booked(random, { ...period, sorts: TOLD }, 30, 90, [3_000_000, 60_000_000]);
    const parts = (row: Move) => {
      const [code = '', ...words] = row.lines.join('|').split('§');
      return { code: code.trim(), words: words.join('').split('|') };
    };
    const slip = (row: Move) => (row.amount < 0n && row.lines.length === 1 ? '0' : `${row.ref}${row.ref.slice(2, 6)}`);
    const lines = rows.flatMap((row, r): Line[] => {
      const { code, words } = parts(row);
      const body = cells(
        'lllrr',
        `${code}|${slip(row)}|${joined(words)}|${outIn(row.amount, (value) => point(value))}`,
        [0, r],
      );
      const title = `<tr class="d"><td colspan="5">${day(row.date, 'dd/mm/yyyy')}</td></tr>`;
      const end = `<tr><td></td><td></td><td class="r" colspan="2">SALDO DEL DIA</td><td class="r"><b>${point(row.balance)}</b></td></tr>`;
      return [
        [
          (row.firstOfDay ? title : '') + body + (row.lastOfDay ? end : ''),
          10 * words.length + 3 + (row.firstOfDay ? 17 : 0) + (row.lastOfDay ? 13 : 0),
        ],
      ];
    });
    const number = `${random.digits(5)}/8`;
    const front = `<h1>RESUMEN DE CUENTA CORRIENTE</h1><div class="q"><div class="sp"><b>BANCO DEL RIO SECO S.A.</b><span>C.B.U. 247${random.digits(19)}</span></div><div class="sp"><span>TALLERES COHIUE SRL</span><span>Desde ${day(period.start, 'dd/mm/yyyy')} Hasta ${day(period.end, 'dd/mm/yyyy')}</span></div><div class="sp"><span>Cuenta ${number}</span><span>Pesos</span></div></div><div class="sp"><span>SALDO ANTERIOR</span><b>${point(opening)}</b></div>`;
    const head = heads('lllrr', 'COD|COMPROB.|CONCEPTO|DEBITO|CREDITO');
    const pieces = [
      block(front, 110),
      grid([40, 80, 185, 90, 90], head, lines),
      block(`<div class="sp"><span>SALDO FINAL</span><b>${point(closing)}</b></div>`, 14),
    ];
    const pages = sheets(lay(pieces, 735, 735), (body, at) => `${body}<p class="r">Folio ${at}</p>`);
    const truth = rows.map((row) => {
      const { code, words } = parts(row);
      return rowOf(row, {
        description: words.join(' '),
        alsoAccepted: [`${code} ${words.join(' ')}`],
        reference: slip(row),
      });
    });
    return drawnOf(pages, TOLD_LOOK, {
      account: account('BANCO DEL RIO SECO S.A.|TALLERES COHIUE SRL|checking|ARS', number),
      period,
      opening,
      closing,
      rows: truth,
    });
  },
);

export const families: Family[] = [purse, boxed, told];
