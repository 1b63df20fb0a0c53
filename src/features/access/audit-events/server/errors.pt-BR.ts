import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/audit-events'> = {
  'Only people who see the whole audit log can search its archive.':
    'Só quem vê todo o registro de auditoria pode pesquisar no arquivo dele.',
  'The audit log was changed after it was sealed. Find out why before you erase a person.':
    'O registro de auditoria foi alterado depois de selado. Descubra o motivo antes de apagar uma pessoa.',
  'This audit event': 'Este evento de auditoria',
  'at_lte: lies before at_gte': 'at_lte: é anterior a at_gte.',
  'is needed, as a time': 'Informe uma data e hora.',
  'lies before at_gte': 'É anterior a at_gte.',
};
