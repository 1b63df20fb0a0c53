import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/partners-directory'> = {
  'Changed listings': 'Fiches modifiées',
  'Changes of your listing are approved or not approved.': 'Les modifications de votre fiche sont approuvées ou non.',
  'Nothing differs from the published listing.': 'Rien ne diffère de la fiche publiée.',
  'Partners submit changes of their public listing.':
    'Des partenaires envoient des modifications de leur fiche publique.',
  'Requests from the public directory': 'Demandes de l’annuaire public',
  'This directory': 'Cet annuaire',
  'This form has expired. Reload the page and send it again.':
    'Ce formulaire a expiré. Rechargez la page et envoyez-le à nouveau.',
  'Visitors contact partners.': 'Des visiteurs contactent des partenaires.',
  'Wait a few seconds and send the form again.': 'Attendez quelques secondes et envoyez à nouveau le formulaire.',
  'Your last change is waiting for approval. Withdraw it to change it.':
    'Votre dernière modification attend une approbation. Retirez-la pour la changer.',
  'Your public listing': 'Votre fiche publique',
  'already has a listing in this directory': 'Ce partenaire a déjà une fiche dans cet annuaire.',
  'is already used by another directory': 'Déjà utilisé par un autre annuaire.',
  'is already used by another listing': 'Déjà utilisé par une autre fiche.',
};
