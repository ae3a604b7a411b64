import { list } from './list.ts';

/** What the names of institutions and people, and their addresses, are made of, in the countries whose statements we read. */

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&').replace(/ /gu, ' ?');
const anyOf = (text: string): string =>
  list(text)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** Whole words, a point behind them left open. */
const words = (text: string): string => String.raw`(?<![\p{L}])(?:${anyOf(text)})\.?(?![\p{L}])`;
/** What words end in, as compounds do: `Landesbank`, `Bryggvägen`. */
const endings = (text: string): string => String.raw`(?:${anyOf(text)})(?![\p{L}])`;
/** Parts of CJK words, which have no blanks between them. */
const parts = (text: string): string => `(?:${anyOf(text)})`;
const anyCase = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'iu');

/** Words and parts of words of a bank's or card company's name. */
export const INSTITUTION_WORD = anyCase(
  words(`banco|banca|banc|banque|caja|caixa|caisse|cassa|credit union|building society|friendly society|trust|mutual|savings|
    financial|card services|card company|brokerage|securities|wealth|ngân hàng|crédit|kasa|bankhaus|bankverein|banking|finance|בנק|البنك|بنك|مصرف|المصرف|بيت التمويل`),
  endings(
    `bank|banken|banki|sparkasse|kasse|sparekasse|kassen|spaarkas|pankki|osuuskunta|pank|bankas|banka|sparisjóður|банк|банка`,
  ),
  parts(`銀行|银行|金庫|信用組合|農協|信用社|農會|农商|证券|證券|カード|郵便局|은행|금고|신협|증권|ธนาคาร`),
);

/** A word for an account: part of a product's name, not of an institution's. */
export const ACCOUNT_WORD = anyCase(
  words(
    'account|acct|checking|chequing|compte|cuenta|conta|conto|tili|rachunek|statement|livret|libretto|счет|счёт|рахунок|сметка|рачун|račun|reikningur|konts|sąskaita|akaun|tài khoản|účet|účtu|חשבון|حساب|الحساب',
  ),
  endings('konto|kontoen|rekening|tili'),
  parts('口座|账户|帳戶|帳號|账号|存款|預金|예금|계좌|통장|บัญชี'),
);

/** A branch of a bank, in its name or its address. */
export const BRANCH_WORD = anyCase(
  words(
    'branch|filiale|zweigstelle|geschäftsstelle|agence|agencia|agência|sucursal|oficina|filial|kantoor|oddział|konttori|balcão|dipendenza|филиал|отделение|відділення|клон|филијала|filijala|poslovalnica|filiāle|skyrius|útibú|cawangan|chi nhánh|phòng giao dịch|סניף|فرع|الفرع',
  ),
  parts('支店|分行|支行|営業部|지점|영업점|สาขา'),
);

/** What stands in front of the kind or the product's name of an account: `Kontotyp: Sparkonto`, `Product name | Everyday Saver`. */
export const TYPE_LABEL = new RegExp(
  `^(?:${anyOf(`account type|type of account|account description|product name|product|product type|scheme|scheme name|kontotyp|kontoart|kontobezeichnung|
    produkt|tipo|tipo de cuenta|producto|tipo de conta|tipo da conta|produto|type de compte|nature du compte|produit|tipo conto|tipo di conto|prodotto|
    soort rekening|rekeningtype|rekeningsoort|kontotype|kontonavn|kontonamn|tilityyppi|rodzaj rachunku|typ rachunku|typ účtu|název produktu|tip cont|tip računa|
    vrsta računa|számla típusa|hesap türü|hesap adı|jenis rekening|nama produk|produk|jenis akaun|loại tk|loại tài khoản|тип счета|вид счета|тип рахунку|
    вид сметка|账户类型|账户种类|帳戶類別|帳戶類型|賬戶類別|存款種類|口座種別|預金種別|預金種類|예금종류|예금종목|상품명|계좌종류|ประเภทบัญชี|סוג חשבון|סוג החשבון|نوع الحساب`)})(?: ?/ ?[\\p{L} ]{3,24})?\\s*(?:[:：]\\s*|$)`,
  'iu',
);

