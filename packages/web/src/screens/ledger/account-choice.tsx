import { pathIn } from '../../app/paths.ts';
import { type Account, accountsOf } from '../../batch/accounts.ts';
import { ChoiceLink, KeptChoice } from '../../batch/kept-choice.tsx';
import { cutText, manyPath } from '../../batch/use-kept-host.ts';
import { daysText } from '../../exporting/gap-text.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTag, useTranslate } from '../../i18n/translate.ts';

/** Which account is to be shown: those of which statements are kept. */
export function AccountChoice() {
  const t = useTranslate();
  return (
    <KeptChoice>
      {(rows) => {
        const accounts = accountsOf(rows);
        return accounts.length === 0 ? (
          <p className="mt-4">{t('batch.choice.noAccount')}</p>
        ) : (
          <>
            <p className="mt-2 text-ink-2">{t('batch.choice.account')}</p>
            <ul className="mt-4 border-t border-ink">
              {accounts.map((account) => (
                <AccountLine key={account.key} account={account} />
              ))}
            </ul>
          </>
        );
      }}
    </KeptChoice>
  );
}

function AccountLine({ account }: { readonly account: Account }) {
  const t = useTranslate();
  const tag = useTag();
  const locale = useLocaleCode();
  const { outline, rows, statements, start, end, gaps } = account;
  const facts = [
    t('ledger.statements', { count: statements }),
    daysText(t, { start, end }, tag),
    gaps > 0 ? t('batch.choice.gaps', { count: gaps }) : null,
    cutText(t, rows.length),
  ];
  return (
    <ChoiceLink
      to={pathIn(locale, manyPath('ledger', rows))}
      title={[outline.institution ?? t('batch.noBank'), outline.account, outline.currency].filter(Boolean).join(' · ')}
      text={facts.filter(Boolean).join(' · ')}
    />
  );
}
