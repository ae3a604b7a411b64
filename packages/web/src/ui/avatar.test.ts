import { expect, it } from 'vitest';
import { AVATAR_SIZES, initialsOf } from './avatar.tsx';

it.each([
  ['Ada', 'A'],
  ['ada king lovelace', 'AK'],
  ['  Ada   King ', 'AK'],
  ['山田 太郎', '山太'],
  ['😀 Smith', '😀'],
  ['', ''],
])('specification, section 9: %j is shown as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('specification, section 9: avatars from 16 to 48 pixels, 32 by default', () => {
  expect([AVATAR_SIZES['3xs'], AVATAR_SIZES.md, AVATAR_SIZES['3xl']]).toEqual([16, 32, 48]);
});
