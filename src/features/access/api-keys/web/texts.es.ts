import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  sameAsItsCreator: 'Igual que su creador',
  viewEverything: 'Ver todo',
  text: (length: number) => plural(length, 'permiso', 'permisos'),
  revoke: (name: Part) => `¿Revocar ${name}?`,
  softwareThatUsesThisKeyLoses:
    'El software que usa esta clave pierde el acceso de inmediato. Una clave revocada no se puede restaurar.',
  revokeKey: 'Revocar clave',
  permissions: 'Permisos',
  newApiKey: 'Nueva clave de API',
  revokeText: 'Revocar…',
  moreAbout: (name: Part) => `Más sobre ${name}`,
  otherSoftwareSignsInWithApi:
    'Otro software inicia sesión con una clave de API. Una clave solo tiene los permisos que le das, y nunca más de los que tienes tú.',
  expiresAfter: 'Vence después de',
  access: 'Acceso',
  viewEverythingICanView: 'Ver todo lo que puedo ver',
  doEverythingICanDo: 'Hacer todo lo que puedo hacer',
  onlySelectedPermissions: 'Solo los permisos seleccionados',
  selectAtLeastOnePermission: 'Selecciona al menos un permiso',
  isReady: (name: Part) => `${name} está lista`,
  iHaveSavedKey: 'Ya guardé la clave',
  copyKey: 'Copiar clave',
  thisKeyShownOnlyOnceStore: 'Esta clave se muestra una sola vez. Guárdala en un lugar seguro.',
  sendKeyWithEachRequest: 'Envía la clave con cada solicitud:',
  viewView: () => 'Ver todo lo que puedes ver',
  doDo: () => 'Hacer todo lo que puedes hacer',
  view: (what: Part) => `Ver ${what}`,
  viewAndChange: (what: Part) => `Ver y cambiar ${what}`,
  onlyTheseRecords: (what: Part) => `Solo estos registros: ${what}.`,
  connectAnApp: 'Conectar una aplicación',
  noAppAsksForAccess: 'Ninguna aplicación solicita acceso',
  appOpensThisPageWhenIt: 'Una aplicación abre esta página cuando necesita acceso. Empieza en la aplicación.',
  thisAppCannotBeConnected: 'Esta aplicación no se puede conectar',
  nothingWasSentToItGo: 'No se le envió nada. Vuelve a la aplicación y empieza de nuevo.',
  connect: (name: ReactNode) => rich`¿Conectar ${name}?`,
  appGetsAccessToProgramAs: (company: Part, partner: Part) =>
    `La aplicación obtiene acceso al programa de ${company}, como ${partner}. Actúa en tu nombre.`,
  appGetsAccessToItActs: (company: Part) => `La aplicación obtiene acceso a ${company}. Actúa en tu nombre.`,
  itCan: 'Puede',
  itAlsoAsksForPermissionsThat: (withheld: ReactNode) =>
    rich`También solicita permisos que tú no tienes, y no los obtiene: ${withheld}.`,
  accessGoesToAppOnThis: (host: Part) =>
    `El acceso se da a una aplicación de este equipo, en ${host}. Continúa solo si la iniciaste tú.`,
  accessGoesToContinueOnlyIf: (host: Part) =>
    `El acceso se da a ${host}. Continúa solo si confías en esta dirección: cualquiera puede elegir el nombre de una aplicación.`,
  appNeverGetsYourPasswordCannot:
    'La aplicación nunca obtiene tu contraseña, no puede crear claves y no puede firmar ni aprobar pagos por ti. Puedes terminar su acceso en cualquier momento en Configuración, en Claves de API.',
  cancel: 'Cancelar',
  connectName: (name: ReactNode) => rich`Conectar ${name}`,
};
