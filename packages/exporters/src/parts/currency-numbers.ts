/** Numbers of currencies (ISO 4217): those in which accounts are kept in Spain and the countries around the Atlantic. */
const NUMBERS: Readonly<Record<string, string>> = {
  AED: '784',
  ARS: '032',
  AUD: '036',
  BRL: '986',
  CAD: '124',
  CHF: '756',
  CLP: '152',
  CNY: '156',
  COP: '170',
  CZK: '203',
  DKK: '208',
  EUR: '978',
  GBP: '826',
  HKD: '344',
  HUF: '348',
  ILS: '376',
  INR: '356',
  JPY: '392',
  KRW: '410',
  MAD: '504',
  MXN: '484',
  NOK: '578',
  NZD: '554',
  PEN: '604',
  PLN: '985',
  RON: '946',
  SAR: '682',
  SEK: '752',
  SGD: '702',
  THB: '764',
  TRY: '949',
  USD: '840',
  UYU: '858',
  ZAR: '710',
};

/** Currencies that have a number here. */
export const NUMBERED_CURRENCIES: readonly string[] = Object.keys(NUMBERS);

/** The number of a currency that is in `NUMBERED_CURRENCIES`. */
export const currencyNumber = (currency: string): string => NUMBERS[currency] ?? '';
