import { type ChangeEvent, type FormEvent, use, useState } from 'react';
import { type FieldFault, FieldWordsContext } from './field-words.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface FieldProps<E extends Field> {
  readonly required?: boolean | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly value?: string | number | readonly string[] | undefined;
  readonly onChange?: ((event: ChangeEvent<E>) => void) | undefined;
}

function faultOf({ validity, type }: Field): FieldFault {
  if (validity.valueMissing) return 'missing';
  if (validity.tooShort) return 'short';
  return validity.typeMismatch && type === 'email' ? 'email' : 'wrong';
}

/**
 * What the browser finds wrong with a field when its form is sent, said beside it and not in a bubble of the browser's, until
 * something else is written. The first such field has the focus then.
 */
export function useFieldProblem<E extends Field = HTMLInputElement>(field: FieldProps<E>) {
  const words = use(FieldWordsContext);
  const [problem, setProblem] = useState<string | null>(null);
  if (!words) return { problem: undefined, field };
  const onInvalid = (event: FormEvent<E>): void => {
    event.preventDefault();
    const { currentTarget: target } = event;
    setProblem(words(faultOf(target), Math.max(0, target.minLength)));
    if (target.form?.querySelector(':invalid:not(fieldset)') === target) target.focus();
  };
  const onChange = (event: ChangeEvent<E>): void => {
    setProblem(null);
    field.onChange?.(event);
  };
  return { problem: problem ?? undefined, field: { ...field, onInvalid, onChange } };
}
