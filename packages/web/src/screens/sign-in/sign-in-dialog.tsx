import { useState } from 'react';
import type { PendingSignIn } from '../../api/two-step.ts';
import { Texts } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { SecondStepForm } from '../../session/second-step-form.tsx';
import { closeSignIn, type SignInView, useSignInView } from '../../session/sign-in-prompt.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButton } from './provider-button.tsx';
import { RegisterForm } from './register-form.tsx';
import { enter, type FormProps, SignInForm } from './sign-in-form.tsx';

const FORMS: Readonly<Record<SignInView, (props: FormProps) => React.JSX.Element>> = {
  'sign-in': SignInForm,
  register: RegisterForm,
  forgot: ForgotForm,
};

/** The dialog by which one signs in, registers, or asks for a new password (specification, section 2). */
export function SignInDialog() {
  return (
    <Texts of={['common', 'people']}>
      <Shown />
    </Texts>
  );
}

function Shown() {
  const view = useSignInView();
  return view === null ? null : <Open view={view} />;
}

function Open({ view }: { readonly view: SignInView }) {
  const t = useTranslate();
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const title = pending ? t('signIn.second.title') : t(`signIn.${view}.title`);
  const Form = FORMS[view];
  return (
    <Dialog title={title} close={t('signIn.close')} onClose={closeSignIn}>
      {pending ? (
        <SecondStepForm pending={pending} onSignedIn={enter} onAgain={() => setPending(null)} />
      ) : (
        <>
          <Form key={view} onPending={setPending} />
          {view === 'sign-in' ? <PasskeyButton /> : null}
          {view === 'forgot' ? null : <ProviderButton />}
        </>
      )}
    </Dialog>
  );
}
