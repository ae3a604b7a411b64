import type { MailTexts } from './mail-texts.ts';

export const it: MailTexts = {
  lasts: 'Il link funziona una sola volta ed è valido per {duration}.',
  footer: 'Messaggio inviato automaticamente da {product}. Domande? Scriva a {support}.',
  'verify-email': {
    subject: 'Confermi il Suo indirizzo e-mail',
    happened: 'È stato aperto un account {product} con questo indirizzo e-mail.',
    todo: 'Confermi che l’indirizzo è Suo e l’account sarà pronto.',
    button: 'Conferma l’indirizzo',
    otherwise: 'Se non è stato Lei, ignori questo messaggio. Senza la Sua conferma nessuno può usare l’account.',
  },
  'already-registered': {
    subject: 'Ha già un account',
    happened: 'Qualcuno ha provato a usare questo indirizzo e-mail per un account {product}, ma ne esiste già uno.',
    todo: 'Se è stato Lei, acceda. Se non ricorda la password, può impostarne lì una nuova.',
    button: 'Accedi',
    otherwise: 'Se non è stato Lei, non deve fare nulla. Il Suo account non è cambiato.',
  },
  'reset-password': {
    subject: 'Imposti una nuova password',
    happened: 'È stata richiesta una nuova password per il Suo account {product}.',
    todo: 'Se è stato Lei, scelga la nuova password nella pagina che si apre.',
    button: 'Imposta una nuova password',
    otherwise: 'Se non è stato Lei, ignori questo messaggio. La Sua password resta quella di prima.',
  },
  'change-email': {
    subject: 'Confermi il nuovo indirizzo e-mail',
    happened: 'Questo indirizzo e-mail è stato indicato come nuovo indirizzo di un account {product}.',
    todo: 'Confermi che l’indirizzo è Suo. Da quel momento accederà con questo.',
    button: 'Conferma l’indirizzo',
    otherwise: 'Se non è stato Lei, ignori questo messaggio. L’account manterrà l’indirizzo precedente.',
  },
  'address-changed': {
    subject: 'Il Suo indirizzo e-mail è stato modificato',
    happened: 'Il Suo account {product} ha un nuovo indirizzo e-mail. Questo non vi è più collegato.',
    todo: 'Se è stato Lei, non deve fare nulla. D’ora in poi acceda con il nuovo indirizzo.',
    otherwise: 'Se non è stato Lei, scriva subito a {support} da questo indirizzo.',
  },
  'password-changed': {
    subject: 'La Sua password è stata modificata',
    happened: 'La password del Suo account {product} è stata modificata.',
    todo: 'Se è stato Lei, non deve fare nulla.',
    button: 'Imposta una nuova password',
    otherwise: 'Se non è stato Lei, imposti subito una nuova password con «Password dimenticata» e scriva a {support}.',
  },
  'account-deleted': {
    subject: 'Il Suo account è stato eliminato',
    happened: 'Il Suo account {product} è stato eliminato, con i suoi file e risultati. Non è possibile recuperarli.',
    todo: 'Se è stato Lei, non deve fare nulla. Può aprire un nuovo account in qualsiasi momento.',
    otherwise: 'Se non è stato Lei, scriva subito a {support}.',
  },
  contact: {
    subject: 'Messaggio di {name}: {subject}',
    subjectAlone: 'Messaggio di {name}',
    happened: '{name} ({email}) ha scritto dal modulo di contatto:',
    todo: 'Per rispondere, basta rispondere a questo messaggio.',
    otherwise: 'Non è stato verificato che l’indirizzo appartenga al mittente.',
  },
};
