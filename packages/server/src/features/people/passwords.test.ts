import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS, checkNewPassword, createPasswords } from './passwords.ts';

const someone = { key: 'ada.lovelace@example.org' };
const code = (password: string): string => {
  try {
    checkNewPassword(password, someone);
    return 'good';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('new passwords', () => {
  it.each([
    'seventeen green apples',
    'correcthorsebatterystaple',
    '十七個の青いりんごを食べた',
    '🙂🙃🙂🙃🙂🙃🙂🙃🙂🍏',
    'x'.repeat(50) + 'y'.repeat(150),
  ])('may be %s', (password) => expect(code(password)).toBe('good'));

  it.each([
    '',
    'apples',
    '🙂🙃🍏🍎🙂🙃🍏🍎🍏',
    '          a',
    'Ada.Lovelace@Example.org',
    'ada.lovelace',
    'aaaaaaaaaaaaaaaaaaaa',
    'xyzxyzxyzxyzxyz',
    'Password123!',
    'q1w2e3r4t5y6',
    'Philadelphia',
    'qwertyuiop',
    'ＰＡＳＳＷＯＲＤ１２３',
    `${'x'.repeat(100)}${'y'.repeat(101)}`,
  ])('may not be %j', (password) => expect(code(password)).toBe('password-unfit'));

  it('are compared with a list of what is long enough to be allowed, in lower case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(1500);
    for (const password of COMMON_PASSWORDS) {
      expect([password, [...password].length >= 10, code(password)]).toEqual([
        password.normalize('NFKC').toLowerCase(),
        true,
        'password-unfit',
      ]);
    }
  });
});

describe('passwords', () => {
  const { hash, verify } = createPasswords();

  it('are kept as Argon2id with 19 MiB and two passes, each with salt of its own', async () => {
    const [one, two] = [await hash('seventeen green apples'), await hash('seventeen green apples')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verify(one, 'seventeen green apples')).toBe(true);
    expect(await verify(one, 'seventeen green apple')).toBe(false);
  });

  it('are the same in any way of typing the same signs', async () => {
    expect(await verify(await hash('Zürcher Äpfel 17'), 'Zu\u0308rcher A\u0308pfel 17')).toBe(true);
  });

  it('are compared with something where there is none', async () => {
    expect(await verify(undefined, 'seventeen green apples')).toBe(false);
    expect(await verify(null, '')).toBe(false);
  });
});
