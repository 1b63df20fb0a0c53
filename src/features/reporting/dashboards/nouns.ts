import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  dashboards: { one: 'dashboard', many: 'dashboards', permission: { everybody: { company: 'view', partner: 'view' } } },
  dashboard_layouts: {
    one: 'dashboard layout',
    many: 'dashboard layouts',
    permission: {},
    onPartnerMerge: 'history',
    log: 'company',
  },
});
