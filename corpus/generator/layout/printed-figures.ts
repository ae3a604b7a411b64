import type { NumberForm } from './grammar.ts';

/** Digits with the form's grouping and decimals, without a sign. */
export function printMagnitude(minor: bigint, decimals: number, form: NumberForm): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const whole = decimals === 0 ? digits : digits.slice(0, -decimals);
  const fraction = decimals === 0 || form.wholeUnits ? '' : form.decimal + digits.slice(-decimals);
  const last = whole.slice(-3);
  const ahead = whole.slice(0, -3);
  const grouped = ahead
    ? ahead.replace(form.groupOf === 2 ? /\B(?=(\d{2})+$)/g : /\B(?=(\d{3})+$)/g, form.group) + form.group + last
    : last;
  return `${form.prefix ?? ''}${grouped}${fraction}${form.suffix ?? ''}`;
}

/** A figure as the form signs it: `1.234,50-`, `(12.00)`, `12.00 CR`. */
export function printSigned(minor: bigint, decimals: number, form: NumberForm): string {
  const text = printMagnitude(minor, decimals, form);
  const out = minor < 0n;
  const [outMark, inMark] = form.marks ?? ['DR', 'CR'];
  switch (form.sign) {
    case 'minus':
      return out ? `-${text}` : text;
    case 'unicode-minus':
      return out ? `\u2212${text}` : text;
    case 'plus-minus':
      return (out ? '-' : '+') + text;
    case 'trailing':
      return out ? `${text}-` : text;
    case 'trailing-plus-minus':
      return text + (out ? '-' : '+');
    case 'parentheses':
      return out ? `(${text})` : text;
    case 'debit-mark':
      return out ? `${text} ${outMark}` : text;
    case 'credit-mark':
      return out ? text : `${text} ${inMark}`;
    case 'both-marks':
      return `${text} ${out ? outMark : inMark}`;
  }
}
