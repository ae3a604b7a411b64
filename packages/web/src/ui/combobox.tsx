import { type KeyboardEvent, useId, useState } from 'react';
import PlusIcon from '~icons/lucide/plus';
import type { Choice } from './choice-field.tsx';
import { type Labels, useLabels } from './labels.tsx';
import { isAmong, matching } from './matching.ts';

interface ComboboxProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** Makes a new choice of what was typed; without it only what is there can be chosen. */
  readonly onCreate?: (label: string) => void;
}

export interface Offer extends Choice {
  readonly creates: boolean;
}

/** What a field of choices offers for what is typed; a new one by that name where it may make one. */
export function offersOf(
  choices: readonly Choice[],
  typed: string,
  canCreate: boolean,
  labels: Labels,
): readonly Offer[] {
  const found = matching(choices, typed).map((choice) => ({ ...choice, creates: false }));
  const name = typed.trim();
  if (!canCreate || name === '' || isAmong(choices, name)) return found;
  return [...found, { value: name, label: labels.create(name), creates: true }];
}

/** One of many, found by typing; a new one by its name (specification, section 9: Create "{label}"). */
export function Combobox({ label, choices, value, onChange, onCreate }: ComboboxProps) {
  const labels = useLabels();
  const id = useId();
  /** What is being typed; `null` while what was chosen stands there. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const offers = offersOf(choices, typed ?? '', onCreate !== undefined, labels);
  const listed = open && offers.length > 0;

  const close = (): void => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (offer: Offer | undefined): void => {
    if (!offer) return;
    if (offer.creates) onCreate?.(offer.value);
    else onChange(offer.value);
    close();
  };
  const move = (to: number): void => {
    setActive(open ? (to + offers.length) % Math.max(offers.length, 1) : 0);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter' && open) choose(offers[active]);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative min-w-0">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? `${id}-list` : undefined}
        aria-activedescendant={listed ? `${id}-${active}` : undefined}
        placeholder={labels.search}
        value={typed ?? choices.find((choice) => choice.value === value)?.label ?? ''}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={close}
        className="field mt-1 w-full"
      />
      {listed ? <Offers id={id} label={label} offers={offers} active={active} onChoose={choose} /> : null}
      <p role="status" className="mt-1 text-sm text-ink-2 empty:hidden">
        {open && offers.length === 0 ? labels.noMatch : null}
      </p>
    </div>
  );
}

interface OffersProps {
  readonly id: string;
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly active: number;
  readonly onChoose: (offer: Offer) => void;
}

/** The list below the field. The focus stays in the field, which names the row that Enter takes. */
export function Offers({ id, label, offers, active, onChoose }: OffersProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-72 overflow-y-auto rounded border border-rule bg-surface py-1 shadow-float"
      onPointerDown={(event) => event.preventDefault()}
    >
      {offers.map((offer, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys for it
        <div
          key={`${offer.creates} ${offer.value}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className="flex min-h-10 cursor-pointer items-center gap-2 px-3 hover:bg-paper aria-selected:bg-green-wash"
          onClick={() => onChoose(offer)}
        >
          {offer.creates ? <PlusIcon className="size-4 flex-none text-green" aria-hidden="true" /> : null}
          {offer.label}
        </div>
      ))}
    </div>
  );
}
