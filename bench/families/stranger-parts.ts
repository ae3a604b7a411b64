import type { Random } from '../../corpus/generator/random.ts';
import { A4, type Stranger } from './family.ts';
import { dayAfter, figure, partsOf, text } from './markup.ts';

/** What the papers that are no statements are made of: figures, days, tables, invented people and account numbers. */

export type Money = (minor: number) => string;

export const moneyIn =
  (group: string, decimal: string, decimals = 2): Money =>
  (minor) =>
    `${minor < 0 ? '-' : ''}${figure(BigInt(Math.round(minor)), { group, decimal, decimals })}`;

export const POINT = moneyIn(',', '.');
export const COMMA = moneyIn('.', ',');
export const SPACED = moneyIn('\u00a0', ',');
export const WHOLE = moneyIn(',', '.', 0);

/** An ISO day in a pattern: `day('2025-03-04', 'd.m.yy')` is `4.3.25`. */
export function day(iso: string, pattern: string): string {
  const parts: Record<string, string> = partsOf(iso);
  return pattern.replace(/yyyy|yy|mm|dd|m|d/g, (key) => parts[key] ?? '');
}

export const startDay = (random: Random): string => dayAfter('2022-01-03', random.integer(0, 1500));

/** `count` days, each up to `gap` days after the one before. */
export function daysFrom(random: Random, start: string, count: number, gap: number): string[] {
  let now = start;
  return Array.from({ length: count }, () => {
    now = dayAfter(now, random.integer(gap > 3 ? 1 : 0, gap));
    return now;
  });
}

export const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Rows of cells, aligned by a letter each: `l`, `r` or `c`. */
export const rowsOf = (align: string, rows: readonly (readonly string[])[], tag: 'td' | 'th' = 'td'): string =>
  rows
    .map((cells) => {
      const inside = cells.map((cell, c) => `<${tag} class="${align[c] ?? 'l'}">${text(cell)}</${tag}>`);
      return `<tr>${inside.join('')}</tr>`;
    })
    .join('');

