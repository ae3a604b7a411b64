import { pathIn } from '../../../app/paths.ts';
import { ChoiceLink, KeptChoice } from '../../../batch/kept-choice.tsx';
import { type BatchRow, groupOf, standingOf } from '../../../batch/rows.ts';
import { cutText, manyPath } from '../../../batch/use-kept-host.ts';
import { useLookedAt } from '../../../documents/looked-at.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';

/** What is to be looked through: what needs a person, or all that is kept. */
export const WorkChoice = () => <KeptChoice>{(rows) => <Choices rows={rows} />}</KeptChoice>;

function Choices({ rows }: { readonly rows: readonly BatchRow[] }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const looked = useLookedAt();
  const needing = rows.filter((row) => groupOf(standingOf(row, looked)) === 'needs');
  return (
    <>
      <p className="mt-2 text-ink-2">{t('batch.choice.work')}</p>
      <ul className="mt-4 border-t border-ink">
        {needing.length > 0 ? (
          <ChoiceLink
            to={pathIn(locale, manyPath('worklist', needing))}
            title={t('batch.choice.needs', { count: needing.length })}
            text={cutText(t, needing.length) ?? t('batch.choice.needsText')}
          />
        ) : null}
        <ChoiceLink
          to={pathIn(locale, manyPath('worklist', rows))}
          title={t('batch.choice.all', { count: rows.length })}
          text={cutText(t, rows.length) ?? t('batch.choice.allText')}
        />
      </ul>
    </>
  );
}
