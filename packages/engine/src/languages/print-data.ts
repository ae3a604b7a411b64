import { languages } from './index.ts';
import type { Language } from './language.ts';
import { normalise } from './match.ts';

/** The data that tesseract reads each of our languages with that is printed in Latin letters or ideographs, by its names. */
const DATA: Readonly<Record<string, string>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  pt: 'por',
  it: 'ita',
  nl: 'nld',
  sv: 'swe',
  no: 'nor',
  da: 'dan',
  fi: 'fin',
  pl: 'pol',
  cs: 'ces',
  hu: 'hun',
  ro: 'ron',
  tr: 'tur',
  sk: 'slk',
  hr: 'hrv',
  sr: 'hrv',
  id: 'ind',
  ms: 'msa',
  sl: 'slv',
  is: 'isl',
  et: 'est',
  lv: 'lav',
  lt: 'lit',
  vi: 'vie',
  ja: 'jpn',
  'zh-cn': 'chi_sim',
  'zh-tw': 'chi_tra',
};

/**
 * Small words that a text of a language has many of and others few; without their accents, as another language's data reads them. Georgian,
 * whose statements say all in English too, has no vocabulary beside them: the words of its statements stand here.
 */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to in for your you is on this please are with from by or our if be',
  de: 'der die das und von bis zum zur fur mit ist sie ihre ihr auf den dem im bei nicht eine ein wir oder',
  fr: 'le la les des du et pour votre vos vous est au aux sur dans par nous une ne pas ou avec',
  es: 'el los las del para por su usted con una es se al en que esta sus como',
  pt: 'os as do da dos das para por seu sua com uma em no na ou nao que ao',
  it: 'il lo gli della del dei delle per con una sono al alla nel di che non e vostro suo',
  nl: 'het een van en voor met uw op bij naar niet is wij aan of te door',
  sv: 'och att det som for av med pa till ar vi du om din ditt fran eller kontot',
  no: 'og det som for av med pa til er vi du om din fra eller ikke kontoen',
  da: 'og det som for af med pa til er vi du om din fra eller ikke kontoen ved',
  fi: 'ja on ei se tai ovat mukaan seka joka tilin olevat',
  pl: 'i w na do z nie oraz sie za od dla lub jest przez',
  cs: 'na do za od se je ve ze ke nebo pro jsou byl byla bude jako podle dne az tomto vam vas nejsou',
  sk: 'na do za od sa je vo zo ku alebo pre su bol bola bude ako podla dna az tomto vam vas nie',
  hr: 'na do za od se je ili po su nije kod iz prema te pri kao ako biti bez',
  hu: 'az es nem hogy egy van vagy ezt meg csak ha mint volt nincs ennek altal szerint kerjuk',
  ro: 'si din cu pe sau este nu pentru prin sa va ale sunt fost catre dupa dumneavoastra',
  tr: 've ile bir bu icin olarak veya olan tarafindan degil sonra kadar',
  id: 'dan yang di ke dari untuk pada dengan ini atau tidak anda adalah oleh',
  is: 'og ad er til fra med fyrir ekki thu vid thad hefur eru thinn eda sem um af',
  et: 'ja on ei ning voi see mis kui ka selle palun teie meie oma kuni alates',
  lv: 'un ir no uz par ar vai ka kas nav jusu lai pec lidz musu tiek',
  lt: 'ir yra is i uz su bei ar kad per pagal jusu nuo iki mes turi',
  sl: 'in je na za se ne ali pri po iz ki kot da so bo vam vas ni prosimo',
  vi: 'va cua la khong duoc cac quy khach hang ngan tai khoan theo trong voi den tu nay',
  ru: 'на не за от до для или вы ваш что при из по как это если со его',
  uk: 'на не за від до для або ви ваш що при із по як це якщо та його',
  bg: 'на не за от до за или вие ваш че при из по като това ако със се',
  sr: 'на не за од до за или ви ваш да при из по као ово ако са се',
  el: 'και το τα της του των με για από στο στη στην σας είναι δεν που ή',
  he: 'של על את לא או עם כל הוא אם גם זה אין לפי אל ידי לכם עד מיום ליום בגין',
  ar: 'في من على إلى عن أو هذا هذه التي الذي لا تم مع كل بعد قبل ما أن لم يرجى',
  ka: 'და არის რომ ან თქვენი ეს არ თუ მიერ შესახებ ბანკი ანგარიში ანგარიშის თარიღი ნაშთი თანხა გადარიცხვა საკომისიო გასული შემოსული',
  ms: 'dan yang di daripada untuk pada dengan ini atau tidak anda adalah oleh sila bagi akan telah',
};

const wordsOf = (text: string): string[] => normalise(text).match(/\p{L}{2,}/gu) ?? [];

/** Every word of a language's vocabulary. */
function vocabularyOf(language: Language): Set<string> {
  const { headings, phrases, statementTitles, accountTypes, months } = language;
  const lists = [...Object.values(headings), ...Object.values(phrases), ...Object.values(accountTypes), ...months];
  return new Set([...lists.flat(), ...statementTitles].flatMap(wordsOf));
}

let vocabularies: ReadonlyMap<string, ReadonlyMap<string, number>> | undefined;

/** Of each word, the languages that have it and how much it says for each: a word of many languages says little. */
function wordLanguages(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const all = new Map<string, Map<string, number>>();
  const add = (word: string, code: string, weight: number): void => {
    const of = all.get(word) ?? new Map<string, number>();
    of.set(code, Math.max(of.get(code) ?? 0, weight));
    all.set(word, of);
  };
  for (const language of languages)
    for (const word of vocabularyOf(language)) if (word.length > 2) add(word, language.code, 1);
  for (const [code, words] of Object.entries(SMALL_WORDS)) for (const word of wordsOf(words)) add(word, code, 1);
  return all;
}

/** How much a text speaks for each language, by its code; read with whatever data for its script. */
export function languagesOf(text: string): Map<string, number> {
  vocabularies ??= wordLanguages();
  const scores = new Map<string, number>();
  for (const word of wordsOf(text)) {
    const of = vocabularies.get(word);
    for (const [code, weight] of of ?? []) scores.set(code, (scores.get(code) ?? 0) + weight / (of?.size ?? 1));
  }
  return scores;
}

const ideographic = new Map<string, ReadonlySet<string>>();

/** A language's terms of two ideographs or more, or of letters that stand without blanks between words. */
function ideographicTerms(code: string): ReadonlySet<string> {
  const known = ideographic.get(code);
  if (known) return known;
  const language = languages.find((one) => one.code === code);
  const lists = language ? [...Object.values(language.headings), ...Object.values(language.phrases)] : [];
  const all = [...lists.flat(), ...(language?.statementTitles ?? [])];
  const terms = new Set(all.filter((term) => /^\p{Lo}[\p{Lo}\p{M}]+$/u.test(term)));
  ideographic.set(code, terms);
  return terms;
}

/** How many terms of a language stand in a text of ideographs, of Hangul or of Thai. */
export function termsOf(text: string, code: string): number {
  const whole = text.replace(/\s/g, '');
  return [...ideographicTerms(code)].filter((term) => whole.includes(term)).length;
}

/** How many terms of the language that this data is for stand in a text of ideographs. */
export const termsIn = (text: string, data: string): number =>
  termsOf(text, Object.keys(DATA).find((one) => DATA[one] === data) ?? '');

/** The name of the data for a language in Latin letters, by its code; English where it has none of its own. */
export const dataOf = (code: string): string => DATA[code] ?? 'eng';
