import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/audit-events'> = {
  'Only people who see the whole audit log can search its archive.':
    'Seules les personnes qui voient tout le journal d’audit peuvent rechercher dans ses archives.',
  'The audit log was changed after it was sealed. Find out why before you erase a person.':
    'Le journal d’audit a été modifié après avoir été scellé. Trouvez-en la raison avant d’effacer les données d’une personne.',
  'This audit event': 'Cet événement d’audit',
  'at_lte: lies before at_gte': 'at_lte : précède at_gte',
  'is needed, as a time': 'Une date et une heure sont nécessaires ici.',
  'lies before at_gte': 'La fin précède at_gte.',
};
