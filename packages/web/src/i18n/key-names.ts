/** What the keys of a language's keyboards are called where it is not what English ones say. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { Ctrl: 'Strg', Delete: 'Entf', Insert: 'Einfg', Enter: 'Eingabe' },
  es: { Delete: 'Supr', Enter: 'Intro' },
  fr: { Delete: 'Suppr', Insert: 'Inser', Enter: 'Entrée' },
  it: { Delete: 'Canc', Insert: 'Ins', Enter: 'Invio' },
};

/** Keys as the reader's keyboard names them: `('Ctrl+Delete', 'de-DE')` → `Strg+Entf`. */
export function keyNames(keys: string, tag: string): string {
  const names = NAMES[tag.slice(0, 2)] ?? {};
  return keys
    .split('+')
    .map((key) => names[key] ?? key)
    .join('+');
}
