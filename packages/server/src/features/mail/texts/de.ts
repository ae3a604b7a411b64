import type { MailTexts } from './mail-texts.ts';

export const de: MailTexts = {
  lasts: 'Der Link funktioniert nur einmal und ist {duration} gültig.',
  footer: 'Diese E-Mail wurde automatisch von {product} verschickt. Fragen? Schreiben Sie an {support}.',
  'verify-email': {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    happened: 'Jemand hat sich mit dieser E-Mail-Adresse bei {product} registriert.',
    todo: 'Bestätigen Sie, dass die Adresse Ihnen gehört. Danach ist das Konto bereit.',
    button: 'Adresse bestätigen',
    otherwise:
      'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Ohne Ihre Bestätigung wird kein Konto angelegt.',
  },
  'already-registered': {
    subject: 'Sie haben bereits ein Konto',
    happened:
      'Jemand wollte diese E-Mail-Adresse für ein Konto bei {product} verwenden. Zu dieser Adresse gibt es schon eines.',
    todo: 'Wenn Sie das waren, melden Sie sich an. Falls Sie das Passwort nicht mehr wissen, können Sie dort ein neues festlegen.',
    button: 'Anmelden',
    otherwise: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. An Ihrem Konto hat sich nichts geändert.',
  },
  'reset-password': {
    subject: 'Neues Passwort festlegen',
    happened: 'Für Ihr Konto bei {product} wurde ein neues Passwort angefordert.',
    todo: 'Wenn Sie das waren, wählen Sie das neue Passwort auf der Seite, die sich öffnet.',
    button: 'Neues Passwort festlegen',
    otherwise: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt, wie es ist.',
  },
  'change-email': {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    happened: 'Diese E-Mail-Adresse wurde als neue Adresse eines Kontos bei {product} angegeben.',
    todo: 'Bestätigen Sie, dass die Adresse Ihnen gehört. Danach melden Sie sich mit ihr an.',
    button: 'Adresse bestätigen',
    otherwise:
      'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Das Konto behält dann seine bisherige Adresse.',
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
    button: 'Neues Passwort festlegen',
    otherwise:
      'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen?“ sofort ein neues fest und schreiben Sie an {support}.',
  },
  'factor-added': {
    subject: 'Anmeldung in zwei Schritten eingerichtet',
    happened: 'Für die Anmeldung bei Ihrem Konto von {product} wurde ein zweiter Schritt eingerichtet.',
    todo: 'Wenn Sie das waren, brauchen Sie nichts zu tun. Bewahren Sie Ihre Wiederherstellungscodes sicher auf.',
    otherwise:
      'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen?“ sofort ein neues Passwort fest und schreiben Sie an {support}.',
  },
  'factor-removed': {
    subject: 'Ein zweiter Schritt wurde entfernt',
    happened: 'Bei Ihrem Konto von {product} wurde ein zweiter Schritt der Anmeldung entfernt.',
    todo: 'Wenn Sie das waren, brauchen Sie nichts zu tun. Sie können ihn jederzeit in Ihrem Konto neu einrichten.',
    otherwise:
      'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen?“ sofort ein neues Passwort fest und schreiben Sie an {support}.',
  },
  'recovery-code-used': {
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    happened:
      'Ein Wiederherstellungscode Ihres Kontos bei {product} wurde benutzt und gilt nicht mehr. Verbleibende Codes: {left}.',
    todo: 'Wenn Sie das waren, brauchen Sie nichts zu tun. Sind nur noch wenige übrig, erstellen Sie in Ihrem Konto neue.',
    otherwise:
      'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen?“ sofort ein neues Passwort fest und schreiben Sie an {support}.',
  },
  'recovery-codes-made': {
    subject: 'Neue Wiederherstellungscodes wurden erstellt',
    happened:
      'Für Ihr Konto bei {product} wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    todo: 'Wenn Sie das waren, brauchen Sie nichts zu tun. Bewahren Sie die neuen Codes sicher auf.',
    otherwise:
      'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen?“ sofort ein neues Passwort fest und schreiben Sie an {support}.',
  },
  'account-deleted': {
    subject: 'Ihr Konto wurde gelöscht',
    happened:
      'Ihr Konto bei {product} wurde gelöscht, mit allen Dateien und Ergebnissen. Sie lassen sich nicht wiederherstellen.',
    todo: 'Wenn Sie das waren, brauchen Sie nichts zu tun. Ein neues Konto können Sie jederzeit anlegen.',
    otherwise: 'Wenn Sie das nicht waren, schreiben Sie sofort an {support}.',
  },
  contact: {
    subject: 'Nachricht von {name}: {subject}',
    subjectAlone: 'Nachricht von {name}',
    happened: '{name} ({email}) hat über das Kontaktformular geschrieben:',
    todo: 'Antworten Sie einfach auf diese E-Mail.',
    otherwise: 'Ob die Adresse dem Absender gehört, wurde nicht geprüft.',
  },
};
