import { expect, it } from 'vitest';
import { forgetTexts, remembered } from './remembered.ts';

it('asks once for each text, and again when texts are forgotten', () => {
  const asked: string[] = [];
  const sizeOf = remembered((text) => {
    asked.push(text);
    return text === '' ? null : `${text.length}`;
  });
  expect([sizeOf('ab'), sizeOf('ab'), sizeOf(''), sizeOf('')]).toEqual(['2', '2', null, null]);
  expect(asked).toEqual(['ab', '']);
  forgetTexts();
  expect(sizeOf('ab')).toBe('2');
  expect(asked).toEqual(['ab', '', 'ab']);
});

it('remembers no whole documents', () => {
  let asked = 0;
  const sizeOf = remembered((text) => {
    asked += 1;
    return `${text.length}`;
  });
  sizeOf('a'.repeat(1000));
  sizeOf('a'.repeat(1000));
  expect(asked).toBe(2);
});
