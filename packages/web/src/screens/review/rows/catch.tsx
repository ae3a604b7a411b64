import type { Ref } from 'react';

interface CatchProps {
  readonly ref: Ref<HTMLInputElement>;
  /** What stands in the cell. */
  readonly label: string;
  /** Told what an input method has written, once it is settled. */
  readonly onComposed: (text: string) => void;
}

/** On a screen that is touched the keyboard comes when a cell is written, not whenever one is pressed. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/**
 * The field that has the focus in place of its cell: input methods (Chinese, Japanese, Korean) write into fields only. It is
 * not seen but while they compose; what they have composed begins the writing of the cell.
 */
export function Catch({ ref, label, onComposed }: CatchProps) {
  return (
    <input
      ref={ref}
      className="grid-catch"
      aria-label={label}
      autoComplete="off"
      inputMode={isTouched() ? 'none' : undefined}
      onCompositionStart={({ currentTarget }) => currentTarget.toggleAttribute('data-composing', true)}
      onCompositionEnd={({ currentTarget }) => {
        const { value } = currentTarget;
        currentTarget.removeAttribute('data-composing');
        currentTarget.value = '';
        if (value !== '') onComposed(value);
      }}
      onInput={({ currentTarget, nativeEvent }) => {
        // Letters begin the writing by their keys; what comes otherwise (a dictated word, a picked emoji) is as good.
        if ((nativeEvent as InputEvent).isComposing || currentTarget.value === '') return;
        const { value } = currentTarget;
        currentTarget.value = '';
        onComposed(value);
      }}
    />
  );
}
