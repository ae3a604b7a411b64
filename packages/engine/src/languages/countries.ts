import { list } from './list.ts';
import { remembered } from './remembered.ts';
import { compile } from './vocabulary.ts';

/**
 * What only the statements of one country say: its payment systems, tax and bank numbers, authorities, and large towns.
 * For the countries whose language or currency sign is shared with others.
 */
const NAMES: Readonly<Record<string, string>> = {
  AU: `bsb|bsb number|payid|osko|bpay|tap and pay|afsl|abn|eftpos|nsw|qld|sydney|melbourne|brisbane|adelaide|hobart|cairns|geelong|australia|aus`,
  NZ: `ird number|ird no|nz ird|kiwisaver|auckland|wellington|christchurch|dunedin|tauranga|napier|timaru|invercargill|rotorua|whangarei|palmerston north|new plymouth|new zealand|nzl|paywave|eftpos nz|eftpos`,
  CA: `interac|e-transfer|send e-tfr|cdic|transit no|transit number|institution no|pre-authorized debit|chequing|mb-transfer|gst/hst|
    toronto|montréal|montreal|vancouver|calgary|ottawa|halifax|winnipeg|canada|rrsp|tfsa`,
  US: `fdic|member fdic|ncua|federally insured by ncua|routing number|aba number|ppd id|ach credit|ach debit|check card|equal housing lender|
    share draft|apy earned|annual percentage yield earned`,
  ZA: `debit order|registered credit provider|fsca|sars|cape town|johannesburg|jhb|pretoria|durban|gqeberha|south africa|
    immediate payment|efiling|send cash|prepaid electricity`,
  IN: `ifsc|ifsc code|micr|micr code|upi|neft|rtgs|imps|mumbai|delhi|bengaluru|chennai|hyderabad|kolkata|pune|india|ckyc|nach|ach d`,
  GB: `sort code|sortcode|bacs|chaps|faster payment|faster payments|fscs|financial services compensation scheme|prudential regulation authority|
    financial conduct authority|registered in england|registered in scotland|london|manchester|leeds|great britain|united kingdom`,
  IE: `central bank of ireland|dublin|cork|galway|limerick|registered in ireland|ireland`,
  SG: `paynow|singapore|sdic|cpf board|nets|giro singapore|uen`,
  HK: `hong kong|kowloon|new territories|hkid|香港|九龍`,
  MY: `malaysia|kuala lumpur|duitnow|pidm|mydebit|fpx|penyata akaun|nombor akaun|akaun|baki penyata|urusniaga|tarikh penyata|selangor|johor|
    penang|pulau pinang|sarawak|melaka|kedah|kelantan|negeri sembilan|terengganu|petaling jaya`,
  TH: `thailand|bangkok|chiang mai|nonthaburi|phuket|promptpay|พร้อมเพย์`,
  PH: `philippines|pdic|instapay|pesonet|bancnet|bangko sentral|bsp-regulated|regulated by the bsp|manila|quezon city|makati|taguig|pasig|cebu|davao|barangay|brgy|purok`,
  PK: `karachi|lahore|islamabad|pakistan|raast`,
  LK: `sri lanka|ceft`,
  BD: `dhaka|chattogram|bangladesh|beftn`,
  AE: `dubai|abu dhabi|sharjah|united arab emirates|emirates id|دبي|أبو ظبي|أبوظبي|الشارقة|عجمان|الإمارات العربية المتحدة|الإمارات`,
  SA: `الرياض|جدة|الدمام|الخبر|مكة المكرمة|المدينة المنورة|المملكة العربية السعودية|البنك المركزي السعودي`,
  QA: `الدوحة|دولة قطر|قطر`,
  KW: `دولة الكويت|الكويت|حولي|السالمية`,
  BH: `المنامة|مملكة البحرين|البحرين|المحرق`,
  OM: `مسقط|سلطنة عمان|صلالة`,
  JO: `الأردن|المملكة الأردنية الهاشمية|إربد|الزرقاء`,
  EG: `القاهرة|الجيزة|الإسكندرية|مصر|جمهورية مصر العربية`,
  MA: `casablanca|marrakech|tanger|agadir|meknès|oujda|tétouan|maroc|morocco|المغرب|الدار البيضاء|الرباط|مراكش|طنجة|المملكة المغربية`,
  TN: `تونس|صفاقس`,
  DZ: `الجزائر|وهران|قسنطينة`,
  IQ: `العراق|بغداد|البصرة|أربيل`,
  LB: `بيروت|لبنان`,
  IL: `ישראל|תל אביב|ירושלים|חיפה|באר שבע|בנק ישראל|פתח תקווה`,
  KE: `m-pesa|mpesa|paybill|pay bill|nairobi|kenya`,
  NG: `bvn|lagos|abuja|nigeria|nip transfer`,
  GH: `accra|ghana`,
  MX: `clabe|cuenta clabe|no. cuenta clabe|rfc|spei|spei enviado|spei recibido|cfdi|curp|cdmx|condusef|ipab|guadalajara|monterrey|méxico`,
  CL: `cartola|rut|santiago|valparaíso|valparaiso|concepción|concepcion|temuco|providencia|chile|cuenta vista|línea de sobregiro`,
  CO: `gmf|4x1000|4 x 1000|bogotá|bogota|medellin|cali|colombia|superfinanciera|retefuente|rete fuente`,
  AR: `impuesto pais|impuesto país|impuesto de sellos|tucumán|tucuman|mar del plata|cft|cftea|cbu|cvu|cuit|cuil|dni|afip|buenos aires|caba|rosario|argentina|ley 25.413|ley 25413|imp.deb/cred|pesos argentinos`,
  PE: `cci|itf|ruc|lima|perú|peru|sunat`,
  UY: `montevideo|uruguay`,
  BO: `la paz|santa cruz de la sierra|bolivia|asfi`,
  ES: `bizum|dni|nif|adeudo recibo|seguridad social|madrid|barcelona|sevilla|valencia|bilbao|españa|mutualidad|fondo de garantía de depósitos`,
  BR: `pix|pix enviado|pix recibido|cred pix|envio pix|compra elo|tarifa pacote|cpf|cnpj|agência|agencia|boleto|cep|iof|deb autom|debito automatico|débito automático|
    são paulo|sao paulo|rio de janeiro|curitiba|belo horizonte|porto alegre|brasil|ouvidoria|cheque especial`,
  PT: `multibanco|mb way|trf mb way|nib|nif|lisboa|porto|coimbra|braga|aveiro|portugal|débito direto|conta à ordem|banco de portugal`,
  CH: `clearing-nr.|clearing-nr|bc-nr.|qr-rechnung|twint|zürich|zurich|genève|lausanne|basel|luzern|bern|lugano|finma|schweiz|suisse|svizzera`,
  AT: `österreich|wien|graz|linz|salzburg|innsbruck|bankomat`,
  DE: `deutschland|girocard|berlin|münchen|hamburg|frankfurt`,
  FR: `france|rcs|dab|paiement cb|virement sepa|paris|lyon|marseille|fgdr`,
  BE: `belgique|belgië|bancontact|bruxelles|brussel|antwerpen|leuven|fsma`,
};

