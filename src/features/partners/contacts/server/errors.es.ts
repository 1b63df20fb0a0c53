import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contacts'> = {
  'A contact can belong to a partner or an account, not both.':
    'Un contacto puede pertenecer a un partner o a una cuenta, no a ambos.',
  'Another contact at this partner already has this email address.':
    'Otro contacto de este partner ya tiene este correo electrónico.',
  'Only a contact of a partner can be the primary contact.':
    'Solo un contacto de un partner puede ser el contacto principal.',
  'Only owners and administrators can erase a person.':
    'Solo los propietarios y administradores pueden suprimir a una persona.',
  'This contact can sign in for the partner. Remove their access first.':
    'Este contacto puede iniciar sesión en nombre del partner. Quítale primero el acceso.',
  'This contact can sign in. Remove their access first.':
    'Este contacto puede iniciar sesión. Quítale primero el acceso.',
  'This contact signs in with this address.': 'Este contacto inicia sesión con esta dirección.',
  'is used to sign in': 'Se usa para iniciar sesión.',
};
