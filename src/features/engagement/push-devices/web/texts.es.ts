import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Notificaciones push',
  about:
    'Recibe notificaciones en este dispositivo aunque la aplicación esté cerrada, mientras mantengas aquí la sesión iniciada.',
  turnOn: 'Activar en este dispositivo',
  turnedOn: 'Las notificaciones push están activadas',
  unsupported: 'Este navegador no admite notificaciones push.',
  addToHome: 'En un iPhone o iPad, añade primero la aplicación a tu pantalla de inicio.',
  blocked: 'Las notificaciones están bloqueadas para este sitio. Permítelas en la configuración de tu navegador.',
  refused: 'El servicio push del navegador no aceptó este dispositivo. Inténtalo más tarde.',
  thisDevice: 'Este dispositivo',
  lastUsed: 'Última notificación',
  notUsed: 'Aún no hay notificaciones',
  shows: 'Se muestra en la pantalla bloqueada',
  showsOn: (name: string) => `Se muestra en la pantalla bloqueada de ${name}`,
  choices: { kind: 'Tipo y empresa', text: 'Texto completo' },
  rename: 'Cambiar nombre',
  renameOf: (name: string) => `Cambiar el nombre de ${name}`,
  name: 'Nombre',
  nameRequired: 'El nombre es obligatorio',
  save: 'Guardar',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `${name} ya no recibe notificaciones`,
};
