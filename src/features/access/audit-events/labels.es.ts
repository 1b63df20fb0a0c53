import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/audit-events'> = {
  'Audit log': 'Registro de auditoría',
  'Changed fields': 'Campos modificados',
  Deleted: 'Eliminado',
  Entity: 'Entidad',
  'Partner user': 'Usuario del partner',
  'Tandem (system)': 'Tandem (sistema)',
  User: 'Usuario',
  'archived change': 'cambio archivado',
  'archived changes': 'cambios archivados',
  'archived month': 'mes archivado',
  'archived months': 'meses archivados',
  'audit event': 'evento de auditoría',
  'audit events': 'eventos de auditoría',
  'audit seal': 'sello de auditoría',
  'audit seals': 'sellos de auditoría',
  'erasure from the audit log': 'supresión en el registro de auditoría',
  'erasures from the audit log': 'supresiones en el registro de auditoría',
  events: 'eventos',
};
