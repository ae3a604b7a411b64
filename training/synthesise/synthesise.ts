import { drawAccount } from '../../corpus/generator/model/draw-account.ts';
import { type Random, seededRandom } from '../../corpus/generator/random.ts';
import { languages, vocabularyOf } from '../../corpus/generator/vocabulary/index.ts';
import type { Word } from '../../packages/engine/src/shapes/page.ts';
import type { Printing } from './bookings.ts';
import { drawStyle } from './draw-style.ts';
import type { Label } from './labels.ts';
import { type SetPage, Setting } from './setting.ts';
import { drawFoot, drawHead, drawLookalike, drawRunningHead, drawSideBar, drawSmallPrint } from './surroundings.ts';
import { drawTable } from './table.ts';
import { drawWording } from './wording.ts';

/** A country and currency for each language. */
const PLACES: Readonly<Record<string, readonly [country: string, currency: string]>> = {
  en: ['GB', 'GBP'],
  de: ['DE', 'EUR'],
  fr: ['FR', 'EUR'],
  es: ['ES', 'EUR'],
  pt: ['PT', 'EUR'],
  it: ['IT', 'EUR'],
  nl: ['NL', 'EUR'],
  sv: ['SE', 'SEK'],
  no: ['NO', 'NOK'],
  da: ['DK', 'DKK'],
  fi: ['FI', 'EUR'],
  pl: ['PL', 'PLN'],
  ja: ['JP', 'JPY'],
  'zh-CN': ['CN', 'CNY'],
  'zh-TW': ['TW', 'TWD'],
};
const PERIODS = [
  ['2024-12-05', '2025-01-12'],
  ['2025-03-01', '2025-03-31'],
  ['2025-06-16', '2025-07-15'],
  ['2023-08-01', '2023-10-31'],
] as const;
/** A layout whose columns do not fit its page is drawn again, so often at most. */
const ATTEMPTS = 30;

export interface Synthesised {
  readonly language: string;
  readonly pages: readonly SetPage[];
  /** What was printed: the account, its layout and wording. */
  readonly printing: Printing;
}

function drawPrinting(random: Random, language: string): Printing {
  const vocabulary = vocabularyOf(language);
  const [country, currency] = PLACES[language] ?? ['GB', 'GBP'];
  const style = drawStyle(random, language);
  const [start, end] = random.pick(PERIODS);
  const card = random.chance(0.2) && vocabulary.card !== undefined;
  const account = drawAccount(random.fork('account'), vocabulary, {
    country,
    currency,
    type: card ? 'credit-card' : 'checking',
    start,
    end,
    entries: random.pick([1, 3, 8, 15, 30, 60]),
    opening: random.integer(-2000, 9000),
    incomeShare: random.pick([0.05, 0.25, 0.25, 0.5]),
    singleLines: random.chance(0.3),
  });
  return { random, style, account, vocabulary, wording: drawWording(random, language, style.strange), issuer: card };
}

function draw(printing: Printing): Setting | null {
  const { style, random } = printing;
  const setting = new Setting(...style.page);
  setting.turn();
  const onTurn = (): number => {
    drawFoot(printing, setting);
    setting.turn();
    if (style.sideBar) drawSideBar(printing, setting);
    return drawRunningHead(printing, setting);
  };
  let y = drawHead(printing, setting) + 14;
  if (style.sideBar) drawSideBar(printing, setting);
  if (style.lookalikes > 0 && random.chance(0.3)) y = drawLookalike(printing, setting, y, onTurn) + 16;
  const end = drawTable(printing, setting, y, onTurn);
  if (end === null) return null;
  y = end;
  for (let i = 0; i < style.lookalikes; i++) y = drawLookalike(printing, setting, y, onTurn);
  if (random.chance(0.6)) drawSmallPrint(printing, setting, y, onTurn);
  drawFoot(printing, setting);
  return setting;
}

/** What a PDF's reader makes of words: some cut in two, some run together with the next. */
function distort({ page, labels }: SetPage, random: Random, share: number): SetPage {
  if (share === 0) return { page, labels };
  const told = new Map<Word, Label>();
  const { words } = page;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const label = labels.get(word) as Label;
    const next = words[i + 1];
    const [x0, y0, x1, y1] = word.box;
    if (next?.spaceBefore && next.baseline === word.baseline && random.chance(share)) {
      told.set({ ...word, text: word.text + next.text, box: [x0, y0, next.box[2], y1] }, label);
      i++;
    } else if (word.text.length > 5 && random.chance(share)) {
      const cut = random.integer(2, word.text.length - 2);
      const at = x0 + ((x1 - x0) * cut) / word.text.length;
      told.set({ ...word, text: word.text.slice(0, cut), box: [x0, y0, at, y1] }, label);
      told.set({ ...word, text: word.text.slice(cut), box: [at, y0, x1, y1], spaceBefore: true }, label);
    } else told.set(word, label);
  }
  return { page: { ...page, words: [...told.keys()] }, labels: told };
}

/** A statement of a layout of its own, with what is true of every word: the same seed gives the same one. */
export function synthesise(seed: string): Synthesised {
  const language = seededRandom(`${seed}/language`).pick(languages);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = seededRandom(`${seed}/${attempt}`);
    const printing = drawPrinting(random, language);
    const setting = draw(printing);
    if (!setting) continue;
    const pages = setting.pages().map((page) => distort(page, random, printing.style.broken));
    return { language, pages, printing };
  }
  throw new Error(`no layout of ${seed} fits its page`);
}
