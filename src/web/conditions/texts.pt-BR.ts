import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  or: 'ou',
  groupAllThese: (index: Part) => `Grupo ${index}: todas estas`,
  and: 'E',
  addCondition: 'Adicionar condição',
  orIf: 'Ou se…',
  field: 'Campo',
  operator: 'Operador',
  recordsWithoutValueNotIncluded: 'Registros sem valor não são incluídos.',
  thisFieldWasDeletedSoNothing: 'Este campo foi excluído, por isso nada corresponde a esta condição.',
  removeCondition: 'Remover condição',
  choose: 'Escolher…',
  typeAndPressEnter: 'Digite e pressione Enter',
  yes: 'Sim',
  no: 'Não',
  archived: (label: Part) => `${label} (arquivado)`,
  deletedItem: 'Item excluído',
  days: (label: Part) => `${label}, dias`,
  from: (label: Part) => `${label}, de`,
  to: 'até',
  toLabel: (label: Part) => `${label}, até`,
  currency: (label: Part) => `${label}, moeda`,
};