/** Postal codes, account and tax numbers and internet domains that are one country's. */
const FORMS: readonly (readonly [country: string, form: RegExp])[] = [
  // Bank, branch, account and suffix: 12-3456-1234567-00
  ['NZ', /(?<![\d-])\d{2}[- ]\d{4}[- ]\d{7}[- ]\d{2,3}(?![\d-])/u],
  ['NZ', /(?<!\p{L})gst (?:no\.?|number|reg\.?)[ :]*\d{2,3}-\d{3}-\d{3}(?!\d)/iu],
  ['AU', /(?<!\p{L})(?:abn|acn)[ :]*\d{2,3}(?: ?\d{3}){2,3}(?!\d)/iu],
  // Tax numbers of persons and companies: 123.456.789-09, 12.345.678/0001-95
  ['BR', /(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)|(?<![\d.])\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!\d)/u],
  ['BR', /(?<!\p{L})ag(?:ência|encia|\.)?[ :/]*\d{4}(?:-[\dxX])?[^\p{L}\d]{1,4}(?:conta|c\/c|cc)(?!\p{L})/iu],
  // Branch of a bank, company's tax number: ABCD0123456, 27ABCDE1234F1Z5
  ['IN', /(?<![\p{L}\d])[A-Z]{4}0[A-Z0-9]{6}(?![\p{L}\d])/u],
  ['IN', /(?<![\p{L}\d])\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z](?![\p{L}\d])/u],
  ['CL', /(?<![\d.])\d{1,2}\.\d{3}\.\d{3}-[\dkK](?![\dA-Za-z])/u],
  // A street, the one that it crosses, and how far from it: `CRA 12 # 34-56`, `Calle 12B No. 34-56`
  [
    'CO',
    /(?<!\p{L})(?:cra|kra|cr|kr|carrera|cll|cl|calle|dg|diagonal|tv|transversal|av)\.? \d{1,3} ?[a-d]?(?: ?bis)? ?(?:#|n[o°º]\.?) ?\d{1,3} ?[a-d]? ?- ?\d{1,3}(?!\d)/iu,
  ],
  ['AR', /(?<!\d)(?:20|23|24|27|30|33)-\d{8}-\d(?!\d)/u],
  ['GB', /(?<!\p{L})sort ?code[ :]*\d{2}-\d{2}-\d{2}(?!\d)/iu],
  ['AU', /(?<![\p{L}])(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4}(?!\d)/u],
  ['CA', /(?<![\p{L}])(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU)\)?,? [A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/u],
  [
    'US',
    /(?<![\p{L}])(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?(?!\d)/u,
  ],
  // A town and its state, for those that are no words: `FEN CAFE BOULDER CITY NV`
  [
    'US',
    /[A-Z]{3} (?:AZ|CT|FL|GA|IL|K[SY]|M[DINST]|N[CDEHJMVY]|OH|RI|S[CD]|T[NX]|UT|V[AT]|W[IVY])(?: \d\d[-/]\d\d.*| USA?)?$/u,
  ],
  ['GB', /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u],
  ['BR', /(?<!\d)\d{5}-\d{3}(?!\d)|R\$/u],
  ['SG', /singapore \d{6}(?!\d)/iu],
  ['AU', /\.au(?![\p{L}])/u],
  ['NZ', /\.nz(?![\p{L}])/u],
  ['ZA', /\.za(?![\p{L}])/u],
  ['CA', /[\p{L}\d]\.ca(?![\p{L}])/u],
  ['GB', /\.co\.uk(?![\p{L}])/u],
  ['IN', /\.co\.in(?![\p{L}])/u],
  ['MX', /\.mx(?![\p{L}])/u],
  ['CL', /[\p{L}\d]\.cl(?![\p{L}])/u],
  ['AR', /\.com\.ar(?![\p{L}])/u],
  ['BR', /\.com\.br(?![\p{L}])/u],
  ['CH', /[\p{L}\d]\.ch(?![\p{L}])/u],
  ['SG', /\.sg(?![\p{L}])/u],
  ['HK', /\.hk(?![\p{L}])/u],
  ['MY', /\.com\.my(?![\p{L}])/u],
  ['PH', /\.ph(?![\p{L}])/u],
  ['IE', /[\p{L}\d]\.ie(?![\p{L}])/u],
  ['KE', /\.ke(?![\p{L}])/u],
  ['NG', /\.ng(?![\p{L}])/u],
  ['PK', /\.pk(?![\p{L}])/u],
  // A mobile's number: 0300-1234567
  ['PK', /(?<![\d-])03[0-5]\d-\d{7}(?![\d-])/u],
  ['LK', /\.lk(?![\p{L}])/u],
  ['AE', /[\p{L}\d]\.ae(?![\p{L}])/u],
];

/** Numbers that telephones abroad are called by: `+64 9 555 0123`, `(+852) 2555 0123`. */
const DIALLED: Readonly<Record<string, string>> = {
  '61': 'AU',
  '64': 'NZ',
  '65': 'SG',
  '60': 'MY',
  '852': 'HK',
  '91': 'IN',
  '27': 'ZA',
  '55': 'BR',
  '44': 'GB',
  '353': 'IE',
  '63': 'PH',
  '92': 'PK',
  '94': 'LK',
  '880': 'BD',
  '971': 'AE',
  '254': 'KE',
  '234': 'NG',
  '233': 'GH',
  '52': 'MX',
  '54': 'AR',
  '56': 'CL',
  '57': 'CO',
  '51': 'PE',
  '598': 'UY',
  '351': 'PT',
  '41': 'CH',
  '46': 'SE',
  '47': 'NO',
  '45': 'DK',
  '81': 'JP',
  '86': 'CN',
  '886': 'TW',
};
const PHONE = /(?<![\d+])\+ ?(\d{2,3})(?=[ )\-.(]*\d)(?:[ )\-.(]*\d){6,11}(?!\d)/gu;

function dialledIn(text: string): { country: string; sign: string }[] {
  return [...text.matchAll(PHONE)].flatMap(([, code = '']) => {
    const country = DIALLED[code] ?? DIALLED[code.slice(0, 2)];
    return country ? [{ country, sign: 'phone' }] : [];
  });
}

const names = compile(() =>
  Object.entries(NAMES).flatMap(([country, text]) => list(text).map((word) => [word, country] as const)),
);

/** Signs of a country in a text: the country (ISO 3166) and the word or form that tells of it. */
export const countrySignsIn = remembered((text): readonly { readonly country: string; readonly sign: string }[] => {
  const words = names
    .within(text)
    .flatMap(({ entry, meanings }) => meanings.map((country) => ({ country, sign: entry })));
  const forms = FORMS.flatMap(([country, form]) => (form.test(text) ? [{ country, sign: form.source }] : []));
  return [...words, ...forms, ...(text.includes('+') ? dialledIn(text) : [])];
});
