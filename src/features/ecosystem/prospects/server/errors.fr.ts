import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/prospects'> = {
  'An automation cannot win a prospect: convert it into a partner.':
    'Une automatisation ne peut pas gagner un prospect : convertissez-le en partenaire.',
  'Only a declined application can become a prospect.': 'Seule une candidature refusée peut devenir un prospect.',
  'Only the author can change this activity.': 'Seul l’auteur peut modifier cette activité.',
  'The website has too many rules for robots.': 'Le site web a trop de règles pour les robots.',
  'The website was read in the last seven days. Read it again later.':
    'Le site web a été lu au cours des sept derniers jours. Lisez-le à nouveau plus tard.',
  'This application is already a prospect.': 'Cette candidature est déjà un prospect.',
  'This prospect is already a partner. Change the partner instead.':
    'Ce prospect est déjà partenaire. Modifiez plutôt le partenaire.',
  'already has a profile': 'Ce type a déjà un profil.',
  'has too many rules for robots': 'Ce site web a trop de règles pour les robots.',
  'is already a prospect': 'Cette candidature est déjà un prospect.',
  'is required to read the website': 'Ce champ est obligatoire pour lire le site web.',
  'must be less than the score of a good fit': 'Doit être inférieur au score d’une bonne adéquation.',
  'must contain at least one criterion': 'Doit contenir au moins un critère.',
  'must not ask the same twice': 'Un même critère ne doit pas figurer deux fois.',
  'needs an email address of the contact': 'Le contact doit avoir une adresse e-mail.',
};
