import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/audit-events'> = {
  'Only people who see the whole audit log can search its archive.':
    'Solo quienes ven todo el registro de auditoría pueden buscar en su archivo.',
  'The audit log was changed after it was sealed. Find out why before you erase a person.':
    'El registro de auditoría se cambió después de sellarlo. Averigua el motivo antes de suprimir a una persona.',
  'This audit event': 'Este evento de auditoría',
  'at_lte: lies before at_gte': 'at_lte: es anterior a at_gte.',
  'is needed, as a time': 'Indica una fecha y hora.',
  'lies before at_gte': 'Es anterior a at_gte.',
};
