import { expect, it } from 'vitest';
import { viewOfKey } from './commands.tsx';

const press = (init: KeyboardEventInit, target: Element = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true });
  target.dispatchEvent(event);
  return event;
};

it('⌘K and Ctrl+K ask for the commands, anywhere', () => {
  const field = document.body.appendChild(document.createElement('input'));
  expect(viewOfKey(press({ key: 'k', metaKey: true }))).toBe('commands');
  expect(viewOfKey(press({ key: 'K', ctrlKey: true }, field))).toBe('commands');
  expect(viewOfKey(press({ key: 'k' }))).toBeNull();
});

it('? asks for the keys, but not where it is written', () => {
  const field = document.body.appendChild(document.createElement('input'));
  expect(viewOfKey(press({ key: '?', shiftKey: true }))).toBe('keys');
  expect(viewOfKey(press({ key: '?', shiftKey: true }, field))).toBeNull();
});
