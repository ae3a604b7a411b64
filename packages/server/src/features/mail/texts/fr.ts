import type { MailTexts } from './mail-texts.ts';

export const fr: MailTexts = {
  lasts: 'Ce lien ne fonctionne qu’une fois et est valable pendant {duration}.',
  footer: 'E-mail envoyé automatiquement par {product}. Une question ? Écrivez à {support}.',
  'verify-email': {
    subject: 'Confirmez votre adresse e-mail',
    happened: 'Quelqu’un s’est inscrit sur {product} avec cette adresse e-mail.',
    todo: 'Confirmez que cette adresse est bien la vôtre : votre compte sera prêt.',
    button: 'Confirmer l’adresse',
    otherwise: 'Si ce n’était pas vous, ignorez cet e-mail. Sans votre confirmation, aucun compte ne sera créé.',
  },
  'already-registered': {
    subject: 'Vous avez déjà un compte',
    happened: 'Quelqu’un a voulu utiliser cette adresse e-mail pour un compte {product}. Il en existe déjà un.',
    todo: 'Si c’était vous, connectez-vous. Si vous avez oublié le mot de passe, vous pourrez en choisir un nouveau.',
    button: 'Se connecter',
    otherwise: 'Si ce n’était pas vous, vous n’avez rien à faire. Votre compte n’a pas changé.',
  },
  'reset-password': {
    subject: 'Choisissez un nouveau mot de passe',
    happened: 'Un nouveau mot de passe a été demandé pour votre compte {product}.',
    todo: 'Si c’était vous, choisissez le nouveau mot de passe sur la page qui s’ouvre.',
    button: 'Choisir un nouveau mot de passe',
    otherwise: 'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe reste inchangé.',
  },
  'change-email': {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    happened: 'Cette adresse e-mail a été indiquée comme nouvelle adresse d’un compte {product}.',
    todo: 'Confirmez que l’adresse est bien la vôtre. C’est ensuite avec elle que vous vous connecterez.',
    button: 'Confirmer l’adresse',
    otherwise: 'Si ce n’était pas vous, ignorez cet e-mail. Le compte garde alors son ancienne adresse.',
  },
  'address-changed': {
    subject: 'Votre adresse e-mail a été modifiée',
    happened: 'Votre compte {product} a une nouvelle adresse e-mail. Celle-ci n’y est plus rattachée.',
    todo: 'Si c’était vous, vous n’avez rien à faire. Connectez-vous désormais avec la nouvelle adresse.',
    otherwise: 'Si ce n’était pas vous, écrivez tout de suite à {support} depuis cette adresse.',
  },
  'password-changed': {
    subject: 'Votre mot de passe a été modifié',
    happened: 'Le mot de passe de votre compte {product} a été modifié. Tous les autres appareils ont été déconnectés.',
    todo: 'Si c’était vous, vous n’avez rien à faire.',
    button: 'Choisir un nouveau mot de passe',
    otherwise:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe via « Mot de passe oublié ? » et écrivez à {support}.',
  },
  'factor-added': {
    subject: 'Connexion en deux étapes activée',
    happened: 'Une deuxième étape de connexion a été ajoutée à votre compte {product}.',
    todo: 'Si c’était vous, vous n’avez rien à faire. Conservez vos codes de secours en lieu sûr.',
    otherwise:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe via « Mot de passe oublié ? » et écrivez à {support}.',
  },
  'factor-removed': {
    subject: 'Une deuxième étape a été supprimée',
    happened: 'Une deuxième étape de connexion a été supprimée de votre compte {product}.',
    todo: 'Si c’était vous, vous n’avez rien à faire. Vous pouvez la réactiver à tout moment dans votre compte.',
    otherwise:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe via « Mot de passe oublié ? » et écrivez à {support}.',
  },
  'recovery-code-used': {
    subject: 'Un code de secours a été utilisé',
    happened:
      'Un code de secours de votre compte {product} a été utilisé et n’est plus valable. Codes restants : {left}.',
    todo: 'Si c’était vous, vous n’avez rien à faire. S’il en reste peu, créez-en de nouveaux dans votre compte.',
    otherwise:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe via « Mot de passe oublié ? » et écrivez à {support}.',
  },
  'recovery-codes-made': {
    subject: 'De nouveaux codes de secours ont été créés',
    happened:
      'De nouveaux codes de secours ont été créés pour votre compte {product}. Les anciens ne sont plus valables.',
    todo: 'Si c’était vous, vous n’avez rien à faire. Conservez les nouveaux codes en lieu sûr.',
    otherwise:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe via « Mot de passe oublié ? » et écrivez à {support}.',
  },
  'account-deleted': {
    subject: 'Votre compte a été supprimé',
    happened:
      'Votre compte {product} a été supprimé, avec ses fichiers et ses résultats. Ils ne peuvent pas être récupérés.',
    todo: 'Si c’était vous, vous n’avez rien à faire. Vous pouvez créer un nouveau compte à tout moment.',
    otherwise: 'Si ce n’était pas vous, écrivez tout de suite à {support}.',
  },
  contact: {
    subject: 'Message de {name} : {subject}',
    subjectAlone: 'Message de {name}',
    happened: '{name} ({email}) a écrit via le formulaire de contact :',
    todo: 'Répondez simplement à cet e-mail.',
    otherwise: 'Il n’a pas été vérifié que l’adresse appartient à l’expéditeur.',
  },
};
