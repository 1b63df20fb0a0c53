import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partners'> = {
  'An automation cannot change the category of a partner’s status, because it decides about access and payouts.':
    'Une automatisation ne peut pas changer la catégorie du statut d’un partenaire, car elle décide des accès et des versements.',
  'The person who banned a partner cannot lift the ban. Ask another team member.':
    'La personne qui a banni un partenaire ne peut pas lever le bannissement. Demandez à un autre membre de l’équipe.',
  'This partner was merged into another partner. A merge cannot be undone.':
    'Ce partenaire a été fusionné avec un autre. Une fusion ne peut pas être annulée.',
  'This region': 'Cette région',
  'This tier is archived.': 'Ce niveau est archivé.',
  'You can only manage your own partners. Ask an administrator to change the owner.':
    'Vous ne pouvez gérer que vos propres partenaires. Demandez à un administrateur de changer le propriétaire.',
  'is not a status of partners': 'Ce n’est pas un statut de partenaire.',
  'must be a web address, such as https://acme.com': 'Doit être une adresse web, par exemple https://acme.com.',
  'must be after the first day': 'Doit être postérieur au premier jour.',
  'must be an active team member': 'Doit être un membre actif de l’équipe.',
  'must be another partner': 'Doit être un autre partenaire.',
  'within_region_id: must be an id': 'within_region_id : doit être un ID',
};