/** Parts of names of products for saving that lists of kinds of accounts lack, as banks make up new ones: `Everyday Savers`, `PoupeMais`. */
export const SAVING_WORD = anyCase(
  String.raw`(?<!\p{L})(?:e?saver|savings?(?!\p{L})|sb(?!\p{L})|spar(?!kass|ekass|bank|ebank|da(?!\p{L}))|spaar(?!kas|bank)|[ée]pargn|ahorr|poup|rispar|tabung|simpanan|tasarruf|birikim|oszcz[ęe]dn|spo[řr]i|sporen|megtakar|opspar|säästö|štedn|сберегательн|накопит|заощад|ощадн|спестов|штедн)`,
  parts('儲蓄|储蓄|貯蓄|貯金|저축|적금|ออมทรัพย์|tiết kiệm'),
);

/** What an institution calls the number that it knows a customer by: of wallets and card issuers the only one. */
export const CUSTOMER_NUMBER = anyCase(
  words(
    'customer number|customer no|client number|mobile number|mobile no|wallet number|wallet id|kundennummer|numéro de client|n° client|número de cliente|nº de cliente|número do cliente|numero cliente|klantnummer|kundnummer|kundenummer|asiakasnumero|numer klienta|číslo klienta|müşteri no|nomor nasabah|nomor ponsel|מספר לקוח|رقم العميل',
  ),
);

/** Legal forms of companies, as words of their own behind or in a name. */
export const LEGAL_FORM = anyCase(
  words(`llc|llp|inc|corp|corporation|ltd|limited|plc|pty|gmbh|mbh|ag|kg|ohg|ug|e.v.|e.k.|s.a.|sa|s.a.s.|sas|s.a.r.l.|sarl|s.r.l.|srl|
    s.p.a.|spa|s.l.|s.a. de c.v.|lda|ltda|n.v.|nv|b.v.|bv|a/s|aps|asa|as|ab|oy|oyj|sp. z o.o.|d.o.o.|d.d.|uab|sia|oü|hf|ehf|ohf|bhd|ооо|оао|зао|пао|ао|ип|тов|ат|ад|еад|оод|еоод|доо|בע"מ|בע״מ|ש.מ.ע`),
  parts('株式会社|有限会社|合同会社|有限公司|주식회사|บริษัท'),
);

/** What people are addressed by in front of their names; it is printed with the name, and kept with it. */
export const TITLE_BEFORE = new RegExp(
  `^(?:${anyOf(`mr|mrs|ms|miss|mx|dr|prof|m|mme|mlle|monsieur|madame|herr|herrn|frau|mag|ing|don|doña|sr|sra|sig|sig.ra|dott|
    dhr|mw|mevr|de heer|mevrouw|hr|fru|pan|pani|encik|puan|cik|ông|bà|นาย|นาง|นางสาว|น.ส.`)})\\.?(?= )`,
  'iu',
);

/** Forms of address in front of a name that are no part of it. */
export const ADDRESS_FORM = new RegExp(
  `^(?:${anyOf(`spett.le|spettabile|gentile|gent.mo|gent.ma|gentile cliente|egr. sig.|egregio signor|señor(a)|señores|sr(a).|sr(a)|
    estimado|estimada|estimado(a)|exmo. senhor|exma. senhora|exmo(a). sr(a).|exmo(s). sr(s).|szanowny pan|szanowna pani|
    szanowni państwo|familie|לכבוד|السادة|السيد|السيدة|attn|attn.|attention`)}):?(?:\\s+|$)`,
  'iu',
);

/** Forms of address behind a name; they are no part of it. */
export const ADDRESS_FORM_BEHIND = /\s*(?:様|殿|御中|君|先生|女士|小姐|台照|台啟|鈞啟|귀하|고객님|님)$/u;

