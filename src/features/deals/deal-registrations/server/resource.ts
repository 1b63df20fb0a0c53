import { defineResource } from '#server/resource/define.ts';
import { DealConflict } from '../conflicts.schema.ts';
import { RegistrationEvent, RegistrationEventForPartner, registration } from '../schema.ts';
import { draftOf, rejectChangingSubmitted, removeDraft } from './registration/draft.ts';

export const dealRegistrations = defineResource(registration, {
  remove: 'delete',
  view: 'deal_registration_rows',
  // An imported row becomes a draft; registrations are submitted and reviewed one by one.
  import: { group: 'Sales', known_by: [['account_name', 'partner_id', 'title']] },
  list: {
    sort: ['turn'],
    filter: ['account_key', 'policy_clause', 'reason_code', 'submitted_by_name'],
    among: { partner_region_id: 'partner_region_ids' },
  },
  partner: { verbs: ['list', 'get', 'create', 'update', 'remove'] },
  proposals: { create: true, change: true },
  beforeCreate: draftOf,
  beforeUpdate: rejectChangingSubmitted,
  beforeRemove: removeDraft,
});

export const registrationEvents = defineResource({
  name: 'deal_registration_events',
  noun: 'deal registration event',
  row: RegistrationEvent,
  list: { sort: ['at', 'seq'], filter: ['registration_id', 'to_status', 'actor_side', 'at'], search: [], by: 'seq' },
  partner: { row: RegistrationEventForPartner, verbs: ['list', 'get'] },
  guardedBy: 'deal_registrations',
});

export const dealConflicts = defineResource({
  name: 'deal_conflicts',
  noun: 'deal conflict',
  row: DealConflict,
  view: 'deal_conflict_rows',
  viewComputes: ['other_id', 'evidence'],
  list: {
    sort: ['created_at', 'severity', 'kind'],
    filter: ['registration_id', 'kind', 'severity', 'resolution', 'other_table', 'other_id'],
    search: [],
    by: 'created_at',
  },
  guardedBy: 'deal_registrations',
});
