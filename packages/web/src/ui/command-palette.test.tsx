import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommandPalette } from './command-palette.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

it('specification, section 9: "Type a command or search...", found by typing, run by Enter, once it has closed', async () => {
  const done: string[] = [];
  const command = (id: string) => ({ id, label: id, run: () => done.push(id) });
  const groups = [
    { label: 'Actions', commands: [command('Choose files')] },
    { label: 'Pages', commands: [command('Terms'), command('Privacy')] },
  ];
  render(<CommandPalette title="Commands" groups={groups} onClose={() => done.push('closed')} />);
  const field = screen.getByRole('combobox', { name: 'Commands' });
  expect(field.getAttribute('placeholder')).toBe('Type a command or search...');
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Actions', 'Pages']);
  await userEvent.type(field, 'nothing');
  expect(screen.getByRole('status').textContent).toBe('No matching data');
  await userEvent.clear(field);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(done).toEqual(['closed', 'Privacy']);
});
