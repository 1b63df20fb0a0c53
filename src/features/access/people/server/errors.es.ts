import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/people'> = {
  'A company needs at least one owner. Make someone else an owner first.':
    'Una empresa necesita al menos un propietario. Primero nombra propietario a otra persona.',
  'An owner': 'Un propietario',
  'This is your only administrator. Make someone else an administrator first.':
    'Es tu único administrador. Primero nombra administrador a otra persona.',
  'This person has more permissions than you. Ask an owner.':
    'Esta persona tiene más permisos que tú. Pídelo a un propietario.',
  'This person is already active.': 'Esta persona ya está activa.',
  'This person is already an owner.': 'Esta persona ya es propietaria.',
  'This person is already deactivated.': 'Esta persona ya está desactivada.',
  'This person was changed in the meantime.': 'Esta persona se cambió mientras tanto.',
  'must be another active team member': 'Debe ser otro miembro activo del equipo.',
  'must stay a role of the same kind (company or partner)':
    'Debe seguir siendo un rol del mismo tipo (empresa o partner).',
};
