import { inAudience } from '#features/partners/audiences/server/service.ts';
import { defineResource } from '#server/resource/define.ts';
import { PartnerStatusEvent, PartnerUpdate, partner, TierMembership, TierMembershipForPartner } from '../schema.ts';
import { withinRegion } from './regions.ts';
import { preparePartner, preparePartnerChange, startHistory } from './rules.ts';

export const partners = defineResource(partner, {
  view: 'partner_rows',
  references: { region_ids: { of: 'partner_regions' } },
  leaves: { merged_into_name: 'value' },
  update: PartnerUpdate,
  list: {
    precedence: 10,
    filter: ['status_category'],
    among: { region_id: 'region_ids' },
    narrowings: { audience_id: inAudience('partners'), within_region_id: withinRegion },
  },
  partner: { verbs: ['list', 'get', 'update'] },
  // Not the type, the tier and the terms, which decide about commissions.
  proposals: {
    create: [
      'name',
      'domain',
      'website',
      'phone',
      'country',
      'city',
      'description',
      'owner_user_id',
      'region_id',
      'tags',
    ],
    change: [
      'name',
      'domain',
      'website',
      'phone',
      'country',
      'city',
      'description',
      'owner_user_id',
      'region_id',
      'tags',
    ],
  },
  beforeCreate: preparePartner,
  afterCreate: startHistory,
  beforeUpdate: preparePartnerChange,
});

/** The tier history of partners, including corrections: read here, written by `setTier`. */
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

/** The status changes of partners, with author, time, and reason. */
export const partnerStatusEvents = defineResource({
  name: 'partner_status_events',
  noun: 'partner status event',
  row: PartnerStatusEvent,
  references: {
    from_status_id: { of: 'partner_statuses', from_name: 'name' },
    to_status_id: { of: 'partner_statuses', to_name: 'name', to_color: 'color' },
    actor_user_id: { of: 'people', actor_name: 'full_name' },
  },
  leaves: { from_name: 'value', to_name: 'value' },
  list: {
    sort: ['at', 'effective_on'],
    filter: ['partner_id', 'to_status_id', 'to_category', 'effective_on', 'reason_code'],
    search: ['reason'],
    by: '-at',
  },
});
