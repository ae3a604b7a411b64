import { Texts } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { closeSignIn, type SignInView, useSignInView } from '../../session/sign-in-prompt.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { ProviderButton } from './provider-button.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const FORMS: Readonly<Record<SignInView, () => React.JSX.Element>> = {
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
  const t = useTranslate();
  const view = useSignInView();
  if (view === null) return null;
  const Form = FORMS[view];
  return (
    <Dialog title={t(`signIn.${view}.title`)} close={t('signIn.close')} onClose={closeSignIn}>
      <Form key={view} />
      {view === 'forgot' ? null : <ProviderButton />}
    </Dialog>
  );
}
