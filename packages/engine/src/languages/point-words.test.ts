import { expect, it } from 'vitest';
import { namesPoints } from './point-words.ts';

it.each([
  ['Balance in points', true],
  ['Miles earned', true],
  ['Punkte', true],
  ['Saldo de puntos', true],
  ['Πόντοι', true],
  ['獲得ポイント', true],
  ['マイル残高', true],
  ['积分余额', true],
  ['Appointment', false],
  ['Smiles Ltd', false],
  ['Standpunkte', false],
])('%s: %s', (text, expected) => expect(namesPoints(text)).toBe(expected));
