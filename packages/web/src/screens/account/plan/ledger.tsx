import type { LedgerEntry, LedgerPage } from '@tallyleaf/contract';
import { listLedger } from '../../../api/credits.ts';
import { useResource } from '../../../api/use-resource.ts';
import { formatDay } from '../../../i18n/figures.ts';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { Fetched } from '../parts.tsx';
import { useAction } from '../use-action.ts';

const firstPage = (): Promise<LedgerPage> => listLedger();

/** Every change of one's credits, newest first: nothing is changed in it, only added. */
export function Ledger() {
  const t = useTranslate();
  const page = useResource(firstPage);
  const action = useAction();
  const more = ({ items, nextCursor }: LedgerPage): void => {
    void action.run(async () => {
      const next = await listLedger(nextCursor);
      page.set({ ...next, items: [...items, ...next.items] });
    });
  };
  return (
    <Fetched resource={page}>
      {(data) =>
        data.items.length === 0 ? (
          <p className="text-sm text-ink-2">{t('account.ledger.empty')}</p>
        ) : (
          <>
            <LedgerTable entries={data.items} />
            {data.nextCursor === undefined ? null : (
              <button
                type="button"
                className="button-quiet small mt-4"
                disabled={action.busy}
                onClick={() => more(data)}
              >
                {t('account.ledger.more')}
              </button>
            )}
            <p role="alert" className="text-sm text-red empty:hidden">
              {action.error}
            </p>
          </>
        )
      }
    </Fetched>
  );
}

function LedgerTable({ entries }: { readonly entries: readonly LedgerEntry[] }) {
  const t = useTranslate();
  const tag = useTag();
  const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' });
  return (
    <table className="w-full max-w-2xl border-collapse text-sm">
      <thead>
        <tr className="border-b border-ink text-left">
          <th className="py-2 pr-3 font-semibold">{t('account.ledger.date')}</th>
          <th className="py-2 pr-3 font-semibold">{t('account.ledger.what')}</th>
          <th className="figure py-2 font-semibold">{t('account.ledger.change')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="border-b border-rule align-top">
            <td className="py-2 pr-3 whitespace-nowrap">{formatDay(entry.created_at, tag)}</td>
            <td className="py-2 pr-3">
              {t(`account.ledger.kinds.${entry.kind}`)}
              <span className="block text-xs text-ink-2">
                {t(`account.ledger.sources.${entry.source}`)}
                {entry.kind === 'grant' && entry.expires_at !== null
                  ? ` · ${t('account.ledger.until', { date: formatDay(entry.expires_at, tag) })}`
                  : ''}
              </span>
            </td>
            <td className="figure py-2">{signed.format(entry.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
