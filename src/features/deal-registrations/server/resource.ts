import { defineResource } from '#server/resource/define.ts';
import { DealConflict } from '../conflicts.schema.ts';
import {
  DealRegistration,
  DealRegistrationCreate,
  DealRegistrationForPartner,
  DealRegistrationForPartnerCreate,
  DealRegistrationUpdate,
  RegistrationEvent,
  RegistrationEventForPartner,
} from '../schema.ts';
import { draftOf, keepSubmitted, removeDraft } from './draft.ts';

export const dealRegistrations = defineResource({
  name: 'deal_registrations',
  noun: 'deal registration',
  row: DealRegistration,
  create: DealRegistrationCreate,
  update: DealRegistrationUpdate,
  remove: 'delete',
  view: 'deal_registration_rows',
  custom: 'deal_registrations',
  // A row of a file becomes a draft: what is claimed is submitted and judged one by one.
  import: {
    group: 'Sales',
    known_by: [['account_name', 'partner_id', 'title']],
    headings: {
      account_name: ['Company', 'account', 'customer'],
      account_domain: ['Company domain', 'domain', 'website'],
    },
  },
  list: {
    sort: [
      'number',
      'account_name',
      'title',
      'status',
      'amount_minor',
      'expected_close_on',
      'submitted_at',
      'review_due_at',
      'decided_at',
      'expires_at',
      'created_at',
      'updated_at',
    ],
    filter: [
      'number',
      'status',
      'partner_id',
      'partner_type_id',
      'partner_region_id',
      'partner_owner_user_id',
      'type_id',
      'source',
      'country',
      'account_name',
      'account_domain',
      'account_key',
      'product_family',
      'product_id',
      'opportunity_id',
      'conflict_severity',
      'is_held',
      'policy_clause',
      'reason_code',
      'amount_minor',
      'currency',
      'expected_close_on',
      'submitted_at',
      'submitted_by',
      'submitted_by_name',
      'review_due_at',
      'decided_at',
      'decided_by',
      'expires_at',
      'created_at',
      'updated_at',
    ],
    search: ['account_name', 'account_domain', 'title', 'contact_name', 'number'],
    by: '-created_at',
  },
  partner: {
    row: DealRegistrationForPartner,
    verbs: ['list', 'get', 'create', 'update', 'remove'],
    create: DealRegistrationForPartnerCreate,
    update: DealRegistrationUpdate,
  },
  beforeCreate: draftOf,
  beforeUpdate: keepSubmitted,
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
  list: {
    sort: ['created_at', 'severity', 'kind'],
    filter: ['registration_id', 'kind', 'severity', 'resolution', 'other_table', 'other_id'],
    search: [],
    by: 'created_at',
  },
  guardedBy: 'deal_registrations',
});
