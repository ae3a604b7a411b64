import { type SelectHTMLAttributes, useId } from 'react';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** What helps to choose; read out with the field. */
  readonly hint?: string | undefined;
}

/** A labelled choice among a few, in the platform's own control: it works on every phone and by every keyboard. */
export function ChoiceField({ label, choices, hint, ...select }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <select {...select} id={id} aria-describedby={hint ? `${id}-hint` : undefined} className="field mt-1 w-full">
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-2">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
