/** Countries (ISO 3166) by the currency that accounts there are kept in; those of the IBAN registry and of many statements. */
const COUNTRIES = `
  EUR=AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT |
  USD=EC PR SV TL US VG GU PA | GBP=GB GG IM JE | CHF=CH LI | SEK=SE | NOK=NO SJ | DKK=DK FO GL | ISK=IS | PLN=PL | CZK=CZ |
  HUF=HU | RON=RO | RSD=RS | MKD=MK | ALL=AL | BAM=BA | MDL=MD | UAH=UA | BYN=BY | RUB=RU | TRY=TR | GEL=GE | AZN=AZ |
  AMD=AM | KZT=KZ | ILS=IL PS | AED=AE | SAR=SA | QAR=QA | KWD=KW | BHD=BH | OMR=OM | JOD=JO | LBP=LB | IQD=IQ | YER=YE |
  EGP=EG | LYD=LY | TND=TN | DZD=DZ | MAD=MA | MRU=MR | SDG=SD | ZAR=ZA | NAD=NA | BWP=BW | KES=KE | TZS=TZ | UGX=UG |
  NGN=NG | GHS=GH | ZMW=ZM | MUR=MU | SCR=SC | MGA=MG | BIF=BI | RWF=RW | DJF=DJ | ETB=ET | SOS=SO | AOA=AO | MZN=MZ |
  CVE=CV | STN=ST | KMF=KM | XOF=BF BJ CI GW ML NE SN TG | XAF=CF CG CM GA GQ TD | XPF=NC PF WF |
  CAD=CA | MXN=MX | BRL=BR | ARS=AR | CLP=CL | COP=CO | PEN=PE | UYU=UY | PYG=PY | BOB=BO | VES=VE | GTQ=GT | HNL=HN |
  NIO=NI | CRC=CR | DOP=DO | CUP=CU | JMD=JM | TTD=TT | BBD=BB | BSD=BS | BZD=BZ | GYD=GY | XCD=AG DM GD KN LC VC | HTG=HT |
  AUD=AU NR KI TV | NZD=NZ CK NU TK | FJD=FJ | PGK=PG | JPY=JP | CNY=CN | TWD=TW | HKD=HK | MOP=MO | SGD=SG | MYR=MY | THB=TH |
  IDR=ID | PHP=PH | VND=VN | KRW=KR | INR=IN BT | PKR=PK | LKR=LK | BDT=BD | NPR=NP | MVR=MV | BND=BN | KHR=KH | LAK=LA |
  MMK=MM | MNT=MN | FKP=FK`;

const byCountry = new Map(
  COUNTRIES.split('|').flatMap((entry) => {
    const [currency = '', countries = ''] = entry.trim().split('=');
    return countries.split(' ').map((country) => [country, currency] as const);
  }),
);

/** The currency that accounts of a country (ISO 3166, two letters; an IBAN's first two) are kept in, where nothing says otherwise. */
export const currencyOfCountry = (country: string): string | null => byCountry.get(country.toUpperCase()) ?? null;
