import { type KeyboardEvent, useId, useState } from 'react';
import MinusIcon from '~icons/lucide/minus';
import PlusIcon from '~icons/lucide/plus';
import { useLabels } from './labels.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

/** How many steps Page Up and Page Down take. */
const LEAP = 10;

/** A whole number between two others, by typing, by keys or by two buttons (specification, section 9). */
export function NumberField({ label, value, onChange, min = 0, max = 999_999, step = 1 }: NumberFieldProps) {
  const labels = useLabels();
  const id = useId();
  /** What is being typed, before it is taken. */
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number): void => {
    setTyped(null);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const take = (): void => {
    if (typed !== null) set(/^\s*-?\d+\s*$/.test(typed) ? Number(typed) : value);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const keys: Readonly<Record<string, number>> = {
      ArrowUp: value + step,
      ArrowDown: value - step,
      PageUp: value + step * LEAP,
      PageDown: value - step * LEAP,
      Home: min,
      End: max,
    };
    const next = keys[event.key];
    if (event.key === 'Enter') take();
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <div className="mt-1 flex items-center gap-1">
        <button
          type="button"
          className="icon-button"
          aria-label={labels.decrement}
          aria-controls={id}
          disabled={value <= min}
          onClick={() => set(value - step)}
        >
          <MinusIcon className="size-4" aria-hidden="true" />
        </button>
        <input
          id={id}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={onKeyDown}
          className="field w-24 text-right"
        />
        <button
          type="button"
          className="icon-button"
          aria-label={labels.increment}
          aria-controls={id}
          disabled={value >= max}
          onClick={() => set(value + step)}
        >
          <PlusIcon className="size-4" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
