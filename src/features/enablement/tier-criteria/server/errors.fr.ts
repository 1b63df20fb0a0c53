import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/tier-criteria'> = {
  'A partner qualifies for another tier, its grace period starts or ends, or it appeals.':
    'Un partenaire remplit les conditions d’un autre niveau, sa période de grâce commence ou se termine, ou il dépose un recours.',
  'Add at least one criterion before publishing.': 'Ajoutez au moins un critère avant de publier.',
  'Published requirements can’t be changed. Create a draft.':
    'Les critères publiés ne peuvent pas être modifiés. Créez un brouillon.',
  'There is already a draft.': 'Il existe déjà un brouillon.',
  'There is already a draft. Edit or delete it first.':
    'Il existe déjà un brouillon. Modifiez-le ou supprimez-le d’abord.',
  'This partner has not been evaluated yet.': 'Ce partenaire n’a pas encore été évalué.',
  'Tier decisions': 'Décisions de niveau',
  'Your appeal is being reviewed.': 'Votre recours est en cours d’examen.',
  'Your tier': 'Votre niveau',
  'Your tier changes, is at risk, or the requirements of the program change.':
    'Votre niveau change ou est à risque, ou les conditions du programme changent.',
  'is no kind of document request': 'Ce type de demande de document n’existe pas.',
  'is required for an optional criterion': 'Ce champ est obligatoire pour un critère facultatif.',
  'is required: a document request, or the tag of a document':
    'Ce champ est obligatoire : une demande de document, ou l’étiquette d’un document.',
  'lists a tier twice': 'Un niveau figure deux fois.',
  'must be a certificate of people': 'Doit être un certificat de personnes.',
  'must be a number or yes/no field of partners': 'Doit être un champ de partenaire de type nombre ou oui/non.',
  'must be a whole number': 'Doit être un nombre entier.',
  'must be at most 100': 'Doit être au plus 100.',
  'must be at most 5': 'Doit être au plus 5.',
  'tier decisions': 'décisions de niveau',
  'tiers at risk': 'niveaux à risque',
};