export const tableOf = (align: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead>${rowsOf(align, [head], 'th')}</thead><tbody>${rowsOf(align, rows)}</tbody></table>`;

/** Pages of rows: `first` on the first page, `rest` on each after it. */
export function paged<T>(
  rows: readonly T[],
  first: number,
  rest: number,
  page: (rows: readonly T[], index: number, count: number) => string,
): string[] {
  const parts = [rows.slice(0, first)];
  for (let at = first; at < rows.length; at += rest) parts.push(rows.slice(at, at + rest));
  return parts.map((part, index) => page(part, index, parts.length));
}

export const ALIGNED =
  '.l{text-align:left}.r{text-align:right}.c{text-align:center}td,th{white-space:nowrap;vertical-align:top}';

/** An IBAN with its check digits, in groups of four. */
export function iban(country: string, bban: string): string {
  const numeric = [...`${bban}${country}00`].map((char) => Number.parseInt(char, 36)).join('');
  const check = String(98n - (BigInt(numeric) % 97n)).padStart(2, '0');
  return `${country}${check}${bban}`.replace(/(.{4})(?=.)/g, '$1 ');
}

type Names = readonly (readonly string[])[];

/** Invented people, firms and places of a language. */
const NAMES: Readonly<Record<string, Names>> = {
  en: [
    ['Mrs Ada Thistlewood', 'Mr Colin Barrowby', 'Priya Maddern', 'J. T. Quillfeather'],
    ['Harrowgate Fixings Ltd', 'Pellmoor Timber Co.', 'Wex & Dunmere LLP', 'Northlark Supplies Inc.'],
    ['14 Mill Rise, Ansley Cross', '7 Foundry Court, Dunmere', '220 Larch Ave, Pellmoor'],
  ],
  de: [
    ['Friederike Holmsen', 'Jürgen Brackwede', 'Aylin Toprakçı', 'Dr. Ulf Senger'],
    ['Kettler & Sohn Baustoffe GmbH', 'Grünau Büromarkt KG', 'Elbtor Elektro GmbH', 'Holzhof Ansbeck e.K.'],
    ['Lindenweg 4, 24999 Ansbeck', 'Hafenstr. 118, 18999 Elbtor', 'Am Anger 9, 07999 Grünau'],
  ],
  fr: [
    ['Mme Solène Carpentin', 'M. Yannick Delbrousse', 'Mlle Inès Boukari', 'M. Hervé Lantigny'],
    ['SARL Verdois Matériaux', 'Établissements Lantigny', 'Papeterie du Vieux Quai SAS', 'Transports Brévan'],
    ['12 rue des Tanneurs, 49999 Verdois', '3 quai Brévan, 33999 Lantigny', '45 av. du Lavoir, 69999 Ombry'],
  ],
  es: [
    ['Dª Marta Olivedo Ruiz', 'D. Íñigo Larrazábal', 'Lucía Peñafuerte Sanz', 'D. Tomás Arroyal'],
    ['Suministros Olivedo S.L.', 'Ferretería Arroyal S.A.', 'Distribuciones Larra S.L.', 'Conservas Peñafuerte'],
    ['C/ del Olmo 8, 28999 Arroyal', 'Avda. del Puerto 31, 46999 Olivedo', 'Pza. Mayor 2, 09999 Larra'],
  ],
  pt: [
    ['Joana Vilarinho', 'Sr. Duarte Sequeirinha', 'Beatriz Alfarela', 'Rui Montesso'],
    ['Montesso & Filhos, Lda', 'Águas de Vilarinho, E.M.', 'Construções Alfarela S.A.', 'Casa Duarte Lda'],
    ['Rua da Eira 17, 4999-021 Vilarinho', 'Trav. do Moinho 3, 2999-110 Alfarela'],
  ],
  it: [
    ['Sig.ra Elena Torresan', 'Sig. Matteo Bragolin', 'Giulia Vescovini', 'Dott. Aldo Perusino'],
    ['Ferramenta Torresan S.r.l.', 'Bragolin Trasporti S.p.A.', 'Cantine Perusino S.a.s.', 'Cartiera Vescovi'],
    ['Via dei Mulini 22, 31999 Torresa', 'Corso Perusio 5, 10999 Bragola', 'Piazza Erbe 1, 37999 Vesco'],
  ],
  nl: [
    ['mevr. L. van Oudkerk', 'dhr. P.J. Terwolde', 'S. el Idrissi', 'J. de Haarspit'],
    ['Terwolde Groothandel B.V.', 'Bouwmaterialen Oudkerk', 'Drukkerij Het Haarspit', 'Kwekerij Lisdodde V.O.F.'],
    ['Molenpad 6, 9999 XA Oudkerk', 'Kade 41, 1999 ZB Terwolde', 'Lisdodde 12, 5999 KD Haarspit'],
  ],
  sv: [
    ['Karin Åsbergsson', 'Lars-Göran Öhling', 'Amira Yusufi', 'Nils Björkvall'],
    ['Björkvalls Bygg AB', 'Öhlings Plåt & Rör AB', 'Kontorshuset Åsberg AB', 'Nordmyra El AB'],
    ['Storgatan 14, 999 32 Nordmyra', 'Kvarnvägen 3, 998 10 Åsberg'],
  ],
  da: [
    ['Birgitte Skovlund', 'Henning Østervang', 'Sofie Rørbæk', 'Malik Hassoun'],
    ['Østervang VVS ApS', 'Skovlund Tømrer A/S', 'Rørbæk Kontorartikler ApS', 'Havnens Fisk I/S'],
    ['Møllevej 8, 9998 Skovlund', 'Havnegade 21, 9997 Østervang'],
  ],
  no: [
    ['Ingrid Fjellmo', 'Torbjørn Haugvoll', 'Silje Nesbakk', 'Farid Osmani'],
    ['Fjellmo Byggvare AS', 'Haugvoll Transport AS', 'Nesbakk Regnskap AS', 'Sildvik Rederi AS'],
    ['Elvegata 5, 9990 Fjellmo', 'Bryggeveien 17, 9991 Sildvik'],
  ],
  fi: [
    ['Aino Hietamäki', 'Pekka Lumijärvi', 'Sanna Koskiranta', 'Ville Ahonkylä'],
    ['Hietamäen Sähkö Oy', 'Lumijärven Puutavara Oy', 'Koskirannan Vesi Oy', 'Ahonkylän Huolto Ky'],
    ['Myllytie 4, 99990 Lumijärvi', 'Rantakatu 12 B 7, 99980 Koskiranta'],
  ],
  pl: [
    ['Agnieszka Wierzbowa', 'Tomasz Brzeźniak', 'Zofia Lipowiecka', 'Marek Ostrowiński'],
    ['Hurtownia Brzeźniak sp. z o.o.', 'PPHU Lipowiec', 'Ostrów-Bud S.A.', 'Drukarnia Wierzba s.c.'],
    ['ul. Młyńska 4, 99-998 Lipowiec', 'al. Dębowa 17/3, 98-997 Brzeźno'],
  ],
  ja: [
    ['山里 美咲', '浜岡 健一', '小松原 翔', '西堀 千尋'],
    ['株式会社山里商会', '浜岡建材株式会社', '有限会社小松原印刷', '西堀電工合同会社'],
    ['〒999-0001 山里市本町2-4-1', '〒998-0012 浜岡市港町7-15 西堀ビル3F'],
  ],
  'zh-CN': [
    ['陆晓枫', '方志远', '苏雨桐', '程立群'],
    ['枫桥五金贸易有限公司', '远程物流有限公司', '桐雨办公用品有限公司', '立群食品厂'],
    ['枫桥市建设路18号', '云溪市滨河大道266号3幢501室'],
  ],
  'zh-TW': [
    ['林語彤', '陳柏翰', '黃筱涵', '許志豪'],
    ['語彤文具有限公司', '柏翰工業股份有限公司', '筱涵食品行', '豪志機電有限公司'],
    ['雲林縣山湖鎮中正路88號', '新海市民生東路三段21號5樓'],
  ],
};

export interface Who {
  readonly person: string;
  readonly firm: string;
  readonly buyer: string;
  readonly place: string;
  readonly site: string;
}

export function whoIn(random: Random, language: string): Who {
  const [people = [], firms = [], places = []] = NAMES[language] ?? [];
  const [firm = '', buyer = ''] = random.shuffle(firms);
  const [place = '', site = ''] = random.shuffle(places);
  return { person: random.pick(people), firm, buyer, place, site };
}

export const stranger = (
  name: string,
  language: string,
  draw: Stranger['draw'],
  size: Stranger['size'] = A4,
): Stranger => ({ name, language, size, draw });

/** The sheet's own rules, its padding and type over the table's alignment. */
export const sheet = (font: string, size: number, padding: string, more: string): string =>
  `.page{font-family:${font};font-size:${size}pt;padding:${padding}}${ALIGNED}${more}`;
