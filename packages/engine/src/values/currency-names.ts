import { canonicalText } from '../languages/canonical.ts';
import { compile } from '../languages/vocabulary.ts';

/** Names of currencies as statements print them, in any language, lower case. A bare "dollar" or "peso" is of several countries and no name. */
const NAMES = `
  EUR=euro, euros, אירו, يورو, euroa, eura, euron, 欧元, 歐元, ユーロ, евро, євро, evro, evri, evrov, eurot, eurų, eurai, eiro, evra, евра, 유로, 유로화, ยูโร |
  USD=us dollar, דולר, דולר אמריקאי, דולר ארה"ב, دولار أمريكي, الدولار الأمريكي, دولار امريكي, us dollars, u.s. dollar, u.s. dollars, united states dollar, american dollar, dollar us, us-dollar, dollar américain, dollars américains, dollars us, dólar, dólares, dólar americano, dólar estadounidense, dólares americanos, dolar amerykański, dollaro usa, dollari usa, dollaro statunitense, amerikaanse dollar, amerikansk dollar, 美元, 美金, 米ドル, usドル, アメリカドル, доллар сша, доллары сша, долар сша, долари сша, щатски долар, амерички долар, 미국달러, 미국 달러, 달러, ดอลลาร์สหรัฐ, đô la mỹ |
  GBP=pound sterling, לירה שטרלינג, ליש"ט, جنيه إسترليني, pounds sterling, sterling, british pound, british pounds, gb pound, gb pounds, britisches pfund, pfund sterling, livre sterling, libra esterlina, libras esterlinas, lira sterlina, brits pond, brittiska pund, 英镑, 英鎊, 英ポンド |
  CHF=swiss franc, swiss francs, schweizer franken, franken, franc suisse, francs suisses, franco svizzero, franchi svizzeri, franco suizo, franco suíço, zwitserse frank, 瑞士法郎, スイスフラン |
  JPY=japanese yen, yen, japanischer yen, yen japonais, yen japonés, 日本円, 円, 日元, 日圓, 日幣 |
  CNY=chinese yuan, renminbi, yuan renminbi, yuan, rmb, 人民币, 人民幣, 人民币元, 人民元, 中国人民元 |
  TWD=new taiwan dollar, taiwan dollar, nt dollar, ntd, 新台幣, 新臺幣, 台幣, 臺幣, 台湾ドル |
  HKD=hong kong dollar, hong kong dollars, hk dollar, 港币, 港幣, 香港ドル |
  SGD=singapore dollar, singapore dollars, sing dollar, 新加坡元, 新加坡幣, シンガポールドル |
  AUD=australian dollar, australian dollars, australischer dollar, dollar australien, dólar australiano, 澳元, 澳幣, 澳大利亚元, 豪ドル |
  NZD=new zealand dollar, new zealand dollars, 新西兰元, 紐幣, 紐西蘭幣, ニュージーランドドル |
  CAD=canadian dollar, canadian dollars, kanadischer dollar, dollar canadien, dollars canadiens, dólar canadiense, 加元, 加拿大元, 加幣, カナダドル |
  SEK=swedish krona, swedish kronor, svenska kronor, svensk krona, schwedische krone, couronne suédoise, 瑞典克朗 |
  NOK=norwegian krone, norwegian kroner, norske kroner, norsk krone, 挪威克朗 |
  DKK=danish krone, danish kroner, danske kroner, dansk krone, 丹麦克朗 |
  ISK=icelandic krona, íslensk króna, íslenskar krónur | PLN=polish zloty, zloty, złoty, złote, złotych, złoty polski, polski złoty |
  CZK=czech koruna, česká koruna, koruna česká, tschechische krone, korun českých | HUF=hungarian forint, forint, magyar forint |
  RON=romanian leu, leu românesc, lei, leu | BGN=bulgarian lev, lev, лев, лева, български лев, български лева | TRY=turkish lira, türk lirası, türkische lira |
  RUB=russian rouble, russian ruble, российский рубль, российские рубли, рубль, рубли, рублей, рубль рф, рубли рф, рублях | UAH=ukrainian hryvnia, гривня, гривні, гривень, українська гривня, hryvnia | RSD=serbian dinar, dinara, динар, динара, динари, rsd dinar | KZT=тенге, kazakhstani tenge | ILS=new israeli shekel, israeli shekel, shekel, ש"ח, שקל, שקלים, שקל חדש, שקלים חדשים, שקל ישראלי, שקל ישראלי חדש, شيكل, شيقل, شيكل إسرائيلي |
  AED=uae dirham, emirati dirham, درهم إماراتي, درهم اماراتي, الدرهم الإماراتي | SAR=saudi riyal, saudi riyals, ريال سعودي, الريال السعودي | QAR=qatari riyal, qatari riyals, ريال قطري, الريال القطري |
  KWD=kuwaiti dinar, دينار كويتي, الدينار الكويتي | BHD=bahraini dinar, دينار بحريني, الدينار البحريني | OMR=omani rial, ريال عماني, ريال عُماني, الريال العماني | JOD=jordanian dinar, دينار أردني, الدينار الأردني |
  IQD=iraqi dinar, دينار عراقي | LYD=libyan dinar, دينار ليبي | LBP=lebanese pound, ليرة لبنانية | SYP=syrian pound, ليرة سورية | YER=yemeni rial, ريال يمني | SDG=sudanese pound, جنيه سوداني |
  EGP=egyptian pound, egyptian pounds, جنيه مصري, الجنيه المصري | MAD=moroccan dirham, moroccan dirhams, dirham marocain, dirhams marocains, درهم مغربي, الدرهم المغربي | TND=tunisian dinar, dinar tunisien, دينار تونسي | DZD=dinar algérien, دينار جزائري |
  ZAR=south african rand, rand | KES=kenyan shilling | NGN=nigerian naira, naira | GHS=ghana cedi, cedi |
  XOF=franc cfa, francs cfa, fcfa | INR=indian rupee, indian rupees, rupees, inr rupees | PKR=pakistani rupee | LKR=sri lankan rupee | BDT=bangladeshi taka, taka |
  THB=thai baht, baht, บาท, บาทไทย, ไทยบาท, 泰铢, 泰銖, タイバーツ | MYR=malaysian ringgit, ringgit, ringgit malaysia | IDR=indonesian rupiah, rupiah | PHP=philippine peso, philippine pesos |
  VND=vietnamese dong, dong, đồng, đồng việt nam, việt nam đồng | KRW=south korean won, korean won, 원, 원화, 대한민국 원, 한국원, 韩元, 韓元, 韓圜, 韓国ウォン | BRL=brazilian real, real, reais, real brasileiro, reales brasileños |
  MXN=mexican peso, mexican pesos, peso mexicano, pesos mexicanos, m.n. | ARS=argentine peso, peso argentino, pesos argentinos | CLP=chilean peso, peso chileno, pesos chilenos |
  COP=colombian peso, peso colombiano, pesos colombianos | UYU=uruguayan peso, peso uruguayo, pesos uruguayos | PEN=peruvian sol, nuevo sol, nuevos soles, soles, sol peruano |
  BOB=boliviano, bolivianos | PYG=guaraní, guaraníes | VES=bolívar, bolívares | CRC=colón costarricense, colones | GTQ=quetzal, quetzales | HNL=lempira, lempiras | DOP=peso dominicano, pesos dominicanos`;

