import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/audit-events'> = {
  'Audit log': 'Registro de auditoria',
  'Changed fields': 'Campos alterados',
  Deleted: 'Excluído',
  Entity: 'Entidade',
  'Partner user': 'Usuário do parceiro',
  'Tandem (system)': 'Tandem (sistema)',
  User: 'Usuário',
  'archived change': 'alteração arquivada',
  'archived changes': 'alterações arquivadas',
  'archived month': 'mês arquivado',
  'archived months': 'meses arquivados',
  'audit event': 'evento de auditoria',
  'audit events': 'eventos de auditoria',
  'audit seal': 'selo de auditoria',
  'audit seals': 'selos de auditoria',
  'erasure from the audit log': 'apagamento no registro de auditoria',
  'erasures from the audit log': 'apagamentos no registro de auditoria',
  events: 'eventos',
};
