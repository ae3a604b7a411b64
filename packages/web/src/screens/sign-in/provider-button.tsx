import { leadTo } from '../../api/addresses.ts';
import { beginProvider } from '../../api/people.ts';
import { useSite } from '../../api/site.ts';
import { useTranslate } from '../../i18n/translate.ts';
import { nameOfProvider } from '../../session/name-of-provider.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { Trouble } from './form-parts.tsx';

/** The way in by the provider that this place has configured; nothing where there is none. */
export function ProviderButton() {
  const t = useTranslate();
  const provider = useSite()?.provider;
  const { busy, message, onSubmit } = useSubmit(async () => {
    if (provider) leadTo((await beginProvider(provider.name)).url, { external: true });
  });
  if (!provider) return null;
  return (
    <form className="mt-4 grid gap-4 border-t border-rule pt-5" onSubmit={onSubmit}>
      <button type="submit" className="button-quiet" aria-disabled={busy}>
        {t('signIn.provider', { provider: nameOfProvider(provider.name) })}
      </button>
      <Trouble message={message} />
    </form>
  );
}
