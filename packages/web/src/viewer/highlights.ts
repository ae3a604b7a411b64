/** Colours of marked text, as other programs offer them. */
export const HIGHLIGHTS = {
  yellow: '#FFFF98',
  green: '#53FFBC',
  blue: '#80EBFF',
  pink: '#FFCBE6',
  red: '#FF4F5F',
} as const;
