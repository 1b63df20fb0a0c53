import type { Translation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import { type DemoObject, demoObjects } from '../schema.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  introForPartners:
    'Haces el papel de la persona de ventas que trabaja en tu CRM. Los negocios abiertos se pueden registrar en la empresa y el estado de un registro se escribe en el negocio.',
  notConnected: (system: string) => `${system} no está conectado, así que los cambios de aquí se quedan aquí.`,
  connect: 'Abrir integraciones',
  mapFields: 'Asignar campos',
  registerDeals: 'Registrar negocios',
  objects: 'Registros',
  systems: 'Sistema',
  add: (object: DemoObject) => `Crear ${demoObjects[object].one}`,
  create: (object: DemoObject) => `Crear ${demoObjects[object].one}`,
  edit: 'Editar',
  editTitle: (name: string) => `Editar ${name}`,
  save: 'Guardar',
  markWon: 'Marcar como ganado',
  won: (name: string, system: string) => `${name} está ganado en ${system}.`,
  remove: 'Eliminar',
  removeTitle: (name: string) => `¿Eliminar ${name}?`,
  removeText: 'El registro se elimina aquí. La asignación decide qué ocurre en Tandem.',
  merge: 'Combinar',
  mergeTitle: (name: string) => `Combinar ${name}`,
  mergeText: 'El registro se combina con el que elijas, que conserva sus propios valores y toma los que le faltan.',
  mergeInto: 'Combinar con',
  reset: 'Restaurar datos de demostración',
  resetTitle: '¿Restaurar los datos de demostración?',
  resetText: 'Todos los registros de aquí se eliminan y se crean de nuevo. Los registros de Tandem se conservan.',
  restored: 'Datos de demostración restaurados.',
  changed: 'Último cambio',
  actions: (name: string) => `Acciones de ${name}`,
  nothing: 'Aún no hay registros. Crea uno o restaura los datos de demostración.',
  none: 'Ninguno',
  answers: 'Cómo responde el sistema',
  failsNow: (system: string, fault: string) =>
    `${system} falla a propósito (${fault.toLowerCase()}). La sincronización muestra qué hace entonces.`,
  faultStored: 'Cambiado. Se aplica a partir de la próxima solicitud.',
  isRequired: (label: Part) => `El campo “${label}” es obligatorio.`,
  isRequiredMergeInto: (mergeInto: Part) => `El campo “${mergeInto}” es obligatorio.`,
};
