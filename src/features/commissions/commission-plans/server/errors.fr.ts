import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/commission-plans'> = {
  'Commission was earned under this assignment. Set an end date instead of removing it.':
    'Une commission a été acquise au titre de cette attribution. Définissez une date de fin au lieu de la retirer.',
  'Incentive changes': 'Modifications des incitations',
  'New terms, before they apply.': 'Nouvelles conditions, avant leur entrée en vigueur.',
  'The draft was changed in the meantime. Review it again before you publish.':
    'Le brouillon a été modifié entre-temps. Examinez-le à nouveau avant de publier.',
  'This structure': 'Ce plan',
  'This structure is archived. Restore it before you assign it.':
    'Ce plan est archivé. Restaurez-le avant de l’attribuer.',
  'This structure is archived. Restore it before you edit it.':
    'Ce plan est archivé. Restaurez-le avant de le modifier.',
  'This structure is archived. Restore it before you publish.': 'Ce plan est archivé. Restaurez-le avant de publier.',
  'already has a draft': 'Il existe déjà un brouillon.',
  'already has this structure in this period': 'Ce plan est déjà attribué ici sur cette période.',
  'cannot be combined with a template': 'Ne peut pas être combiné avec un modèle.',
  'is not a structure': 'Ce n’est pas un plan d’incitation.',
  'is not a version of this structure': 'Ce n’est pas une version de ce plan.',
  'must be accepted, or choose a start date in an open month':
    'Doit être accepté, ou choisissez une date de début dans un mois ouvert.',
  'must be after the start date': 'Doit être postérieur à la date de début.',
  'must be empty when you assign to all partners': 'Doit rester vide si vous attribuez le plan à tous les partenaires.',
  'must be today or later, because past members of an audience are not recorded':
    'Doit être aujourd’hui ou plus tard, car les anciens membres d’une audience ne sont pas consignés.',
};
