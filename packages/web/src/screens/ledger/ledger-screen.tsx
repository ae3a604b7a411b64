import { joinStatements, mergeConversions } from '@tallyleaf/exporters';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { pathIn, summaryPath } from '../../app/paths.ts';
import { ConversionsFrame, GivenConversions, idsOf } from '../../documents/given-conversions.tsx';
import type { Named } from '../../documents/use-conversions.ts';
import { Downloads } from '../../exporting/downloads.tsx';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { useSession } from '../../session/session.ts';
import { AccountChoice } from './account-choice.tsx';
import { AccountLedger } from './account-ledger.tsx';

/** Statements of one account over months as one ledger, each transaction once, with what is missing named (product, section 1.6). */
export function LedgerScreen({ ids }: { readonly ids: string }) {
  const t = useTranslate();
  const { userLoadDone } = useSession();
  const words = { waiting: t('ledger.waiting'), failed: t('ledger.failed'), again: t('ledger.again') };
  return (
    <ConversionsFrame title={t('ledger.title')} back={t('ledger.back')}>
      {/* The page as it was built knows no address: until it is known who asks, both say that they wait. */}
      {userLoadDone && idsOf(ids).length === 0 ? (
        <AccountChoice />
      ) : (
        <GivenConversions list={ids} words={words}>
          {(results) => <Ledgers results={results} />}
        </GivenConversions>
      )}
    </ConversionsFrame>
  );
}

function Ledgers({ results }: { readonly results: readonly Named[] }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const conversions = useMemo(() => results.map(({ conversion }) => conversion), [results]);
  const ledgers = useMemo(() => joinStatements(conversions), [conversions]);
  const merged = useMemo(() => mergeConversions(conversions, `${t('ledger.fileName')}.pdf`), [conversions, t]);
  if (merged.statements.length === 0) return <p className="mt-4">{t('ledger.nothing')}</p>;
  let next = 0;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Downloads conversion={merged} name={t('ledger.fileName')} alone />
        <Link to={pathIn(locale, summaryPath(results.map(({ id }) => id)))} className="text-sm">
          {t('summary.open')}
        </Link>
      </div>
      {ledgers.map((ledger, index) => {
        // `mergeConversions` makes one statement of each span, in this order.
        const statements = merged.statements.slice(next, next + ledger.spans.length);
        next += ledger.spans.length;
        return (
          <AccountLedger
            // Accounts come in the order of the statements, which does not change.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            ledger={ledger}
            statements={statements}
            results={results}
            number={index + 1}
            among={ledgers.length}
          />
        );
      })}
    </>
  );
}
