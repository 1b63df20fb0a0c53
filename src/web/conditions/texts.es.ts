import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  or: 'o',
  groupAllThese: (index: Part) => `Grupo ${index}: todas estas`,
  and: 'Y',
  addCondition: 'Añadir condición',
  orIf: 'O si…',
  field: 'Campo',
  operator: 'Operador',
  recordsWithoutValueNotIncluded: 'No se incluyen los registros sin valor.',
  thisFieldWasDeletedSoNothing: 'Este campo se eliminó, así que nada cumple esta condición.',
  removeCondition: 'Quitar condición',
  choose: 'Elegir…',
  typeAndPressEnter: 'Escribe y pulsa Intro',
  yes: 'Sí',
  no: 'No',
  archived: (label: Part) => `${label} (archivado)`,
  deletedItem: 'Elemento eliminado',
  days: (label: Part) => `${label}, días`,
  from: (label: Part) => `${label}, desde`,
  to: 'hasta',
  toLabel: (label: Part) => `${label}, hasta`,
  currency: (label: Part) => `${label}, moneda`,
};
