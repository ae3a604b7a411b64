import type { Neighbour } from '@tallyleaf/exporters';
import type { ReactNode } from 'react';
import IconSame from '~icons/lucide/copy';
import IconOverlap from '~icons/lucide/layers';
import IconBreak from '~icons/lucide/unlink';
import { gapText } from '../exporting/gap-text.ts';
import { formatDate } from '../i18n/format.ts';
import { type Translate, useTag, useTranslate } from '../i18n/translate.ts';
import { COLUMNS } from './arrange.ts';
import type { ToldRow } from './tell-rows.ts';

/** Below a file: how it follows on the others of its account, whether it is there twice, and what else is to be done. */
export function LineNotes({ row, children }: { readonly row: ToldRow; readonly children: ReactNode }) {
  const t = useTranslate();
  const tag = useTag();
  const neighbours = (row.statements ?? []).flatMap((one) => {
    const neighbour = row.neighbours.get(one);
    return neighbour ? [{ neighbour, text: neighbourText(t, neighbour, one.currency, tag) }] : [];
  });
  const failed = row.status?.status === 'failed';
  const some = failed || neighbours.length > 0 || row.sameAs !== null || children;
  if (!some) return null;
  return (
    <tr className="notes">
      <td className="tick" />
      <td colSpan={COLUMNS.length + 1}>
        {failed ? <p data-note="failed">{t('batch.failed')}</p> : null}
        {row.sameAs === null ? null : (
          <p data-note="same">
            <IconSame aria-hidden="true" />
            {t('batch.same', { name: row.sameAs })}
          </p>
        )}
        {neighbours.map(({ neighbour, text }) => (
          <p key={text} data-note={neighbour.kind}>
            {neighbour.kind === 'overlap' ? <IconOverlap aria-hidden="true" /> : <IconBreak aria-hidden="true" />}
            {text}
          </p>
        ))}
        {children}
      </td>
    </tr>
  );
}

function neighbourText(t: Translate, neighbour: Neighbour, currency: string, tag: string): string {
  if (neighbour.kind !== 'overlap') return gapText(t, neighbour, currency, tag);
  const { start, end } = neighbour;
  return t('batch.overlap', { start: formatDate(start, tag), end: formatDate(end, tag) });
}
