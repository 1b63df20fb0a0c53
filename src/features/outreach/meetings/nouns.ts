import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  meetings: {
    one: 'meeting',
    many: 'meetings',
    synonyms: ['calls', 'appointments', 'reviews with partners'],
    address: '/partners/meetings/show/$id',
    partnerAddress: '/partners/meetings/show/$id',
    title: 'title',
    permission: {
      heading: 'partners',
      manage: 'Plan, hold and cancel',
      managedBy: ['partner_manager', 'partner_sales', 'partner_member'],
    },
    onPartnerMerge: 'move',
    log: 'both',
    handOver: { where: "status in ('proposed', 'scheduled')", label: 'meetings to come' },
  },
  meeting_attendees: {
    one: 'attendee',
    many: 'attendees',
    partOf: { table: 'meetings', column: 'meeting_id' },
    onPartnerMerge: 'move',
  },
  meeting_deals: {
    one: 'deal of a meeting',
    many: 'deals of a meeting',
    partOf: { table: 'meetings', column: 'meeting_id' },
    onPartnerMerge: 'move',
  },
  meeting_private_notes: {
    one: 'private note',
    many: 'private notes',
    partOf: { table: 'meetings', column: 'meeting_id' },
    onPartnerMerge: 'move',
  },
  meeting_packs: {
    one: 'review pack',
    many: 'review packs',
    partOf: { table: 'meetings', column: 'meeting_id' },
    onPartnerMerge: 'move',
  },
  meeting_cadences: {
    one: 'meeting cadence',
    many: 'meeting cadences',
    title:
      '(select t.name from partner_tiers t where t.organization_id = meeting_cadences.organization_id and t.id = meeting_cadences.tier_id)',
    permission: { heading: 'partners', managedBy: ['partner_manager'], wholeCompany: 'manage' },
    log: 'company',
  },
  meeting_dues: { one: 'due meeting', many: 'due meetings', isTrail: true, onPartnerMerge: 'end' },
  calendar_feeds: { one: 'calendar address', many: 'calendar addresses', isTrail: true, onPartnerMerge: 'end' },
});
