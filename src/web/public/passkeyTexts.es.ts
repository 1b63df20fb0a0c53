import type { FullTranslation } from '#shared/text/texts.ts';
import type { passkeyTexts as english } from './passkeyTexts.ts';

/** Not yet reviewed by a native speaker. */
export const passkeyTexts: FullTranslation<typeof english> = {
  signIn: 'Iniciar sesión con una clave de acceso',
  signingIn: 'Iniciando sesión…',
  failed: 'No se pudo usar la clave de acceso. Inténtalo de nuevo o inicia sesión con tu contraseña.',
};
