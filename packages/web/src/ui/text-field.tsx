import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { useFieldProblem } from './field-problem.ts';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string;
  /** What helps to fill it in; read out with the field. */
  readonly hint?: string | undefined;
  /** What is wrong with it, and what to do. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text, with a hint and what is wrong with it. */
export function TextField({ label, hint, error: told, ref, ...given }: TextFieldProps) {
  const id = useId();
  const { problem, field: input } = useFieldProblem(given);
  const error = problem ?? told;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        ref={ref}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        className="field mt-1 w-full aria-invalid:border-red"
      />
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-2">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-red">
          {error}
        </p>
      ) : null}
    </div>
  );
}
