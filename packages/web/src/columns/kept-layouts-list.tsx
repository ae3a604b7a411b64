import type { KeptLayout } from '@tallyleaf/contract';
import { useCallback } from 'react';
import IconDelete from '~icons/lucide/trash-2';
import { useResource } from '../api/use-resource.ts';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { toast } from '../ui/toasts.ts';
import { layoutStore } from './kept-layouts.ts';

/** The layouts whose columns are kept, each with what its columns hold; any of them can be forgotten. */
export function KeptLayouts({ open = false }: { readonly open?: boolean }) {
  const t = useTranslate();
  const load = useCallback(async () => layoutStore().list(), []);
  const { data, set, reload } = useResource(load);
  if (!data) return null;
  const forget = ({ fingerprint }: KeptLayout): void => {
    set(data.filter((layout) => layout.fingerprint !== fingerprint));
    layoutStore()
      .remove(fingerprint)
      .catch((error: unknown) => {
        console.warn(error);
        toast({ title: t('setColumns.kept.failed'), tone: 'bad' });
        reload();
      });
  };
  const title = t('setColumns.kept.title', { count: data.length });
  if (data.length === 0) return <p className="mt-4 text-sm text-ink-2">{title}</p>;
  return (
    <details className="mt-6 text-sm" open={open}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-ink-2 underline underline-offset-2">
        {title}
      </summary>
      <p className="text-ink-2">{t(`setColumns.kept.${layoutStore().place}`)}</p>
      <ul className="mt-2 grid gap-2">
        {data.map((layout) => (
          <KeptItem key={layout.fingerprint} layout={layout} onForget={() => forget(layout)} />
        ))}
      </ul>
    </details>
  );
}

interface KeptItemProps {
  readonly layout: KeptLayout;
  readonly onForget: () => void;
}

function KeptItem({ layout, onForget }: KeptItemProps) {
  const t = useTranslate();
  const tag = useTag();
  const date = new Date(layout.setAt).toLocaleDateString(tag, { dateStyle: 'medium' });
  const label = t('setColumns.kept.forget', { date });
  return (
    <li className="flex items-center gap-3 border-b border-rule pb-1">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t('setColumns.kept.of', { date })}</span>
        <span className="text-ink-2">
          {layout.columns.map(({ role }) => t(`setColumns.roles.${role}`)).join(' · ')}
        </span>
      </span>
      <button type="button" className="icon-button" aria-label={label} title={label} onClick={onForget}>
        <IconDelete className="size-5" aria-hidden="true" />
      </button>
    </li>
  );
}
