import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partners'> = {
  'An automation cannot change the category of a partner’s status, because it decides about access and payouts.':
    'Una automatización no puede cambiar la categoría del estado de un partner, porque decide sobre el acceso y las liquidaciones.',
  'The person who banned a partner cannot lift the ban. Ask another team member.':
    'La persona que vetó a un partner no puede levantar el veto. Pídelo a otro miembro del equipo.',
  'This partner was merged into another partner. A merge cannot be undone.':
    'Este partner se combinó con otro. Una combinación no se puede deshacer.',
  'This region': 'Esta región',
  'This tier is archived.': 'Este nivel está archivado.',
  'You can only manage your own partners. Ask an administrator to change the owner.':
    'Solo puedes gestionar tus propios partners. Pide a un administrador que cambie el responsable.',
  'is not a status of partners': 'No es un estado de partners.',
  'must be a web address, such as https://acme.com': 'Debe ser una dirección web, por ejemplo https://acme.com.',
  'must be after the first day': 'Debe ser posterior al primer día.',
  'must be an active team member': 'Debe ser un miembro activo del equipo.',
  'must be another partner': 'Debe ser otro partner.',
  'within_region_id: must be an id': 'within_region_id: debe ser un ID.',
};
