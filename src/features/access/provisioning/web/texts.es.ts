import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newToken: 'Nuevo token',
  baseAddress: 'Dirección base de SCIM',
  baseAddressHelp:
    'Pega esta dirección y un token en la configuración de aprovisionamiento de tu proveedor de identidad.',
  revoke: 'Revocar…',
  moreAbout: (name: string) => `Más sobre ${name}`,
  revokeTitle: (name: string) => `¿Revocar ${name}?`,
  revokeText:
    'Tu proveedor de identidad ya no podrá añadir ni quitar personas con este token. Quienes tienen acceso lo conservan. Un token revocado no se puede restaurar.',
  revokeToken: 'Revocar token',
  expiresAfter: 'Vence después de',
  lifetimes: {
    year: '1 año',
    twoYears: '2 años',
    never: 'Nunca',
  },
  ready: (name: string) => `${name} está listo`,
  saved: 'Ya guardé el token',
  copyToken: 'Copiar token',
  copyAddress: 'Copiar dirección',
  shownOnce: 'Este token se muestra una sola vez. Guárdalo en un lugar seguro.',
  token: 'Token',
  empty:
    'Okta, Entra ID y otros proveedores de identidad añaden y quitan a tu gente mediante SCIM. Crea un token para el tuyo. Las personas reciben una invitación y obtienen acceso cuando la aceptan.',
};
