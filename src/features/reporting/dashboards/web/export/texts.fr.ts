import type { Translation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  now: 'Maintenant',
  filteredBy: (filtered: Part) => `filtré par ${filtered}`,
  since: 'Depuis',
  until: 'Jusqu’au',
  value: 'Valeur',
  previousPeriod: 'Période précédente',
  type: 'Type',
  group: 'Groupe',
  details: 'Détails',
  date: 'Date',
  amount: 'Montant',
  currency: 'Devise',
  from: 'Du',
  to: 'Au',
  unit: 'Unité',
  days: 'jours',
  number: 'Nombre',
};
