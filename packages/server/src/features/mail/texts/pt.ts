import type { MailTexts } from './mail-texts.ts';

export const pt: MailTexts = {
  lasts: 'O link só pode ser usado uma vez e é válido durante {duration}.',
  footer: 'E-mail enviado automaticamente por {product}. Tem alguma pergunta? Escreva para {support}.',
  'verify-email': {
    subject: 'Confirme o seu endereço de e-mail',
    happened: 'Alguém se registou no {product} com este endereço de e-mail.',
    todo: 'Confirme que o endereço é seu e a conta fica pronta a usar.',
    button: 'Confirmar endereço',
    otherwise: 'Se não foi você, ignore este e-mail. Sem a sua confirmação, não é criada nenhuma conta.',
  },
  'already-registered': {
    subject: 'Já tem uma conta',
    happened: 'Alguém tentou usar este endereço de e-mail para uma conta no {product}, mas já existe uma com ele.',
    todo: 'Se foi você, inicie sessão. Se não se lembra da palavra-passe, pode definir aí uma nova.',
    button: 'Iniciar sessão',
    otherwise: 'Se não foi você, não precisa de fazer nada. A sua conta não foi alterada.',
  },
  'reset-password': {
    subject: 'Defina uma nova palavra-passe',
    happened: 'Foi pedida uma nova palavra-passe para a sua conta no {product}.',
    todo: 'Se foi você, escolha a nova palavra-passe na página que se abre.',
    button: 'Definir nova palavra-passe',
    otherwise: 'Se não foi você, ignore este e-mail. A sua palavra-passe mantém-se.',
  },
  'change-email': {
    subject: 'Confirme o seu novo endereço de e-mail',
    happened: 'Este endereço de e-mail foi indicado como o novo endereço de uma conta no {product}.',
    todo: 'Confirme que o endereço é seu. A partir daí, é com ele que inicia sessão.',
    button: 'Confirmar endereço',
    otherwise: 'Se não foi você, ignore este e-mail. A conta mantém o endereço anterior.',
  },
  'address-changed': {
    subject: 'O seu endereço de e-mail foi alterado',
    happened: 'A sua conta no {product} tem um novo endereço de e-mail. Este já não está associado a ela.',
    todo: 'Se foi você, não precisa de fazer nada. A partir de agora, inicie sessão com o novo endereço.',
    otherwise: 'Se não foi você, escreva de imediato para {support} a partir deste endereço.',
  },
  'password-changed': {
    subject: 'A sua palavra-passe foi alterada',
    happened:
      'A palavra-passe da sua conta no {product} foi alterada. A sessão foi terminada em todos os outros dispositivos.',
    todo: 'Se foi você, não precisa de fazer nada.',
    button: 'Definir nova palavra-passe',
    otherwise:
      'Se não foi você, defina de imediato uma nova em «Esqueceu-se da palavra-passe?» e escreva para {support}.',
  },
  'factor-added': {
    subject: 'Verificação em dois passos ativada',
    happened: 'Foi adicionado um segundo passo ao início de sessão da sua conta no {product}.',
    todo: 'Se foi você, não precisa de fazer nada. Guarde os seus códigos de recuperação num local seguro.',
    otherwise:
      'Se não foi você, defina de imediato uma nova palavra-passe em «Esqueceu-se da palavra-passe?» e escreva para {support}.',
  },
  'factor-removed': {
    subject: 'Um segundo passo foi removido',
    happened: 'Foi removido um segundo passo do início de sessão da sua conta no {product}.',
    todo: 'Se foi você, não precisa de fazer nada. Pode voltar a ativá-lo na sua conta quando quiser.',
    otherwise:
      'Se não foi você, defina de imediato uma nova palavra-passe em «Esqueceu-se da palavra-passe?» e escreva para {support}.',
  },
  'recovery-code-used': {
    subject: 'Foi utilizado um código de recuperação',
    happened:
      'Foi utilizado um código de recuperação da sua conta no {product}, que deixou de ser válido. Códigos restantes: {left}.',
    todo: 'Se foi você, não precisa de fazer nada. Se restarem poucos, crie novos códigos na sua conta.',
    otherwise:
      'Se não foi você, defina de imediato uma nova palavra-passe em «Esqueceu-se da palavra-passe?» e escreva para {support}.',
  },
  'recovery-codes-made': {
    subject: 'Foram criados novos códigos de recuperação',
    happened:
      'Foram criados novos códigos de recuperação para a sua conta no {product}. Os anteriores deixaram de ser válidos.',
    todo: 'Se foi você, não precisa de fazer nada. Guarde os novos códigos num local seguro.',
    otherwise:
      'Se não foi você, defina de imediato uma nova palavra-passe em «Esqueceu-se da palavra-passe?» e escreva para {support}.',
  },
  'account-deleted': {
    subject: 'A sua conta foi eliminada',
    happened: 'A sua conta no {product} foi eliminada, com os seus ficheiros e resultados. Não podem ser recuperados.',
    todo: 'Se foi você, não precisa de fazer nada. Pode criar uma nova conta quando quiser.',
    otherwise: 'Se não foi você, escreva de imediato para {support}.',
  },
  contact: {
    subject: 'Mensagem de {name}: {subject}',
    subjectAlone: 'Mensagem de {name}',
    happened: '{name} ({email}) escreveu através do formulário de contacto:',
    todo: 'Para responder, basta responder a este e-mail.',
    otherwise: 'Não foi verificado se o endereço pertence ao remetente.',
  },
};
