import type { MailTexts } from './mail-texts.ts';

export const de: MailTexts = {
  lasts: 'Der Link gilt einmal, innerhalb von {duration}.',
  footer: '{product} hat diese Nachricht automatisch verschickt. Fragen? Schreiben Sie an {support}.',
  'verify-email': {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    happened: 'Jemand hat sich mit dieser E-Mail-Adresse bei {product} registriert.',
    todo: 'Bestätigen Sie, dass die Adresse Ihnen gehört. Danach ist das Konto bereit.',
    button: 'Adresse bestätigen',
    otherwise:
      'Wenn Sie das nicht waren, können Sie diese Nachricht ignorieren. Ohne Ihre Bestätigung entsteht kein Konto.',
  },
  'already-registered': {
    subject: 'Sie haben bereits ein Konto',
    happened:
      'Jemand wollte diese E-Mail-Adresse für ein Konto bei {product} verwenden. Zu dieser Adresse gibt es schon eines.',
    todo: 'Wenn Sie das waren, melden Sie sich an. Falls Sie das Passwort nicht mehr wissen, können Sie dort ein neues setzen.',
    button: 'Anmelden',
    otherwise: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. An Ihrem Konto hat sich nichts geändert.',
  },
  'reset-password': {
    subject: 'Setzen Sie ein neues Passwort',
    happened: 'Für Ihr Konto bei {product} wurde ein neues Passwort angefordert.',
    todo: 'Wenn Sie das waren, wählen Sie das neue Passwort auf der Seite, die sich öffnet.',
    button: 'Neues Passwort setzen',
    otherwise: 'Wenn Sie das nicht waren, können Sie diese Nachricht ignorieren. Ihr Passwort bleibt, wie es ist.',
  },
  'change-email': {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    happened: 'Diese E-Mail-Adresse wurde als neue Adresse eines Kontos bei {product} angegeben.',
    todo: 'Bestätigen Sie, dass die Adresse Ihnen gehört. Danach melden Sie sich mit ihr an.',
    button: 'Adresse bestätigen',
    otherwise:
      'Wenn Sie das nicht waren, können Sie diese Nachricht ignorieren. Das Konto behält dann seine bisherige Adresse.',
  },
  'address-changed': {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    happened: 'Ihr Konto bei {product} hat eine neue E-Mail-Adresse. Diese hier gehört nicht mehr dazu.',
    todo: 'Wenn Sie das waren, brauchen Sie nichts zu tun. Melden Sie sich künftig mit der neuen Adresse an.',
    otherwise: 'Wenn Sie das nicht waren, schreiben Sie sofort von dieser Adresse aus an {support}.',
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    happened: 'Das Passwort Ihres Kontos bei {product} wurde geändert. Alle anderen Geräte wurden abgemeldet.',
    todo: 'Wenn Sie das waren, brauchen Sie nichts zu tun.',
    button: 'Neues Passwort setzen',
    otherwise:
      'Wenn Sie das nicht waren, setzen Sie über „Passwort vergessen?“ sofort ein neues und schreiben Sie an {support}.',
  },
  'account-deleted': {
    subject: 'Ihr Konto wurde gelöscht',
    happened:
      'Ihr Konto bei {product} wurde gelöscht, mitsamt seinen Dateien und Ergebnissen. Sie lassen sich nicht wiederherstellen.',
    todo: 'Wenn Sie das waren, brauchen Sie nichts zu tun. Ein neues Konto können Sie jederzeit anlegen.',
    otherwise: 'Wenn Sie das nicht waren, schreiben Sie sofort an {support}.',
  },
  contact: {
    subject: 'Nachricht von {name}: {subject}',
    subjectAlone: 'Nachricht von {name}',
    happened: '{name} ({email}) schrieb über das Kontaktformular:',
    todo: 'Antworten Sie einfach auf diese Nachricht.',
    otherwise: 'Ob die Adresse dem Absender gehört, wurde nicht geprüft.',
  },
};
