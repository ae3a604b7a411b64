import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CalendarRange, type DayRange } from './calendar-range.tsx';
import { Carousel } from './carousel.tsx';
import { Combobox } from './combobox.tsx';
import { DataTable } from './data-table.tsx';
import { NumberField } from './number-field.tsx';
import { Select } from './select.tsx';
import { SidePanel } from './side-panel.tsx';

const CHOICES = [
  { value: 'rent', label: 'Rent' },
  { value: 'cafe', label: 'Café' },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.hasPointerCapture = () => false;
});
afterEach(cleanup);

it('specification, section 9: a table without rows says "No data"', () => {
  const columns = [{ id: 'name', name: 'Name', cell: (row: string) => row }];
  render(<DataTable caption="Statements" columns={columns} rows={[]} rowKey={(row) => row} />);
  const table = screen.getByRole('table', { name: 'Statements' });
  expect(within(table).getByRole('cell').textContent).toBe('No data');
});

it('specification, section 9: a select without choices says "No data"', () => {
  render(<Select label="Format" choices={[]} value={undefined} onChange={() => {}} />);
  const select = screen.getByRole('combobox', { name: /Format/ });
  expect(select.textContent).toContain('No data');
  expect(select.hasAttribute('disabled')).toBe(true);
});

it('a select is opened and answered by keys', async () => {
  const onChange = vi.fn();
  render(<Select label="Category" choices={CHOICES} value={undefined} onChange={onChange} placeholder="Not chosen" />);
  screen.getByRole('combobox', { name: /Category/ }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'Café' }));
  expect(onChange).toHaveBeenCalledWith('cafe');
});

it('specification, section 9: a combobox finds, says "No matching data", and offers Create "{label}"', async () => {
  const [onChange, onCreate] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Combobox label="Category" choices={CHOICES} value={null} onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Category' });
  expect(field.getAttribute('placeholder')).toBe('Search...');
  await userEvent.type(field, 'cafe');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Café']);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('cafe');
  await userEvent.type(field, 'Travel');
  expect(screen.getByRole('status').textContent).toBe('No matching data');
  await userEvent.keyboard('{Escape}');
  rerender(<Combobox label="Category" choices={CHOICES} value={null} onChange={onChange} onCreate={onCreate} />);
  await userEvent.type(field, 'Travel');
  await userEvent.click(screen.getByRole('option', { name: 'Create "Travel"' }));
  expect(onCreate).toHaveBeenCalledWith('Travel');
});

function Numbers() {
  const [value, setValue] = useState(5);
  return <NumberField label="Pages" value={value} onChange={setValue} min={1} max={20} />;
}

it('specification, section 9: Increment and Decrement, keys, typing, and its bounds', async () => {
  render(<Numbers />);
  const field = screen.getByRole('spinbutton', { name: 'Pages' });
  const shows = () => field.getAttribute('aria-valuenow');
  await userEvent.click(screen.getByRole('button', { name: 'Increment' }));
  expect(shows()).toBe('6');
  await userEvent.click(screen.getByRole('button', { name: 'Decrement' }));
  expect(shows()).toBe('5');
  field.focus();
  await userEvent.keyboard('{PageUp}{PageUp}');
  expect(shows()).toBe('20');
  await userEvent.clear(field);
  await userEvent.type(field, '7{Enter}');
  expect(shows()).toBe('7');
  await userEvent.clear(field);
  await userEvent.type(field, 'seven{Enter}');
  expect(shows()).toBe('7');
});

function Period() {
  const [range, setRange] = useState<DayRange | null>(null);
  return (
    <>
      <CalendarRange label="Period" value={range} onChange={setRange} today="2025-03-15" tag="en-US" />
      <output>{`${range?.start} to ${range?.end}`}</output>
    </>
  );
}

it('specification, section 9: previous and next year and month; two days make a period', async () => {
  render(<Period />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Next month');
  expect(screen.getByText('April 2025')).toBeDefined();
  await press('Previous year');
  expect(screen.getByText('April 2024')).toBeDefined();
  await press('Next year');
  await press('Previous month');
  await press('Friday, March 14, 2025');
  await press('Monday, March 3, 2025');
  expect(screen.getByText('2025-03-03 to 2025-03-14')).toBeDefined();
  await userEvent.keyboard('{PageDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Thursday, April 3, 2025');
});

it('specification, section 9: a carousel has Prev, Next and "Go to slide {slide}"', () => {
  const slides = ['one', 'two'].map((id) => ({ id, name: id, content: id }));
  render(<Carousel label="Kinds" slides={slides} />);
  const carousel = screen.getByRole('region', { name: 'Kinds' });
  const names = within(carousel)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Prev', 'Go to slide 1', 'Go to slide 2', 'Next']);
  expect(within(carousel).getAllByRole('group')).toHaveLength(2);
});

it('specification, section 2: a side panel, sm 96 units, md 460 px, closes on its overlay', async () => {
  const onClose = vi.fn();
  const { rerender } = render(
    <SidePanel title="Notes" side="left" onClose={onClose}>
      text
    </SidePanel>,
  );
  const panel = screen.getByRole('dialog', { name: 'Notes' });
  expect(panel.className).toMatch(/\bleft-0\b.*|\bw-96\b/);
  expect(panel.className).toContain('w-96');
  const overlay = document.querySelector('.dialog-overlay');
  if (!overlay) throw new Error('no overlay');
  await userEvent.click(overlay, { pointerEventsCheck: 0 });
  expect(onClose).toHaveBeenCalledOnce();
  rerender(
    <SidePanel title="Notes" size="md" overlay={false} onClose={onClose}>
      text
    </SidePanel>,
  );
  expect(screen.getByRole('dialog').className).toContain('w-[460px]');
  expect(document.querySelector('.dialog-overlay')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open ? (
        <SidePanel title="Notes" onClose={() => setOpen(false)}>
          text
        </SidePanel>
      ) : null}
    </>
  );
}

it('the focus goes back to where it was', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('open'));
});
