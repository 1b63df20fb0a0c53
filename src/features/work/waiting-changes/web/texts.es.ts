import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Cambios en espera',
  lead: 'Los cambios que hiciste sin red. Se envían en este orden cuando tienes conexión.',
  empty: 'No hay nada en espera en este dispositivo. Los cambios que hagas sin red aparecen aquí hasta que se envían.',
  state: { waiting: 'En espera de la red', refused: 'No aceptado' },
  captured: (at: string) => `Guardado el ${at}`,
  sendAgain: 'Enviar de nuevo',
  sendNow: 'Enviar ahora',
  edit: 'Editar',
  discard: 'Descartar',
  discardTitle: '¿Descartar este cambio?',
  discardText: 'No se envió y se quitará de este dispositivo.',
  keep: 'Conservar',
  sent: (label: string) => `Enviado: ${label}`,
  banner: 'Conexión',
  copyFrom: (at: string) => `Copia (${at}). No tienes conexión.`,
  offline: 'No tienes conexión.',
  waiting: (count: number) => `${plural(count, 'cambio espera', 'cambios esperan')} a enviarse.`,
  refused: (count: number) => `${plural(count, 'cambio no se aceptó', 'cambios no se aceptaron')}.`,
  show: 'Mostrar cambios',
  unsentTitle: '¿Cerrar sesión y descartar estos cambios?',
  unsent: (count: number) =>
    `${plural(count, 'cambio no se ha enviado', 'cambios no se han enviado')}. Al cerrar sesión se ${count === 1 ? 'quita' : 'quitan'} de este dispositivo.`,
  logOut: 'Descartar y cerrar sesión',
  stay: 'Mantener la sesión',
};
