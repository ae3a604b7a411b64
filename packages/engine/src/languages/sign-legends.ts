/** What a legend calls a minus. */
const MINUS =
  '(?:minus(?: sign)?|minuszeichen|segno (?:meno|negativo|[-–])|signe (?:moins|negatif|[-–])|signo (?:menos|negativo|[-–])|sinal (?:de menos|negativo|[-–])|minteken|minustecken|minustegn|znak(?:iem)? minus)';
/** What it calls money in, and money out. */
const IN =
  'a (?:suo|vostro|vs) (?:favore|credito)|accredit[io]|gutschrift(?:en)?|guthaben|zu ihren gunsten|en votre faveur|credits?|a su favor|abonos?|creditos?|a (?:seu|vosso) favor|in your favour|in uw voordeel|bijschrijving(?:en)?|tegoed|till er fordel|uznani[ae]';
const OUT =
  'a (?:suo|vostro|vs) debito|addebit[io]|belastung(?:en)?|lastschrift(?:en)?|zu ihren lasten|debits?|cargos?|saldos? deudor(?:es)?|debitos?|afschrijving(?:en)?|obciazeni[ae]';

/** So far from each other stand the two in one sentence. */
const REACH = 40;

const says = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})${MINUS}(?!\\p{L})[^.;]{0,${REACH}}?(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
const [saysIn, saysOut] = [says(IN), says(OUT)];

/**
 * What a text says that a minus means to the holder: `Importi con segno meno: a Suo favore`, `Los importes seguidos del signo -
 * son cargos`. Null where it does not say, or names both.
 */
export function meaningOfMinus(text: string): 'in' | 'out' | null {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const [moneyIn, moneyOut] = [saysIn.test(plain), saysOut.test(plain)];
  if (moneyIn === moneyOut) return null;
  return moneyIn ? 'in' : 'out';
}
