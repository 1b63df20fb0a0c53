import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  mapping_populations: {
    one: 'account list',
    many: 'account lists',
    address: '/clients/mapping/lists/show/$id',
    title: 'name',
    permission: {
      label: 'Account mapping',
      heading: 'partners',
      manage: 'Load lists and decide what is shared',
      managedBy: ['partner_manager'],
      hiddenFrom: ['content', 'partner_finance'],
    },
    onPartnerMerge: 'move',
    log: 'both',
  },
  mapping_records: {
    one: 'account of a list',
    many: 'accounts of a list',
    partOf: { table: 'mapping_populations', column: 'population_id' },
    isTrail: true,
    onPartnerMerge: 'move',
  },
  mapping_refreshes: {
    one: 'load of an account list',
    many: 'loads of account lists',
    isTrail: true,
    onPartnerMerge: 'move',
  },
  mapping_consents: {
    one: 'consent to account mapping',
    many: 'consents to account mapping',
    isTrail: true,
    onPartnerMerge: 'move',
    log: 'both',
  },
  mapping_matches: {
    one: 'overlap',
    many: 'overlaps',
    synonyms: ['account overlaps', 'overlapping accounts'],
    isTrail: true,
    onPartnerMerge: 'end',
  },
  mapping_reveals: {
    one: 'view of a shared account',
    many: 'views of shared accounts',
    isTrail: true,
    onPartnerMerge: 'move',
  },
  introductions: {
    one: 'introduction',
    many: 'introductions',
    synonyms: ['intros', 'intro'],
    address: '/clients/mapping/introductions/show/$id',
    title: 'account_name',
    permission: {
      heading: 'partners',
      manage: 'Ask for, answer and follow up',
      managedBy: ['partner_manager', 'partner_sales', 'partner_member'],
    },
    onPartnerMerge: 'move',
    log: 'both',
    handOver: { where: "status in ('requested', 'accepted', 'made', 'meeting')", label: 'open introductions' },
  },
});
