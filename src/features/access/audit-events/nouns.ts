import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  audit_events: { one: 'audit event', many: 'audit events', permission: { label: 'Audit log' } },
  audit_seals: { one: 'audit seal', many: 'audit seals' },
  audit_archives: { one: 'archived month', many: 'archived months', isTrail: true },
  archived_changes: { one: 'archived change', many: 'archived changes', isTrail: true },
  audit_erasures: { one: 'erasure from the audit log', many: 'erasures from the audit log', isTrail: true },
});
