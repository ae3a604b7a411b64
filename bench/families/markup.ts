/** Text as HTML. */
export const text = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The attribute that says which row of which statement an element belongs to. */
export const rowAttribute = (statement: number, row: number): string => `data-row="${statement}.${row}"`;

export interface FigureForm {
  readonly group: string;
  readonly decimal: string;
  readonly decimals?: number;
  /** Digits of a group above the thousands: 2 in lakhs. */
  readonly groupOf?: 2 | 3;
}

/** Minor units printed without a sign: `figure(-123456n, { group: ',', decimal: '.' })` is `1,234.56`. */
export function figure(minor: bigint, { group, decimal, decimals = 2, groupOf = 3 }: FigureForm): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const head = whole.slice(0, -3);
  const last = whole.slice(-3);
  const parts = head.match(groupOf === 2 ? /\d{1,2}(?=(\d{2})*$)/g : /\d{1,3}(?=(\d{3})*$)/g) ?? [];
  const grouped = [...parts, last].join(group);
  return decimals === 0 ? grouped : `${grouped}${decimal}${digits.slice(-decimals)}`;
}

/** Minor units as the contract writes them: `-12.30`. */
export function contractAmount(minor: bigint, decimals = 2): string {
  const plain = figure(minor, { group: '', decimal: '.', decimals });
  return minor < 0n ? `-${plain}` : plain;
}

/** Calendar days: reckoned in UTC. */
export const dayAfter = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** An ISO day's parts as printed numbers. */
export const partsOf = (iso: string): { yyyy: string; yy: string; mm: string; dd: string; m: string; d: string } => {
  const [yyyy = '', mm = '', dd = ''] = iso.split('-');
  return { yyyy, yy: yyyy.slice(2), mm, dd, m: String(Number(mm)), d: String(Number(dd)) };
};

/** An ISO day in a language's own words, as the platform's Intl writes it. */
export const intlDate = (iso: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${iso}T00:00:00Z`));
