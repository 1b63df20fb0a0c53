import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/meetings'> = {
  'A canceled meeting cannot be changed.': 'Una reunión cancelada no se puede cambiar.',
  'A canceled meeting has no actions.': 'Una reunión cancelada no tiene acciones.',
  'A pack of this meeting': 'Un informe de revisión de esta reunión',
  'A partner proposes times for a meeting, or picks one.': 'Un partner propone horarios para una reunión o elige uno.',
  Meetings: 'Reuniones',
  'Meetings with partners': 'Reuniones con partners',
  'Only notes and decisions of a meeting that has ended can be changed.':
    'De una reunión terminada solo se pueden cambiar las notas y las decisiones.',
  'The company proposes times for a meeting, or picks one of yours.':
    'La empresa propone horarios para una reunión o elige uno de los tuyos.',
  'The other side picks one of the times you proposed.': 'La otra parte elige uno de los horarios que propusiste.',
  'This calendar': 'Este calendario',
  'This meeting has not started yet.': 'Esta reunión aún no ha empezado.',
  'This meeting has not started yet. Move it to an earlier time first.':
    'Esta reunión aún no ha empezado. Primero cámbiala a una hora anterior.',
  'cannot be set while times are proposed': 'No se puede fijar mientras haya horarios propuestos.',
  'deal_id: must be an id': 'deal_id: debe ser un ID.',
  'has a cadence for this tier already': 'Ya tiene una frecuencia para este nivel.',
  'is changed by rescheduling': 'Se cambia al reprogramar la reunión.',
  'is for the company; propose times instead': 'Esto lo hace la empresa. Propón horarios.',
  'is not one of the proposed times': 'No es uno de los horarios propuestos.',
  'is required: set or propose a time': 'Este campo es obligatorio: fija una hora o propón horarios.',
  'must be contacts of this partner': 'Deben ser contactos de este partner.',
  'must be contacts of yours': 'Deben ser contactos tuyos.',
  'must be deals you can open': 'Deben ser negocios que puedes abrir.',
  'must be team members': 'Deben ser miembros del equipo.',
  'must lie in the future': 'Debe estar en el futuro.',
  'must lie within three years': 'Debe estar dentro de tres años como máximo.',
  'must name either a team member or a contact': 'Indica un miembro del equipo o un contacto.',
};
