import { joinStatements, mergeConversions } from '@tallyleaf/exporters';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { PAGES, pathIn, summaryPath } from '../../app/paths.ts';
import { type Named, useConversions } from '../../documents/use-conversions.ts';
import { Downloads } from '../../exporting/downloads.tsx';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { Default } from '../../layouts/default.tsx';
import { useSession } from '../../session/session.ts';
import { AccountLedger } from './account-ledger.tsx';

/** Statements of one account over months as one ledger, each transaction once, with what is missing named (product, section 1.6). */
export function LedgerScreen({ ids }: { readonly ids: string }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const { token, userLoadDone } = useSession();
  return (
    <Default>
      <div className="page pb-16">
        <Link to={pathIn(locale, PAGES.conversions)} className="text-sm">
          {t('ledger.back')}
        </Link>
        <h1 className="text-xl">{t('ledger.title')}</h1>
        {userLoadDone ? <Fetched key={token ?? ''} ids={ids} /> : <Waiting />}
      </div>
    </Default>
  );
}

function Waiting() {
  const t = useTranslate();
  return (
    <p role="status" className="mt-4 text-ink-2">
      {t('ledger.waiting')}
    </p>
  );
}

function Fetched({ ids }: { readonly ids: string }) {
  const t = useTranslate();
  const wanted = useMemo(() => ids.split(',').filter((id) => id !== ''), [ids]);
  const { data, failed, reload } = useConversions(wanted);
  if (failed) {
    return (
      <div className="mt-4" role="alert">
        <p>{t('ledger.failed')}</p>
        <button type="button" className="button mt-4" onClick={reload}>
          {t('ledger.again')}
        </button>
      </div>
    );
  }
  if (!data) return <Waiting />;
  if (data.every(({ conversion }) => conversion.statements.length === 0)) {
    return <p className="mt-4">{t('ledger.nothing')}</p>;
  }
  return <Ledgers results={data} />;
}

function Ledgers({ results }: { readonly results: readonly Named[] }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const conversions = useMemo(() => results.map(({ conversion }) => conversion), [results]);
  const ledgers = useMemo(() => joinStatements(conversions), [conversions]);
  const merged = useMemo(() => mergeConversions(conversions, `${t('ledger.fileName')}.pdf`), [conversions, t]);
  let next = 0;
  return (
    <>
      <div className="mt-4">
        <Downloads conversion={merged} name={t('ledger.fileName')} alone />
        <Link to={pathIn(locale, summaryPath(results.map(({ id }) => id)))} className="mt-3 inline-block text-sm">
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
