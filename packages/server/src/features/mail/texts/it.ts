import type { MailTexts } from './mail-texts.ts';

export const it: MailTexts = {
  lasts: 'Il link funziona una sola volta ed è valido per {duration}.',
  footer: 'E-mail inviata automaticamente da {product}. Domande? Scrivi a {support}.',
  'verify-email': {
    subject: 'Conferma il tuo indirizzo e-mail',
    happened: 'Qualcuno si è registrato su {product} con questo indirizzo e-mail.',
    todo: 'Conferma che l’indirizzo è tuo: il tuo account sarà pronto.',
    button: 'Conferma l’indirizzo',
    otherwise: 'Se non sei stato tu, ignora questa e-mail. Senza la tua conferma non verrà creato alcun account.',
  },
  'already-registered': {
    subject: 'Hai già un account',
    happened: 'Qualcuno ha provato a usare questo indirizzo e-mail per un account {product}, ma ne esiste già uno.',
    todo: 'Se sei stato tu, accedi. Se non ricordi la password, lì puoi impostarne una nuova.',
    button: 'Accedi',
    otherwise: 'Se non sei stato tu, non devi fare nulla. Il tuo account non è cambiato.',
  },
  'reset-password': {
    subject: 'Imposta una nuova password',
    happened: 'È stata richiesta una nuova password per il tuo account {product}.',
    todo: 'Se sei stato tu, scegli la nuova password nella pagina che si apre.',
    button: 'Imposta una nuova password',
    otherwise: 'Se non sei stato tu, ignora questa e-mail. La tua password resta quella di prima.',
  },
  'change-email': {
    subject: 'Conferma il nuovo indirizzo e-mail',
    happened: 'Questo indirizzo e-mail è stato indicato come nuovo indirizzo di un account {product}.',
    todo: 'Conferma che l’indirizzo è tuo. Da quel momento accederai con questo.',
    button: 'Conferma l’indirizzo',
    otherwise: 'Se non sei stato tu, ignora questa e-mail. L’account manterrà l’indirizzo precedente.',
  },
  'address-changed': {
    subject: 'Il tuo indirizzo e-mail è stato cambiato',
    happened: 'Il tuo account {product} ha un nuovo indirizzo e-mail. Questo non vi è più collegato.',
    todo: 'Se sei stato tu, non devi fare nulla. D’ora in poi accedi con il nuovo indirizzo.',
    otherwise: 'Se non sei stato tu, scrivi subito a {support} da questo indirizzo.',
  },
  'password-changed': {
    subject: 'La tua password è stata cambiata',
    happened:
      'La password del tuo account {product} è stata cambiata. Tutti gli altri dispositivi sono stati disconnessi.',
    todo: 'Se sei stato tu, non devi fare nulla.',
    button: 'Imposta una nuova password',
    otherwise:
      'Se non sei stato tu, imposta subito una nuova password con «Password dimenticata?» e scrivi a {support}.',
  },
  'factor-added': {
    subject: 'Verifica in due passaggi attivata',
    happened: 'All’accesso al tuo account {product} è stato aggiunto un secondo passaggio.',
    todo: 'Se sei stato tu, non devi fare nulla. Conserva i codici di recupero in un luogo sicuro.',
    otherwise:
      'Se non sei stato tu, imposta subito una nuova password con «Password dimenticata?» e scrivi a {support}.',
  },
  'factor-removed': {
    subject: 'Un secondo passaggio è stato rimosso',
    happened: 'Un secondo passaggio dell’accesso al tuo account {product} è stato rimosso.',
    todo: 'Se sei stato tu, non devi fare nulla. Puoi riattivarlo in qualsiasi momento nel tuo account.',
    otherwise:
      'Se non sei stato tu, imposta subito una nuova password con «Password dimenticata?» e scrivi a {support}.',
  },
  'recovery-code-used': {
    subject: 'È stato usato un codice di recupero',
    happened:
      'Un codice di recupero del tuo account {product} è stato usato e non è più valido. Codici rimasti: {left}.',
    todo: 'Se sei stato tu, non devi fare nulla. Se ne restano pochi, creane di nuovi nel tuo account.',
    otherwise:
      'Se non sei stato tu, imposta subito una nuova password con «Password dimenticata?» e scrivi a {support}.',
  },
  'recovery-codes-made': {
    subject: 'Sono stati creati nuovi codici di recupero',
    happened:
      'Sono stati creati nuovi codici di recupero per il tuo account {product}. Quelli precedenti non sono più validi.',
    todo: 'Se sei stato tu, non devi fare nulla. Conserva i nuovi codici in un luogo sicuro.',
    otherwise:
      'Se non sei stato tu, imposta subito una nuova password con «Password dimenticata?» e scrivi a {support}.',
  },
  'account-deleted': {
    subject: 'Il tuo account è stato eliminato',
    happened: 'Il tuo account {product} è stato eliminato, con i suoi file e risultati. Non è possibile recuperarli.',
    todo: 'Se sei stato tu, non devi fare nulla. Puoi creare un nuovo account in qualsiasi momento.',
    otherwise: 'Se non sei stato tu, scrivi subito a {support}.',
  },
  contact: {
    subject: 'Messaggio di {name}: {subject}',
    subjectAlone: 'Messaggio di {name}',
    happened: '{name} ({email}) ha scritto dal modulo di contatto:',
    todo: 'Per rispondere, rispondi a questa e-mail.',
    otherwise: 'Non è stato verificato se l’indirizzo appartiene al mittente.',
  },
};