const names = compile(() =>
  NAMES.split('|').flatMap((entry) => {
    const [currency = '', list = ''] = entry.trim().split('=');
    return list.split(',').map((name) => [name.trim(), currency] as const);
  }),
);

/** The currency whose name a text begins with, in any language: `US Dollar account`, `人民币`; null for none. */
export function namedCurrency(text: string): string | null {
  const first = names.within(text).find(({ at }) => canonicalText(text.slice(0, at)) === '');
  return first?.meanings[0] ?? null;
}

/** The currency that a text names and says nothing else, in any language: `QUETZALES`; null for none. */
export const currencyNamedAlone = (text: string): string | null => names.whole(canonicalText(text))[0] ?? null;

/** Names that several countries' currencies bear, each with the currencies, the likeliest first. */
const SHARED = compile(() =>
  (
    [
      ['peso, pesos', 'MXN CLP COP ARS UYU DOP PHP CUP'],
      ['moneda nacional, moneda local, local', 'MXN CLP COP ARS UYU PEN BOB GTQ CRC HNL DOP'],
      ['dollar, dollars', 'USD CAD AUD NZD SGD HKD'],
      ['pound, pounds', 'GBP EGP'],
      ['rupee', 'INR PKR LKR NPR MUR'],
      ['franc, francs', 'CHF XOF XAF'],
      ['krona, kronor, krone, kroner', 'SEK NOK DKK ISK'],
      ['dinar, dinars', 'RSD KWD TND DZD BHD JOD'],
      ['dirham, dirhams', 'AED MAD'],
      ['دينار, الدينار', 'KWD BHD JOD IQD LYD TND DZD'],
      ['ريال, الريال', 'SAR QAR OMR YER'],
      ['درهم, الدرهم', 'AED MAD'],
      ['جنيه, الجنيه', 'EGP SDG GBP'],
      ['ليرة, الليرة', 'LBP SYP TRY'],
    ] as const
  ).flatMap(([list, currencies]) => list.split(', ').map((name) => [name, currencies.split(' ')] as const)),
);

/** The currencies that a text may mean that begins with a name of several: `PESOS`, `kronor`; empty for none. */
export function currenciesOfName(text: string): readonly string[] {
  const first = SHARED.within(text).find(({ at }) => canonicalText(text.slice(0, at)) === '');
  return first?.meanings[0] ?? [];
}
