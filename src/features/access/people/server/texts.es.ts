import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  twoFactorReset: 'Se restableció tu autenticación de dos factores',
  turnedOff: (by) =>
    `${by} desactivó tu autenticación de dos factores. Puedes volver a iniciar sesión con tu contraseña. Se cerraron todas tus sesiones.`,
  reason: (reason) => `Motivo: ${reason}`,
  setUpAgain:
    'Configúrala de nuevo después de iniciar sesión. La entrada anterior de tu aplicación de autenticación, los códigos de recuperación y las claves de acceso ya no funcionan.',
  signIn: 'Iniciar sesión',
  alarm: 'Si no lo pediste, cambia tu contraseña de inmediato y avisa a tu administrador.',
};