/** Lower-case words inside a person's or a company's name. */
export const NAME_PARTICLE = new RegExp(
  `^(?:${anyOf(`van|von|vom|zu|zum|zur|der|den|dem|de|del|della|delle|dei|di|da|das|do|dos|du|des|la|le|les|el|al|bin|binti|ibn|
    af|av|ter|ten|te|y|e|et|and|und|och|og|i|of|the|for|für|&`)})$`,
  'u',
);

/** Streets and places, as words of an address. */
const STREET = anyCase(
  words(`street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|crescent|cres|close|terrace|parkway|pkwy|way|walk|place|square|
    highway|hwy|p.o. box|po box|postfach|flat|unit|apt|suite|blk|block|rue|allée|chemin|impasse|quai|cours|calle|av|avda|avenida|
    paseo|plaza|carrera|rua|travessa|praça|largo|estrada|via|viale|corso|piazza|vicolo|ul|plac|jalan|jln|lorong|taman|nagar|marg|sector|ул|улица|вул|вулиця|бульвар|проспект|переулок|площадь|площа|ж.к.|ulica|cesta|iela|gatvė|tänav|maantee|đường|phường|רחוב|רח'|שדרות|ת.ד.|شارع|ص.ب|طريق|حي`),
  words('c/|c/o'),
  endings(`straße|strasse|str|weg|gasse|platz|allee|ring|zeile|ufer|straat|laan|gracht|plein|kade|dijk|steenweg|gata|gatan|vägen|väg|gränd|
    veien|vei|vejen|vej|gade|allé|katu|tie|kuja|polku|stræti|vegur|braut`),
  String.raw`丁目|番地|[\p{Script=Han}][市区區县縣町村路街巷弄號号栋室](?:$|[\d\s\p{Script=Han}])`,
  String.raw`[\p{Script=Hangul}](?:로|길) ?\d|\d동 \d+호|(?:ถนน|ซอย|แขวง|ตำบล)[\p{Script=Thai}]`,
);

/** A postal code with its town, in the forms of many countries. */
const POSTAL = new RegExp(
  [
    '〒',
    String.raw`(?<![\p{L}\d])(?:${[
      String.raw`\d{5}-\d{3,4}`, // Brazil, United States
      String.raw`\d{4}-\d{3}`, // Portugal
      String.raw`\d{2}-\d{3}`, // Poland
      String.raw`\d{3} \d{2}`, // Sweden, Czechia
      String.raw`\d{4} [A-Z]{2}`, // Netherlands
      String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`, // United Kingdom
      String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`, // Canada
      String.raw`(?:[A-Z]{1,3}-)?\d{4,6}`, // most others
    ].join('|')})(?![\p{L}\d])`,
  ].join('|'),
  'u',
);

const HOUSE_NUMBER =
  /^\d{1,5}\p{L}?(?:[/-]\d{1,5})?,? [\p{L}\d]*\p{L}|\p{L} (?:n[.ºo°]* ?)?\d{1,4} ?[a-zA-Z]?(?:[/-]\d{1,4})?(?:$|,(?!\d))/u;
const EMAIL = /\S@\S+\.\p{L}{2,}/u;
const LONGEST_LINE = 90;

/** How much of an address a line holds: 0 for none of it, 3 for a street with its town, or for an e-mail address. */
export function addressSigns(text: string): number {
  if (EMAIL.test(text)) return 3;
  if (!/\p{L}{2}/u.test(text) || text.length > LONGEST_LINE) return 0;
  const signs = (POSTAL.test(text) ? 2 : 0) + (STREET.test(text) ? 2 : 0) + (HOUSE_NUMBER.test(text) ? 1 : 0);
  return Math.min(3, signs);
}

/** True for text that holds an e-mail address. */
export const hasEmail = (text: string): boolean => EMAIL.test(text);
