/** ISO 4217 codes of currencies in use (list one, without funds and metals), and a few withdrawn since 2020. */
const CODES =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLF CLP CNH ' +
  'CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG ' +
  'HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA ' +
  'MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD ' +
  'RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH ' +
  'UGX USD UYU UYI UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG ZWL';

const codes: ReadonlySet<string> = new Set(CODES.split(' '));

/** Whether this is a currency's ISO 4217 code, upper case. */
export const isCurrencyCode = (text: string): boolean => codes.has(text);

/** False where the smallest coin that ISO 4217 gives a currency is out of use: figures in dinars of Iraq are whole. */
export const isSmallestCoinUsed = (code: string): boolean => code !== 'IQD';

/** Every code, in alphabetical order. */
export const currencyCodes: readonly string[] = [...codes];

/** Printed symbols and abbreviations (lower case), each with the currencies that it stands for, the likeliest first. */
const SYMBOLS = `
  $=USD CAD AUD MXN CLP COP ARS NZD SGD HKD TWD UYU | €=EUR | £=GBP | ¥=JPY CNY | ₹=INR | ₩=KRW | ₫=VND |
  đ=VND | ₽=RUB | ₺=TRY | ₴=UAH | ₪=ILS | ฿=THB | ₱=PHP | ₦=NGN | ₡=CRC | ₲=PYG | ₵=GHS | ₸=KZT | ₮=MNT |
  ₼=AZN | ₾=GEL | ៛=KHR | ₭=LAK | ₨=INR PKR LKR NPR MUR | ৳=BDT | ₿=XBT | r$=BRL | us$=USD | u$s=USD |
  u.s.$=USD | usd$=USD | a$=AUD | au$=AUD | aud$=AUD | c$=CAD NIO | ca$=CAD | can$=CAD | cad$=CAD | cdn$=CAD |
  cad=CAD | nz$=NZD | hk$=HKD | s$=SGD | sg$=SGD | nt$=TWD | ntd=TWD | n.t.$=TWD | mx$=MXN | mex$=MXN | mn=MXN |
  m.n.=MXN | ar$=ARS | clp$=CLP | ch$=CLP | col$=COP | cop$=COP | b$=BND | j$=JMD | tt$=TTD | n$=NAD | rd$=DOP |
  mop$=MOP | $u=UYU | bs=BOB VES | bs.=BOB VES | s/=PEN | s/.=PEN | b/.=PAB | q=GTQ | rm=MYR | rp=IDR |
  rp.=IDR | rs=INR PKR LKR NPR MUR | rs.=INR PKR LKR NPR MUR | kr=SEK NOK DKK ISK | kr.=DKK SEK NOK ISK |
  skr=SEK | nkr=NOK | dkr=DKK | kč=CZK | kc=CZK | zł=PLN | zl=PLN | ft=HUF | lei=RON MDL | leu=RON | лв=BGN |
  лв.=BGN | руб=RUB | руб.=RUB | р=RUB | р.=RUB | rur=RUB | nis=ILS | тг=KZT | тг.=KZT | ден=MKD | ден.=MKD | грн=UAH | грн.=UAH | vnđ=VND | kn=HRK | дин=RSD | дин.=RSD | din=RSD | din.=RSD | tl=TRY | fr=CHF |
  fr.=CHF | sfr=CHF | sfr.=CHF | stg=GBP | km=BAM | dh=MAD AED | dhs=AED MAD | sar=SAR | ksh=KES | kshs=KES |
  tsh=TZS | ush=UGX | r=ZAR | fcfa=XOF XAF | cfa=XOF XAF | 円=JPY | 元=CNY TWD | 圓=TWD JPY | 圆=CNY | 원=KRW |
  บาท=THB | rmb=CNY | cn¥=CNY | rmb¥=CNY | jp¥=JPY | yen=JPY | eur=EUR | euro=EUR | euros=EUR | 人民币=CNY |
  人民币元=CNY | 新台幣=TWD | 新臺幣=TWD | 台幣=TWD | 臺幣=TWD | 港币=HKD | 港幣=HKD | 美元=USD | 欧元=EUR | 歐元=EUR | 日元=JPY |
  日圓=JPY | 英镑=GBP | 英鎊=GBP | ש"ח=ILS | ש״ח=ILS | שקל=ILS | דולר=USD | אירו=EUR | د.إ=AED | د.ا=AED JOD | ر.س=SAR | ر.ق=QAR | د.ك=KWD | د.ب=BHD |
  ر.ع=OMR | ج.م=EGP | د.أ=JOD | د.م=MAD | د.ت=TND | د.ج=DZD | ل.ل=LBP | د.ع=IQD | د.ل=LYD | درهم=AED MAD | ريال=SAR QAR OMR YER |
  دينار=KWD BHD JOD IQD LYD TND DZD | جنيه=EGP SDG`;

const symbols = new Map(
  SYMBOLS.split('|').map((entry) => {
    const [symbol = '', currencies = ''] = entry.trim().split('=');
    return [symbol, currencies.split(' ')] as const;
  }),
);

/** The currencies that a printed symbol or abbreviation may stand for, the likeliest first: `kr` → SEK NOK DKK ISK. Empty: none. */
export function currenciesOfSymbol(symbol: string): readonly string[] {
  return symbols.get(symbol.toLowerCase()) ?? [];
}

/** Letters that stand for a currency only close before figures: `K8.25`. Alone, or behind them, they are marks and other units. */
const LETTERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['K', ['PGK', 'ZMW']],
  ['L', ['HNL']],
  ['P', ['PHP', 'BWP']],
]);

/** The currencies that a symbol, an abbreviation or a letter close before figures may stand for, the likeliest first. */
export const currenciesBeforeFigures = (text: string): readonly string[] =>
  LETTERS.get(text) ?? currenciesOfSymbol(text);

/** Every symbol and abbreviation that {@link currenciesOfSymbol} knows, lower case. */
export const currencySymbols: readonly string[] = [...symbols.keys()];

export { currencyOfCountry } from './currency-country.ts';
export { currenciesOfName, currencyNamedAlone, namedCurrency } from './currency-names.ts';
