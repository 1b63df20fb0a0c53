import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  object_mappings: {
    one: 'CRM mapping',
    many: 'CRM mappings',
    address: '/partners/fields/external/show/$id',
    title: "local_table || ' and ' || remote_object",
    log: 'company',
    permission: { label: 'CRM synchronization', wholeCompany: 'view' },
  },
  field_mappings: {
    one: 'field mapping',
    many: 'field mappings',
    title: 'coalesce(local_field, remote_field)',
    log: 'company',
    partOf: { table: 'object_mappings', column: 'object_mapping_id' },
  },
  sync_states: { one: 'state of a synchronization', many: 'states of synchronizations', isTrail: true },
  record_links: { one: 'CRM link', many: 'CRM links', isTrail: true },
  sync_changes: { one: 'waiting change', many: 'waiting changes', isTrail: true },
  sync_hook_events: { one: 'CRM announcement', many: 'CRM announcements', isTrail: true },
  sync_leases: { one: 'synchronization lease', many: 'synchronization leases', isTrail: true },
  sync_runs: { one: 'synchronization', many: 'synchronizations', isTrail: true },
  sync_run_records: {
    one: 'synchronized record',
    many: 'synchronized records',
    isTrail: true,
    partOf: { table: 'sync_runs', column: 'run_id' },
  },
  sync_issues: { one: 'synchronization issue', many: 'synchronization issues', isTrail: true },
});
