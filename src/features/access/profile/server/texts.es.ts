import type { FullTranslation } from '#shared/text/texts.ts';
import type { letterTexts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const letterTexts: FullTranslation<typeof english> = {
  ignore: 'Si no lo solicitaste, puedes ignorar este correo.',
  alarm: 'Si no fuiste tú, cambia tu contraseña de inmediato y revisa tus sesiones activas.',
  viewSecurity: 'Ver configuración de seguridad',
  viewSessions: 'Ver sesiones activas',
  signIn: 'Iniciar sesión',

  confirmSubject: 'Confirma tu correo electrónico',
  confirm: 'Confirma que esta dirección de correo electrónico es tuya.',
  validForDays: (days) => `El enlace es válido durante ${days} días.`,
  confirmAddress: 'Confirmar correo electrónico',
  register:
    'Alguien creó una cuenta con este correo electrónico. Abre el enlace para confirmar la dirección e iniciar sesión.',
  worksOnceForDays: (days) => `El enlace funciona una sola vez y es válido durante ${days} días.`,
  confirmAndSignIn: 'Confirmar e iniciar sesión',

  newPassword: 'Elegir una contraseña nueva',
  reset: 'Alguien solicitó una contraseña nueva para tu cuenta.',
  resetOnce:
    'El enlace funciona una sola vez y caduca después de una hora. Al usarlo, se cierra tu sesión en todos los dispositivos.',

  knownSubject: 'Ya tienes una cuenta',
  known: 'Alguien intentó crear una cuenta con este correo electrónico, pero ya tiene una.',
  ifKnown: 'Si fuiste tú, inicia sesión o restablece tu contraseña.',

  codeGuessesSubject: 'Alguien intenta adivinar tu código de inicio de sesión',
  codeGuesses:
    'Alguien introdujo tu contraseña correctamente y después muchos códigos incorrectos en el segundo paso. Elige ahora una contraseña nueva.',
  passwordGuessesSubject: 'Alguien intenta adivinar tu contraseña',
  passwordGuesses:
    'Alguien probó muchas contraseñas incorrectas para tu cuenta. No logró entrar, y los próximos intentos se ralentizan.',
  ifGuesses: 'Si fuiste tú, no tienes que hacer nada.',
  onceADay: 'Enviamos este correo como máximo una vez al día.',

  passwordChangedSubject: 'Se cambió tu contraseña',
  passwordChanged: 'Se cambió tu contraseña. Se cerraron todas tus demás sesiones.',
  emailChangedSubject: 'Se cambió tu correo electrónico',
  emailChanged: (email) => `Ahora inicias sesión con ${email}. Ya no puedes iniciar sesión con esta dirección.`,
  emailAlarm: 'Si no fuiste tú, avisa de inmediato a tu administrador.',

  twoFactorOnSubject: 'Se activó la autenticación de dos factores',
  twoFactorOn:
    'A partir de ahora necesitas un código de tu aplicación de autenticación para iniciar sesión. Guarda tus códigos de recuperación en un lugar seguro.',
  twoFactorOffSubject: 'Se desactivó la autenticación de dos factores',
  twoFactorOff: 'A partir de ahora inicias sesión solo con tu contraseña.',
  newCodesSubject: 'Se reemplazaron tus códigos de recuperación',
  newCodes: 'Se crearon diez códigos de recuperación nuevos. Tus códigos anteriores ya no funcionan.',

  passkeyAddedSubject: 'Se añadió una clave de acceso a tu cuenta',
  passkeyAdded: (name, host) => `La clave de acceso «${name}» ya permite iniciar sesión en tu cuenta en ${host}.`,
  passkeyRemovedSubject: 'Se quitó una clave de acceso de tu cuenta',
  passkeyRemoved: (name) => `La clave de acceso «${name}» ya no funciona.`,
  passkeyAlarm:
    'Si no fuiste tú, cambia tu contraseña de inmediato, quita las claves de acceso que no conozcas y revisa tus sesiones activas.',
};
