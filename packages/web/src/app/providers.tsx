import { type ReactNode, Suspense, useCallback, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { type Locale, tagOf } from '../i18n/locale.ts';
import { messagesOf, useTranslate } from '../i18n/translate.ts';
import { lazyPart } from '../pwa/lazy-part.tsx';
import { MissingNotice } from '../pwa/missing-notice.tsx';
import { OfflineBanner } from '../pwa/offline-banner.tsx';
import { PwaNotices } from '../pwa/pwa-notices.tsx';
import { surveyPrompt, upgradePrompt } from '../session/dialog-prompt.ts';
import { useSignInView } from '../session/sign-in-prompt.ts';
import { type FieldWords, FieldWordsContext } from '../ui/field-words.ts';
import { subscribeToasts, wereToasts } from '../ui/toasts.ts';
import { CommandsOnDemand } from './commands.tsx';
import { StartFailed } from './start-failed.tsx';

const SignInDialog = lazyPart(async () => (await import('../screens/sign-in/sign-in-dialog.tsx')).SignInDialog);
const UpgradeDialog = lazyPart(async () => (await import('../screens/upgrade/upgrade-dialog.tsx')).UpgradeDialog);
const SurveyDialog = lazyPart(async () => (await import('../screens/survey/survey-dialog.tsx')).SurveyDialog);
const Toaster = lazyPart(async () => (await import('../ui/toaster.tsx')).Toaster);

/** What every screen stands in: texts, toasts, the offline banner. Dates carry no time, hence UTC. */
export function Providers({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return (
    <IntlProvider locale={tagOf(locale)} messages={messagesOf(locale)} timeZone="UTC">
      <OfflineBanner />
      <TranslatedFields>{children}</TranslatedFields>
      <StartFailed />
      <ToastsOnDemand />
      <MissingNotice />
      <TranslatedFields>
        <SignInOnDemand />
        <CreditDialogsOnDemand />
      </TranslatedFields>
      <CommandsOnDemand />
      <PwaNotices />
    </IntlProvider>
  );
}

/** What is wrong with a field is said beside it, in the page's language. */
function TranslatedFields({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const words = useCallback<FieldWords>((problem, count) => t(`fields.${problem}`, { count }), [t]);
  return <FieldWordsContext value={words}>{children}</FieldWordsContext>;
}

/** The toaster comes with the first toast. It knows no language and is told its words here. */
function ToastsOnDemand() {
  const t = useTranslate();
  const wanted = useSyncExternalStore(subscribeToasts, wereToasts, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster label={t('toasts.label')} close={t('toasts.close')} />
    </Suspense>
  );
}

/** The sign-in dialog comes when it is asked for. */
function SignInOnDemand() {
  const wanted = useSignInView() !== null;
  return wanted ? (
    <Suspense>
      <SignInDialog />
    </Suspense>
  ) : null;
}

/** What is shown where credits are missing, and what gives some, come when they are asked for. */
function CreditDialogsOnDemand() {
  const upgrade = upgradePrompt.use() !== null;
  const survey = surveyPrompt.use() !== null;
  return (
    <Suspense>
      {upgrade ? <UpgradeDialog /> : null}
      {survey ? <SurveyDialog /> : null}
    </Suspense>
  );
}
