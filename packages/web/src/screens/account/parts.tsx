import type { FormEvent, ReactNode } from 'react';
import CheckIcon from '~icons/lucide/check';
import { useTranslate } from '../../i18n/translate.ts';
import type { Action } from './use-action.ts';

interface SectionProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** One matter of the account, parted from the next by a rule. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="border-t border-rule py-8 first-of-type:border-ink">
      <h2 className="text-lg">{title}</h2>
      {lead ? <p className="mt-1 max-w-2xl text-sm text-ink-2">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}

interface SavedFormProps {
  readonly action: Action;
  readonly submit: string;
  /** What is said once it was done. */
  readonly done: string;
  /** @throws {ApiError} */
  readonly save: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Fields that are saved by themselves, and say so. */
export function SavedForm({ action, submit, done, save, children }: SavedFormProps) {
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void action.run(save);
  };
  return (
    <form className="grid max-w-md gap-4" onSubmit={onSubmit}>
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="submit" className="button small" aria-disabled={action.busy}>
          {submit}
        </button>
        <Outcome action={action} done={done} />
      </div>
    </form>
  );
}

/** How an action ended, said to screen readers as it comes. */
export function Outcome({ action, done }: { readonly action: Action; readonly done: string }) {
  return (
    <>
      <p role="status" className="flex items-center gap-1.5 text-sm text-green empty:hidden">
        {action.done ? (
          <>
            <CheckIcon className="size-4" aria-hidden="true" />
            {done}
          </>
        ) : null}
      </p>
      <p role="alert" className="text-sm text-red empty:hidden">
        {action.error}
      </p>
    </>
  );
}

interface FetchedProps<T> {
  readonly resource: { readonly data: T | null; readonly failed: boolean; readonly reload: () => void };
  readonly children: (data: T) => ReactNode;
}

/** What the server has: on its way, not to be had, or there. */
export function Fetched<T>({ resource, children }: FetchedProps<T>) {
  const t = useTranslate();
  const { data, failed, reload } = resource;
  if (data !== null) return <>{children(data)}</>;
  if (!failed) {
    return (
      <p role="status" className="min-h-10 text-sm text-ink-2">
        {t('account.waiting')}
      </p>
    );
  }
  return (
    <div role="alert" className="text-sm">
      <p>{t('account.unfetched')}</p>
      <button type="button" className="button-text" onClick={reload}>
        {t('account.again')}
      </button>
    </div>
  );
}
