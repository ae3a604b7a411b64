import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  lasts: 'The link works once and expires in {duration}.',
  footer: '{product} sent this e-mail automatically. Questions? Write to {support}.',
  'verify-email': {
    subject: 'Confirm your e-mail address',
    happened: 'Someone registered with {product} using this e-mail address.',
    todo: 'Confirm that the address is yours, and the account is ready.',
    button: 'Confirm address',
    otherwise: 'If it was not you, ignore this e-mail. Without your confirmation there will be no account.',
  },
  'already-registered': {
    subject: 'You already have an account',
    happened:
      'Someone tried to use this e-mail address for a {product} account. There is already one with this address.',
    todo: 'If it was you, sign in. If you have forgotten your password, you can set a new one there.',
    button: 'Sign in',
    otherwise: 'If it was not you, you do not need to do anything. Your account is unchanged.',
  },
  'reset-password': {
    subject: 'Set a new password',
    happened: 'Someone asked for a new password for your {product} account.',
    todo: 'If it was you, choose the new password on the page that opens.',
    button: 'Set a new password',
    otherwise: 'If it was not you, ignore this e-mail. Your password stays as it is.',
  },
  'change-email': {
    subject: 'Confirm your new e-mail address',
    happened: 'This e-mail address was entered as the new address of a {product} account.',
    todo: 'Confirm that the address is yours. From then on you sign in with it.',
    button: 'Confirm address',
    otherwise: 'If it was not you, ignore this e-mail. The account then keeps its old address.',
  },
  'address-changed': {
    subject: 'Your e-mail address was changed',
    happened: 'Your {product} account has a new e-mail address. This one no longer belongs to it.',
    todo: 'If it was you, you do not need to do anything. Sign in with the new address from now on.',
    otherwise: 'If it was not you, write to {support} at once, from this address.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    happened: 'The password of your {product} account was changed. All other devices were signed out.',
    todo: 'If it was you, you do not need to do anything.',
    button: 'Set a new password',
    otherwise: 'If it was not you, set a new password at once with “Forgot your password?” and write to {support}.',
  },
  'factor-added': {
    subject: 'Two-step sign-in was added',
    happened: 'Your {product} account has a new second step for signing in.',
    todo: 'If it was you, you do not need to do anything. Keep your recovery codes in a safe place.',
    otherwise: 'If it was not you, set a new password at once with “Forgot your password?” and write to {support}.',
  },
  'factor-removed': {
    subject: 'A second step was removed',
    happened: 'A second step for signing in was removed from your {product} account.',
    todo: 'If it was you, you do not need to do anything. You can set it up again at any time in your account.',
    otherwise: 'If it was not you, set a new password at once with “Forgot your password?” and write to {support}.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    happened: 'A recovery code of your {product} account was used. It no longer works. Codes left: {left}.',
    todo: 'If it was you, you do not need to do anything. If few are left, create new codes in your account.',
    otherwise: 'If it was not you, set a new password at once with “Forgot your password?” and write to {support}.',
  },
  'recovery-codes-made': {
    subject: 'New recovery codes were created',
    happened: 'New recovery codes were created for your {product} account. The old ones no longer work.',
    todo: 'If it was you, you do not need to do anything. Keep the new codes in a safe place.',
    otherwise: 'If it was not you, set a new password at once with “Forgot your password?” and write to {support}.',
  },
  'account-deleted': {
    subject: 'Your account was deleted',
    happened: 'Your {product} account was deleted, with its files and results. They cannot be recovered.',
    todo: 'If it was you, you do not need to do anything. You can open a new account at any time.',
    otherwise: 'If it was not you, write to {support} at once.',
  },
  contact: {
    subject: 'Message from {name}: {subject}',
    subjectAlone: 'Message from {name}',
    happened: '{name} ({email}) wrote using the contact form:',
    todo: 'To answer, reply to this e-mail.',
    otherwise: 'It was not checked whether the address belongs to the sender.',
  },
};
