import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  or: 'ou',
  groupAllThese: (index: Part) => `Groupe ${index}\u00a0: toutes ces conditions`,
  and: 'Et',
  addCondition: 'Ajouter une condition',
  orIf: 'Ou si…',
  field: 'Champ',
  operator: 'Opérateur',
  recordsWithoutValueNotIncluded: 'Les fiches sans valeur ne sont pas incluses.',
  thisFieldWasDeletedSoNothing: 'Ce champ a été supprimé\u00a0: rien ne correspond à cette condition.',
  removeCondition: 'Retirer la condition',
  choose: 'Choisir…',
  typeAndPressEnter: 'Saisir et appuyer sur Entrée',
  yes: 'Oui',
  no: 'Non',
  archived: (label: Part) => `${label} (archivé)`,
  deletedItem: 'Élément supprimé',
  days: (label: Part) => `${label}, jours`,
  from: (label: Part) => `${label}, de`,
  to: 'à',
  toLabel: (label: Part) => `${label}, à`,
  currency: (label: Part) => `${label}, devise`,
};
