import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partner_targets: {
    one: 'joint business plan',
    many: 'joint business plans',
    synonyms: ['business plans', 'targets', 'goals'],
    address: '/partners/targets/show/$id',
    title: `to_char(starts_on, '"Q"Q YYYY')`,
    permission: {
      heading: 'partners',
      label: 'Targets and joint business plans',
      manage: 'Plan, propose and agree',
      managedBy: ['partner_manager', 'partner_sales'],
    },
    onPartnerMerge: 'move',
    log: 'both',
  },
  partner_objectives: {
    one: 'objective',
    many: 'objectives',
    title: 'title',
    partOf: { table: 'partner_targets', column: 'target_id' },
    onPartnerMerge: 'move',
    log: 'both',
  },
});
