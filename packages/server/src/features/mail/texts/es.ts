import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  lasts: 'El enlace sirve una sola vez y caduca en {duration}.',
  footer: '{product} ha enviado este correo automáticamente. ¿Tiene alguna pregunta? Escriba a {support}.',
  'verify-email': {
    subject: 'Confirme su dirección de correo',
    happened: 'Alguien se ha registrado en {product} con esta dirección de correo.',
    todo: 'Confirme que la dirección es suya y la cuenta quedará lista.',
    button: 'Confirmar la dirección',
    otherwise: 'Si no ha sido usted, ignore este correo. Sin su confirmación no se creará ninguna cuenta.',
  },
  'already-registered': {
    subject: 'Ya tiene una cuenta',
    happened:
      'Alguien ha intentado usar esta dirección de correo para una cuenta de {product}, pero ya existe una con ella.',
    todo: 'Si ha sido usted, inicie sesión. Si no recuerda la contraseña, allí mismo puede crear una nueva.',
    button: 'Iniciar sesión',
    otherwise: 'Si no ha sido usted, no tiene que hacer nada. Su cuenta sigue igual.',
  },
  'reset-password': {
    subject: 'Cree una contraseña nueva',
    happened: 'Se ha solicitado una contraseña nueva para su cuenta de {product}.',
    todo: 'Si ha sido usted, elija la contraseña nueva en la página que se abre.',
    button: 'Crear una contraseña nueva',
    otherwise: 'Si no ha sido usted, ignore este correo. Su contraseña no cambia.',
  },
  'change-email': {
    subject: 'Confirme su nueva dirección de correo',
    happened: 'Esta dirección de correo se ha indicado como la nueva dirección de una cuenta de {product}.',
    todo: 'Confirme que la dirección es suya. A partir de entonces iniciará sesión con ella.',
    button: 'Confirmar la dirección',
    otherwise: 'Si no ha sido usted, ignore este correo. La cuenta conservará su dirección anterior.',
  },
  'address-changed': {
    subject: 'Su dirección de correo ha cambiado',
    happened: 'Su cuenta de {product} tiene una nueva dirección de correo. Esta ya no está asociada a ella.',
    todo: 'Si ha sido usted, no tiene que hacer nada. A partir de ahora, inicie sesión con la nueva dirección.',
    otherwise: 'Si no ha sido usted, escriba de inmediato a {support} desde esta dirección.',
  },
  'password-changed': {
    subject: 'Su contraseña ha cambiado',
    happened:
      'Se ha cambiado la contraseña de su cuenta de {product}. Se ha cerrado la sesión en todos los demás dispositivos.',
    todo: 'Si ha sido usted, no tiene que hacer nada.',
    button: 'Crear una contraseña nueva',
    otherwise:
      'Si no ha sido usted, cree de inmediato una contraseña nueva con «¿Ha olvidado la contraseña?» y escriba a {support}.',
  },
  'factor-added': {
    subject: 'Verificación en dos pasos activada',
    happened: 'Se ha añadido un segundo paso al inicio de sesión de su cuenta de {product}.',
    todo: 'Si ha sido usted, no tiene que hacer nada. Guarde sus códigos de recuperación en un lugar seguro.',
    otherwise:
      'Si no ha sido usted, cree de inmediato una contraseña nueva con «¿Ha olvidado la contraseña?» y escriba a {support}.',
  },
  'factor-removed': {
    subject: 'Se ha eliminado un segundo paso',
    happened: 'Se ha eliminado un segundo paso del inicio de sesión de su cuenta de {product}.',
    todo: 'Si ha sido usted, no tiene que hacer nada. Puede volver a activarlo en su cuenta cuando quiera.',
    otherwise:
      'Si no ha sido usted, cree de inmediato una contraseña nueva con «¿Ha olvidado la contraseña?» y escriba a {support}.',
  },
  'recovery-code-used': {
    subject: 'Se ha usado un código de recuperación',
    happened:
      'Se ha usado un código de recuperación de su cuenta de {product} y ya no es válido. Códigos restantes: {left}.',
    todo: 'Si ha sido usted, no tiene que hacer nada. Si quedan pocos, genere otros nuevos en su cuenta.',
    otherwise:
      'Si no ha sido usted, cree de inmediato una contraseña nueva con «¿Ha olvidado la contraseña?» y escriba a {support}.',
  },
  'recovery-codes-made': {
    subject: 'Se han generado nuevos códigos de recuperación',
    happened:
      'Se han generado nuevos códigos de recuperación para su cuenta de {product}. Los anteriores ya no son válidos.',
    todo: 'Si ha sido usted, no tiene que hacer nada. Guarde los nuevos códigos en un lugar seguro.',
    otherwise:
      'Si no ha sido usted, cree de inmediato una contraseña nueva con «¿Ha olvidado la contraseña?» y escriba a {support}.',
  },
  'account-deleted': {
    subject: 'Su cuenta se ha eliminado',
    happened: 'Su cuenta de {product} se ha eliminado, con sus archivos y resultados. No se pueden recuperar.',
    todo: 'Si ha sido usted, no tiene que hacer nada. Puede abrir una cuenta nueva cuando quiera.',
    otherwise: 'Si no ha sido usted, escriba de inmediato a {support}.',
  },
  contact: {
    subject: 'Mensaje de {name}: {subject}',
    subjectAlone: 'Mensaje de {name}',
    happened: '{name} ({email}) ha escrito desde el formulario de contacto:',
    todo: 'Para contestar, responda a este correo.',
    otherwise: 'No se ha comprobado que la dirección pertenezca al remitente.',
  },
};
