import { formatAmount, formatDate } from '../../../i18n/format.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { VerdictWord } from '../../../ui/verdict-mark.tsx';
import { type Sample, sampleAmount, sampleIn } from '../sample/sample-statement.ts';

/**
 * Two digits of the sample swapped, as a reader in a hurry might: 68.20 for the 86.20 that is printed. Reckoned on from
 * 2,307.35 that makes 2,239.15, where the page prints 2,221.15. In hundredths, before they are made the language's currency.
 */
const MISREAD = { row: 3, read: 6820, printed: 8620, reckoned: 223915, balance: 222115, missing: 1800 } as const;

/** How the sums are checked: an example that does not add up, and how it is found; then the three verdicts. */
export function SumsSection() {
  const t = useTranslate();
  const tag = useTag();
  const locale = useLocaleCode();
  const sample = sampleIn(locale);
  const show = (amount: string): string => formatAmount(amount, sample.currency, tag);
  const told = (hundredths: number): string => show(sampleAmount(locale, hundredths));
  return (
    <section className="section" aria-labelledby="sums">
      <div className="page grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <div>
          <h2 id="sums" className="text-xl">
            {t('sums.title')}
          </h2>
          <p className="mt-4">{t('sums.how')}</p>
          <p className="mt-4">
            {t('sums.example', {
              read: told(MISREAD.read),
              printed: told(MISREAD.printed),
              reckoned: told(MISREAD.reckoned),
              balance: told(MISREAD.balance),
              missing: told(MISREAD.missing),
            })}
          </p>
        </div>
        <MisreadLedger sample={sample} show={show} told={told} tag={tag} />
        <dl className="grid gap-x-10 gap-y-6 border-t border-rule pt-8 sm:grid-cols-3 lg:col-span-2">
          {(['verified', 'failed', 'unverifiable'] as const).map((verdict) => (
            <div key={verdict}>
              <dt>
                <VerdictWord verdict={verdict} word={t(`verdict.${verdict}`)} />
              </dt>
              <dd className="mt-1 text-ink-2">{t(`sums.${verdict}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

interface MisreadLedgerProps {
  readonly sample: Sample;
  readonly show: (amount: string) => string;
  /** The same of hundredths. */
  readonly told: (hundredths: number) => string;
  readonly tag: string;
}

function MisreadLedger({ sample, show, told, tag }: MisreadLedgerProps) {
  const t = useTranslate();
  const rows = sample.rows.slice(MISREAD.row - 1, MISREAD.row + 2);
  return (
    <div className="self-center">
      <table className="ledger w-full text-sm" aria-label={t('sums.table')}>
        <thead>
          <tr>
            <th scope="col">{t('table.date')}</th>
            <th scope="col">{t('table.description')}</th>
            <th scope="col" className="figure">
              {t('table.amount', { currency: sample.currency })}
            </th>
            <th scope="col" className="figure wide">
              {t('table.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.date} data-mark={index === 1 ? 'broken' : undefined}>
              <td className="date">{formatDate(row.date, tag)}</td>
              <td>{t(`sample.paper.${row.name}`)}</td>
              <td className="figure">
                {index === 1 ? told(-MISREAD.read) : show(row.amount)}
                <span className="narrow text-ink-2">{show(row.balance)}</span>
              </td>
              <td className="figure wide">{show(row.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <VerdictWord verdict="failed" word={t('verdict.failed')} />
        <span className="text-sm">{t('sums.found', { missing: told(MISREAD.missing) })}</span>
      </p>
    </div>
  );
}
