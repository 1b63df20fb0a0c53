import { inAudience } from '#features/partners/audiences/server/service.ts';
import { defineResource } from '#server/resource/define.ts';
import {
  Partner,
  PartnerCreate,
  PartnerForPartner,
  PartnerStatusEvent,
  PartnerUpdate,
  PartnerUpdateForPartner,
  TierMembership,
  TierMembershipForPartner,
} from '../schema.ts';
import { withinRegion } from './regions.ts';
import { beginPartner, changePartner, openHistory } from './rules.ts';

export const partners = defineResource({
  name: 'partners',
  noun: 'partner',
  row: Partner,
  create: PartnerCreate,
  update: PartnerUpdate,
  remove: 'archive',
  view: 'partner_rows',
  list: {
    sort: [
      'name',
      'status_name',
      'type_name',
      'region_name',
      'tier_name',
      'owner_name',
      'country',
      'joined_on',
      'open_deals',
      'open_pipeline_minor',
      'won_this_year_minor',
      'last_activity_at',
      'created_at',
      'updated_at',
    ],
    filter: [
      'name',
      'status_id',
      'status_category',
      'type_id',
      'region_id',
      'tier_id',
      'owner_user_id',
      'parent_partner_id',
      'referred_by_partner_id',
      'country',
      'currency',
      'domain',
      'tags',
      'external_ref',
      'has_portal',
      'joined_on',
      'open_deals',
      'open_pipeline_minor',
      'won_this_year_minor',
      'last_activity_at',
      'activation',
      'invited_at',
      'tier_until',
      'created_at',
    ],
    among: { region_id: 'region_ids' },
    search: ['name', 'legal_name', 'domain', 'city', 'external_ref'],
    narrowings: { audience_id: inAudience('partners'), within_region_id: withinRegion },
    by: 'name',
  },
  partner: { row: PartnerForPartner, verbs: ['list', 'get', 'update'], update: PartnerUpdateForPartner },
  custom: 'partners',
  beforeCreate: beginPartner,
  afterCreate: openHistory,
  beforeUpdate: changePartner,
});

/** Which tier a partner had when, and what was believed about it: read here, written by `setTier`. */
export const tierMemberships = defineResource({
  name: 'tier_memberships',
  noun: 'tier membership',
  row: TierMembership,
  view: 'tier_membership_rows',
  viewComputes: ['effective_to'],
  list: {
    sort: ['effective_from', 'recorded_at'],
    filter: ['partner_id', 'tier_id', 'effective_from', 'effective_to', 'superseded_at'],
    search: [],
    by: '-effective_from,-recorded_at',
  },
  partner: { row: TierMembershipForPartner, verbs: ['list', 'get'] },
});

/** Who moved a partner between statuses, when and why. */
export const partnerStatusEvents = defineResource({
  name: 'partner_status_events',
  noun: 'partner status event',
  row: PartnerStatusEvent,
  view: 'partner_status_event_rows',
  list: {
    sort: ['at', 'effective_on'],
    filter: ['partner_id', 'to_status_id', 'to_category', 'effective_on', 'reason_code'],
    search: ['reason'],
    by: '-at',
  },
});
