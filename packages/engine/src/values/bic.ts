/** ISO 3166 country codes that may stand in a BIC, and XK (Kosovo). */
const COUNTRIES = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL ' +
    'CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT ' +
    'GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY ' +
    'MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN ' +
    'PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT ' +
    'TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
  ).split(' '),
);

/** Whether text is a business identifier code (ISO 9362): four letters, a country, two letters or digits, and three more or none. */
export const isBic = (text: string): boolean =>
  /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text) && COUNTRIES.has(text.slice(4, 6));

/**
 * The BIC in a text that names one; null for none. Words of eight capitals may look like a BIC, so that what stands
 * behind the word BIC or SWIFT is taken before all else.
 */
export function findBic(text: string): string | null {
  const plain = text.normalize('NFKC');
  const named = /\b(?:BIC|SWIFT)\b(?:[ /-]*(?:BIC|SWIFT|CODE|ADDRESS|NO|NR))*[ .:)]*(.*)$/iu.exec(plain);
  const pick = (part: string): string | null => {
    const words = (part.match(/(?<![\p{L}\p{N}])[A-Z0-9]{8}(?:[A-Z0-9]{3})?(?![\p{L}\p{N}])/gu) ?? []).filter(isBic);
    return words[0] ?? grouped(part);
  };
  return (named ? pick(named[1] as string) : null) ?? pick(plain);
}

/** "ABCD DE FF XXX": printed in its groups. */
function grouped(text: string): string | null {
  const match = /(?<![\p{L}\p{N}])([A-Z]{4}) ([A-Z]{2}) ([A-Z0-9]{2})(?: ([A-Z0-9]{3}))?(?![\p{L}\p{N}])/u.exec(text);
  const joined = match ? match.slice(1).join('') : '';
  return isBic(joined) ? joined : null;
}
