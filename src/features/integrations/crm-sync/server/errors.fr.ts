import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/crm-sync'> = {
  'Add at least one field.': 'Ajoutez au moins un champ.',
  'Another run of this mapping is not finished. Wait for it, or cancel it.':
    'Une autre exécution de ce mappage n’est pas terminée. Attendez-la ou annulez-la.',
  'No active mapping synchronizes this record.': 'Aucun mappage actif ne synchronise cette fiche.',
  'One of the two records is linked already.': 'L’une des deux fiches est déjà associée.',
  'Only a finished first synchronization can be undone.':
    'Seule une première synchronisation terminée peut être annulée.',
  'Only a value that both sides changed can be chosen.': 'Seule une valeur modifiée des deux côtés peut être choisie.',
  'Pause this mapping before you delete it.': 'Mettez ce mappage en pause avant de le supprimer.',
  'Pause this mapping before you simulate it again.': 'Mettez ce mappage en pause avant de le simuler à nouveau.',
  'Switch the mapping on first.': 'Activez d’abord le mappage.',
  'Switch this mapping on first.': 'Activez d’abord ce mappage.',
  'cannot be synchronized': 'Ne peut pas être synchronisé.',
  'does not exist in the CRM': 'N’existe pas dans le CRM.',
  'has a mapping that does not exist': 'Un mappage indiqué ici n’existe pas.',
  'is linked already': 'Cette fiche est déjà associée.',
  'is mapped to these records already': 'Un mappage vers ces fiches existe déjà.',
  'is mapped to this field already': 'Un mappage vers ce champ existe déjà.',
  'is needed with the field that identifies a record': 'Nécessaire avec le champ qui identifie une fiche.',
  'is only written to the CRM': 'Ces fiches sont uniquement écrites dans le CRM.',
  'is written to one field, either here or in the CRM':
    'La valeur est écrite dans un seul champ, soit ici, soit dans le CRM.',
};
