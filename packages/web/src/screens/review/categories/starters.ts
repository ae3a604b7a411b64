import type { Locale } from '../../../i18n/locale.ts';

/** Categories that one can begin with, as bookkeepers of a language name them, and those that only a country has. */

interface Starters {
  readonly all: readonly string[];
  /** What is paid to authorities goes by other names in each country; the first is the language's own. */
  readonly countries: Readonly<Record<string, readonly string[]>>;
}

/** Wherever the language has nothing of a country's own. */
const OTHERS = '*';

const words = (text: string): readonly string[] => text.split(' | ');

const STARTERS: Readonly<Record<Locale, Starters>> = {
  en: {
    all: words(
      'Sales | Purchases | Wages | Rent | Utilities | Phone and internet | Insurance | Office supplies | Software | Advertising | Professional fees | Travel | Meals | Vehicle and fuel | Repairs | Bank fees | Interest | Loan repayments | Transfers between own accounts | Drawings',
    ),
    countries: {
      [OTHERS]: words('VAT | Payroll taxes | Income tax'),
      US: words('Sales tax | Payroll taxes | Income tax'),
      GB: words('VAT | PAYE and National Insurance | Corporation tax | Business rates | Pension contributions'),
      IE: words('VAT | PAYE, PRSI and USC | Corporation tax'),
      CA: words('GST/HST | Payroll remittances | Income tax'),
      AU: words('GST | PAYG withholding | Superannuation'),
    },
  },
  de: {
    all: words(
      'Erlöse | Wareneinkauf | Löhne und Gehälter | Miete | Strom, Gas, Wasser | Telefon und Internet | Versicherungen | Bürobedarf | Software | Werbung | Rechts- und Beratungskosten | Reisekosten | Bewirtung | Fahrzeugkosten | Reparaturen | Bankgebühren | Zinsen | Darlehenstilgung | Umbuchungen | Privatentnahmen',
    ),
    countries: {
      DE: words('Umsatzsteuer | Lohnsteuer | Sozialversicherung | Gewerbesteuer | Einkommensteuer'),
      AT: words('Umsatzsteuer | Lohnabgaben | Sozialversicherung (ÖGK, SVS) | Einkommensteuer'),
      CH: words('Mehrwertsteuer | AHV, IV, EO | Pensionskasse | Quellensteuer'),
    },
  },
  fr: {
    all: words(
      'Ventes | Achats | Salaires | Loyer | Électricité, gaz, eau | Téléphone et internet | Assurances | Fournitures de bureau | Logiciels | Publicité | Honoraires | Déplacements | Repas | Véhicule et carburant | Entretien et réparations | Frais bancaires | Intérêts | Remboursement d’emprunt | Virements internes | Compte de l’exploitant',
    ),
    countries: {
      FR: words('TVA | URSSAF | Retraite et prévoyance | CFE | Impôt sur les bénéfices'),
      BE: words('TVA | ONSS | Précompte professionnel | Cotisations sociales'),
      CH: words('TVA | AVS, AI, APG | Prévoyance professionnelle | Impôt à la source'),
      CA: words('TPS et TVQ | Retenues à la source | Impôt sur le revenu'),
    },
  },
  es: {
    all: words(
      'Ventas | Compras | Sueldos y salarios | Alquiler | Suministros | Teléfono e internet | Seguros | Material de oficina | Software | Publicidad | Servicios profesionales | Viajes | Comidas | Vehículo y combustible | Reparaciones | Comisiones bancarias | Intereses | Devolución de préstamos | Traspasos entre cuentas propias | Retiradas del titular',
    ),
    countries: {
      ES: words('IVA | IRPF | Seguridad Social | Cuota de autónomos | Impuesto de sociedades'),
      MX: words('IVA | ISR | IMSS | Infonavit'),
    },
  },
  it: {
    all: words(
      'Vendite | Acquisti | Stipendi | Affitto | Utenze | Telefono e internet | Assicurazioni | Cancelleria | Software | Pubblicità | Consulenze | Viaggi e trasferte | Pasti | Automezzi e carburante | Manutenzioni | Spese bancarie | Interessi | Rimborso finanziamenti | Giroconti | Prelievi del titolare',
    ),
    countries: {
      IT: words('IVA | F24 ritenute | INPS | INAIL | IRPEF e IRES | IRAP'),
      CH: words('IVA | AVS, AI, IPG | Previdenza professionale | Imposta alla fonte'),
    },
  },
  pt: {
    all: words(
      'Vendas | Compras | Salários | Renda | Água, luz e gás | Telefone e internet | Seguros | Material de escritório | Software | Publicidade | Honorários | Deslocações | Refeições | Viaturas e combustível | Reparações | Comissões bancárias | Juros | Amortização de empréstimos | Transferências entre contas próprias | Levantamentos do titular',
    ),
    countries: {
      PT: words('IVA | Segurança Social | Retenções de IRS | IRC'),
      BR: words('Simples Nacional | INSS | FGTS | ISS | ICMS | Aluguel'),
    },
  },
  ja: {
    all: words(
      '売上高 | 仕入高 | 給料手当 | 地代家賃 | 水道光熱費 | 通信費 | 保険料 | 消耗品費 | 事務用品費 | 広告宣伝費 | 支払報酬 | 旅費交通費 | 接待交際費 | 会議費 | 車両費 | 修繕費 | 支払手数料 | 支払利息 | 借入金返済 | 口座間振替 | 事業主貸',
    ),
    countries: { JP: words('租税公課 | 消費税 | 源泉所得税 | 法定福利費 | 住民税 | 法人税等') },
  },
  cn: {
    all: words(
      '销售收入 | 采购支出 | 工资 | 房租 | 水电费 | 通讯费 | 保险费 | 办公用品 | 软件服务 | 广告费 | 咨询服务费 | 差旅费 | 业务招待费 | 车辆费用 | 维修费 | 银行手续费 | 利息 | 偿还贷款 | 内部转账 | 股东往来',
    ),
    countries: { CN: words('增值税 | 企业所得税 | 个人所得税 | 社会保险 | 住房公积金 | 附加税') },
  },
  'zh-TW': {
    all: words(
      '銷貨收入 | 進貨 | 薪資支出 | 租金支出 | 水電瓦斯費 | 郵電費 | 保險費 | 文具用品 | 軟體服務 | 廣告費 | 勞務費 | 旅費 | 交際費 | 油資與車輛 | 修繕費 | 銀行手續費 | 利息 | 償還借款 | 內部轉帳 | 業主往來',
    ),
    countries: { TW: words('營業稅 | 營利事業所得稅 | 扣繳稅款 | 勞保費 | 健保費 | 勞工退休金') },
  },
};

/** Countries whose money is nobody else's. */
const BY_CURRENCY: Readonly<Record<string, string>> = {
  USD: 'US',
  GBP: 'GB',
  CAD: 'CA',
  AUD: 'AU',
  CHF: 'CH',
  MXN: 'MX',
  BRL: 'BR',
};

interface Account {
  readonly iban: string | null;
  readonly currency: string;
}

/** The categories to begin with for an account: its country's own last. Where the language has none for it, its own country's. */
export function startersFor(locale: Locale, { iban, currency }: Account): readonly string[] {
  const { all, countries } = STARTERS[locale];
  const country = iban?.slice(0, 2).toUpperCase() ?? BY_CURRENCY[currency] ?? '';
  const [first = []] = Object.values(countries);
  return [...all, ...(countries[country] ?? countries[OTHERS] ?? first)];
}
