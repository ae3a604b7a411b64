/**
 * Where a country's bank code stands in its IBANs: how many characters, and after how many others where it is not the
 * first thing after the check digits. Source: SWIFT IBAN registry, "Bank identifier position within the BBAN".
 */
const BANK_CODES =
  'AD4 AE3 AL8 AT5 AZ4 BA3 BE3 BG4 BH4 BR8 BY4 CH5 CR4 CY3 CZ4 DE8 DK4 DO4 EE2 EG4 ES4 FI3 FO4 FR5 GB4 GE2 GI4 GL4 ' +
  'GR3 GT4 HR7 HU3 IE4 IL3 IS4 IT5+1 JO4 KW4 KZ3 LB4 LC4 LI5 LT5 LU3 LV4 MC5 MD2 ME3 MK3 MR5 MT4 MU6 NL4 NO4 PK4 PL8 ' +
  'PS4 PT4 QA4 RO4 RS3 SA2 SE3 SI5 SK4 SM5+1 ST8 TL3 TN2 TR5 UA6 VG4 XK4';

const places = new Map(
  BANK_CODES.split(' ').map((entry) => {
    const [length = '', after = '0'] = entry.slice(2).split('+');
    return [entry.slice(0, 2), { length: Number(length), after: Number(after) }] as const;
  }),
);

/** The bank code in an IBAN without blanks; null for a country whose place of it is not known here. */
export function bankCodeOf(iban: string): string | null {
  const place = places.get(iban.slice(0, 2));
  return place ? iban.slice(4 + place.after, 4 + place.after + place.length) : null;
}
