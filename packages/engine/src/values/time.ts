import { plainText } from './printed-text.ts';

const FORMS: readonly RegExp[] = [
  /^t?(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:[.,]\d{1,6})?)?(?: ?([ap])\.? ?m\.?)?(?:z|uhr|h|hrs?| uhr| h| hrs?| uur| ore)?$/iu,
  /^(\d{1,2})[h時点时] ?([0-5]\d)(?: ?[m分](?:([0-5]\d) ?[s秒])?)?$/iu,
  /^(\d{1,2})\.([0-5]\d)(?:\.([0-5]\d))? ?(?:uhr|h|uur|klo|kl\.?)$/iu,
  /^(?:kl\.?|klo|om|à|ore|um|at) ?(\d{1,2})[.:h]([0-5]\d)(?:[.:]([0-5]\d))?$/iu,
];

/** A time of the day as printed: hours 0..24, minutes and seconds; null where the whole text is none. */
export function timeAt(
  text: string,
): { readonly hours: number; readonly minutes: number; readonly seconds: number } | null {
  if (text.length > 20) return null;
  const plain = plainText(text);
  for (const form of FORMS) {
    const match = form.exec(plain);
    if (!match) continue;
    const [, hours = '', minutes = '', seconds = '0', half] = match;
    const time = { hours: Number(hours), minutes: Number(minutes), seconds: Number(seconds) };
    if (half) time.hours = (time.hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    if (time.hours < 24 || (time.hours === 24 && time.minutes === 0)) return time;
  }
  return null;
}

/** Whether the whole text is a time of the day: `14:22`, `14:22:05`, `2:05 PM`, `14h22`, `14時22分`. */
export const isTime = (text: string): boolean => timeAt(text) !== null;
