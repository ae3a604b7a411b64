import type { CategoryRule } from '@tallyleaf/contract';
import { useState } from 'react';
import IconDelete from '~icons/lucide/trash-2';
import { useTranslate } from '../../../i18n/translate.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { KeptRules } from './use-rules.ts';

interface RulesDialogProps {
  readonly kept: KeptRules;
  readonly onClose: () => void;
}

/** One's rules: each can be given another category, and be deleted. */
export function RulesDialog({ kept, onClose }: RulesDialogProps) {
  const t = useTranslate();
  const rules = [...(kept.rules?.values() ?? [])].sort((one, other) => one.merchant.localeCompare(other.merchant));
  return (
    <Dialog title={t('categories.rules.open')} close={t('toasts.close')} onClose={onClose} wide>
      <p className="mt-3 text-sm text-ink-2">
        {t('categories.rules.text')} {t(`categories.rules.${kept.place}`)}
      </p>
      {rules.length === 0 ? (
        <p className="mt-4">{t('categories.rules.none')}</p>
      ) : (
        <table className="ledger mt-4 w-full text-sm" aria-label={t('categories.rules.open')}>
          <thead>
            <tr>
              <th scope="col">{t('categories.rules.merchant')}</th>
              <th scope="col">{t('review.category')}</th>
              <th scope="col">
                <span className="sr-only">{t('categories.rules.delete')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <RuleRow key={rule.key} rule={rule} onPut={kept.put} onRemove={kept.remove} />
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

interface RuleRowProps {
  readonly rule: CategoryRule;
  readonly onPut: KeptRules['put'];
  readonly onRemove: KeptRules['remove'];
}

/** A rule; its category is taken over when the field is left, an empty one is not. */
function RuleRow({ rule, onPut, onRemove }: RuleRowProps) {
  const t = useTranslate();
  const { key, merchant, category } = rule;
  const [typed, setTyped] = useState(category);
  const take = (): void => {
    const name = typed.trim();
    setTyped(name === '' ? category : name);
    if (name !== '' && name !== category) onPut({ ...rule, category: name });
  };
  return (
    <tr>
      <td className="break-words">{merchant}</td>
      <td>
        <input
          value={typed}
          maxLength={200}
          aria-label={t('categories.rules.of', { merchant })}
          autoComplete="off"
          className="field w-full text-sm"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => (event.key === 'Enter' ? take() : undefined)}
        />
      </td>
      <td className="text-right">
        <button
          type="button"
          className="icon-button"
          aria-label={t('categories.rules.remove', { merchant })}
          title={t('categories.rules.remove', { merchant })}
          onClick={() => onRemove(key)}
        >
          <IconDelete className="size-5" aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
}
