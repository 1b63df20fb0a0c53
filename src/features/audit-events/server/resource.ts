import { defineResource } from '#server/resource/define.ts';
import { AuditEvent } from '../schema.ts';

export const auditEvents = defineResource({
  name: 'audit_events',
  noun: 'audit event',
  row: AuditEvent,
  view: 'audit_event_rows',
  list: {
    sort: ['at'],
    filter: ['at', 'actor_id', 'actor_kind', 'actor_partner_id', 'action', 'ref_table', 'ref_id', 'batch_id'],
    search: ['actor_name', 'ref_table', 'reason'],
    by: '-at',
  },
});
