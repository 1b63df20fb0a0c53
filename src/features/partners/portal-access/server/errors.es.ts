import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/portal-access'> = {
  'Choose the organization you want to join with.': 'Elige la organización con la que quieres unirte.',
  'Only administrators of this organization can add people. Ask one of them to invite you.':
    'Solo los administradores de esta organización pueden añadir personas. Pide a uno de ellos que te invite.',
  'Only an administrator of this organization can remove access. Ask one of them, or suspend the partner.':
    'Solo un administrador de esta organización puede quitar el acceso. Pídelo a uno de ellos o suspende el partner.',
  'This is your last administrator. Make someone else an administrator first.':
    'Es tu último administrador. Primero nombra administrador a otra persona.',
  'This person can already sign in.': 'Esta persona ya puede iniciar sesión.',
  'This person has no access.': 'Esta persona no tiene acceso.',
  'You are not an administrator of this organization.': 'No eres administrador de esta organización.',
  'can already sign in': 'Esta persona ya puede iniciar sesión.',
};
