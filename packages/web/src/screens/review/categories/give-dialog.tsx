import { useState } from 'react';
import { useTranslate } from '../../../i18n/translate.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface GiveDialogProps {
  /** How many rows are chosen. */
  readonly count: number;
  /** The categories that there are. */
  readonly categories: readonly string[];
  /** The one that all of the rows have. */
  readonly now: string | null;
  /** Null takes the category away. */
  readonly onGive: (category: string | null) => void;
  readonly onClose: () => void;
}

/** Gives all rows that are chosen one category, an old one or a new one. */
export function GiveDialog({ count, categories, now, onGive, onClose }: GiveDialogProps) {
  const t = useTranslate();
  const [category, setCategory] = useState(now);
  const all = category === null || categories.includes(category) ? categories : [...categories, category];
  const give = (given: string | null): void => {
    onGive(given);
    onClose();
  };
  return (
    <Dialog title={t('categories.give.title', { count })} close={t('toasts.close')} onClose={onClose}>
      <div className="mt-4 grid min-h-56 content-start gap-4">
        <Combobox
          label={t('review.category')}
          choices={all.map((one) => ({ value: one, label: one }))}
          value={category}
          onChange={setCategory}
          onCreate={setCategory}
        />
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button" disabled={category === null} onClick={() => give(category)}>
            {t('categories.give.go')}
          </button>
          <button type="button" className="button-quiet" onClick={() => give(null)}>
            {t('categories.give.clear')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
