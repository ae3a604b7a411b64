/**
 * CJK radicals that Unicode gives no decomposition, each with the ideograph that looks the same (the standard's
 * EquivalentUnifiedIdeograph.txt). A font with one glyph for both leaves a PDF's text layer with either: a text set as
 * 国民年金 is then read with U+2EA0 in it, which no search finds. Here are those that fonts are known to share glyphs of.
 */
const PAIRS = `
⺂乛 ⺃乚 ⺅亻 ⺇𠘨 ⺉刂 ⺋㔾 ⺎兀 ⺏尣 ⺐尢 ⺒巳 ⺓幺 ⺔彑 ⺖忄 ⺘扌 ⺙攵 ⺛旡 ⺞歺 ⺠民 ⺡氵 ⺣灬
⺤爫 ⺦丬 ⺨犭 ⺭礻 ⺮𥫗 ⺯糹 ⺰纟 ⺱罓 ⺲罒 ⺳㓁 ⺹耂 ⺺肀 ⺽𦥑 ⺾艹 ⺿艹 ⻁虎 ⻂衤 ⻃覀 ⻄西 ⻅见
⻆角 ⻇𧢲 ⻈讠 ⻉贝 ⻊𧾷 ⻋车 ⻌辶 ⻍辶 ⻎辶 ⻐钅 ⻑長 ⻒镸 ⻓长 ⻔门 ⻕𨸏 ⻖阝 ⻘青 ⻙韦 ⻚页 ⻛风
⻜飞 ⻝食 ⻞𩙿 ⻟飠 ⻠饣 ⻡𩠐 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜
⻰龙 ⻱龜 ⻲亀
`;

const IDEOGRAPHS: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/\s+/u)
    .map((pair) => [...pair] as [string, string]),
);

/** A radical's ideograph; any other character as Unicode's compatibility decomposition has it. */
export const ideographOf = (character: string): string => IDEOGRAPHS.get(character) ?? character.normalize('NFKC');

/** Radicals whose ideograph is written otherwise in simplified Chinese and in Japan than where Unicode decomposes them to. */
const LOCAL_FORMS: Readonly<Record<string, readonly [simplified: string, japanese: string]>> = {
  '\u{2f3e}': ['户', '戸'],
  '\u{2fc8}': ['黄', '黄'],
};
const LOCAL = /[\u2f3e\u2fc8]/gu;
const KANA = /[\u3041-\u30fa]/u;
/** A point between syllables of Latin script, of which a font's one glyph is Japan's middle dot as well: `カフェ‧ド‧ハマ`. */
const POINT_OF_KANA = /(?<=[\u30a1-\u30fa\u30fc])\u2027(?=[\u30a1-\u30fa])/gu;
/** Ideographs of any bank's paper that neither Japan nor traditional Chinese writes so. */
const SIMPLIFIED = /[账币银业务开对电费时间转单发证询]/u;

/**
 * How to write radicals as the page's own script writes their ideographs: beside 账 it is 户, beside kana 戸; elsewhere
 * they are left to `ideographOf`, which says 戶.
 */
export function localForms(texts: readonly string[]): (text: string) => string {
  const form = texts.some((text) => KANA.test(text)) ? 1 : texts.some((text) => SIMPLIFIED.test(text)) ? 0 : undefined;
  if (form === undefined) return (text) => text;
  return (text) =>
    text.replace(LOCAL, (radical) => LOCAL_FORMS[radical]?.[form] ?? radical).replace(POINT_OF_KANA, '・');
}
