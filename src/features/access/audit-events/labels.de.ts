import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/audit-events'> = {
  'Audit log': 'Audit-Protokoll',
  'Changed fields': 'Geänderte Felder',
  Deleted: 'Gelöscht',
  Entity: 'Objekt',
  'Partner user': 'Partnerbenutzer',
  'Tandem (system)': 'Tandem (System)',
  User: 'Benutzer',
  'archived change': 'archivierte Änderung',
  'archived changes': 'archivierte Änderungen',
  'archived month': 'archivierter Monat',
  'archived months': 'archivierte Monate',
  'audit event': 'Audit-Ereignis',
  'audit events': 'Audit-Ereignisse',
  'audit seal': 'Audit-Siegel',
  'audit seals': 'Audit-Siegel',
  'erasure from the audit log': 'Löschung aus dem Audit-Protokoll',
  'erasures from the audit log': 'Löschungen aus dem Audit-Protokoll',
  events: 'Ereignisse',
};
