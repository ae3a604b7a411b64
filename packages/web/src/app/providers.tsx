import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { type Locale, tagOf } from '../i18n/locale.ts';
import { messagesOf, useTranslate } from '../i18n/translate.ts';
import { OfflineBanner } from '../pwa/offline-banner.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';

/** What every screen stands in: texts, tooltips, toasts, the offline banner. Dates carry no time, hence UTC. */
export function Providers({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return (
    <IntlProvider locale={tagOf(locale)} messages={messagesOf(locale)} timeZone="UTC">
      <TooltipProvider>
        <OfflineBanner />
        {children}
        <LocalToaster />
      </TooltipProvider>
    </IntlProvider>
  );
}

/** The toaster knows no language; it is told its words here. */
function LocalToaster() {
  const t = useTranslate();
  return <Toaster label={t('toasts.label')} close={t('toasts.close')} />;
}
