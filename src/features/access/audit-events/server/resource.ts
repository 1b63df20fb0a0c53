import { defineResource } from '#server/resource/define.ts';
import { AuditEvent, AuditEventForPartner } from '../schema.ts';

/** Names of records can be those of people. */
const leaves = { subject: 'person' } as const;

const list = {
  sort: ['at'],
  filter: [
    'at',
    'actor_id',
    'actor_kind',
    'actor_partner_id',
    'action',
    'ref_table',
    'ref_id',
    'batch_id',
    'partner_id',
    'api_key_id',
    'request_id',
  ],
  search: ['actor_name', 'ref_table', 'reason'],
  by: '-at',
} as const;

export const auditEvents = defineResource({
  name: 'audit_events',
  noun: 'audit event',
  row: AuditEvent,
  view: 'audit_event_rows',
  viewComputes: ['changes'],
  leaves,
  list,
  partner: { row: AuditEventForPartner, verbs: ['list', 'get'] },
});

/** The log of the caller's own organization: in partner mode of the partner's team, roles and settings. */
export const organizationEvents = defineResource({
  name: 'organization_events',
  noun: 'event of the organization',
  row: AuditEvent,
  view: 'audit_event_rows',
  guardedBy: 'audit_events',
  ofOwnOrganization: true,
  leaves,
  list,
  partner: { row: AuditEvent, verbs: ['list', 'get'] },
});
