/** Sizes of avatars in pixels, from 3xs to 3xl (specification, section 9). */
export const AVATAR_SIZES = {
  '3xs': 16,
  '2xs': 20,
  xs: 24,
  sm: 28,
  md: 32,
  lg: 36,
  xl: 40,
  '2xl': 44,
  '3xl': 48,
} as const;
export type AvatarSize = keyof typeof AVATAR_SIZES;

const MAX_LETTERS = 2;

/** The first letters of up to two words, at most two characters: `ada king` → `AK` (specification, section 9). */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .slice(0, MAX_LETTERS)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase()
    .slice(0, MAX_LETTERS);

/**
 * Somebody's initials in a circle. Said by the name beside it or the button around it, so not by itself: they are drawn, and
 * no text, or the button's label would have to hold them.
 */
export function Avatar({ name, size = 'md' }: { readonly name: string; readonly size?: AvatarSize }) {
  const pixels = AVATAR_SIZES[size];
  return (
    <span
      aria-hidden="true"
      className="inline-grid flex-none place-items-center rounded-full bg-green-wash font-semibold text-green before:content-[attr(data-letters)]"
      data-letters={initialsOf(name)}
      style={{ width: pixels, height: pixels, fontSize: pixels * 0.42 }}
    />
  );
}
