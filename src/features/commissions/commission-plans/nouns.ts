import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  commission_plans: {
    one: 'incentive structure',
    many: 'incentive structures',
    synonyms: ['commission plans', 'incentive plans', 'plans'],
    title: 'name',
    permission: { managedBy: ['finance'], wholeCompany: 'manage' },
    log: 'company',
  },
  plan_versions: {
    one: 'structure version',
    many: 'structure versions',
    title: "'version ' || version",
    partOf: { table: 'commission_plans', column: 'plan_id' },
    permission: { manage: 'Edit and publish', managedBy: ['finance'], wholeCompany: 'manage' },
    log: 'company',
  },
  plan_assignments: {
    one: 'structure assignment',
    many: 'structure assignments',
    partOf: { table: 'commission_plans', column: 'plan_id' },
    permission: { managedBy: ['finance'], wholeCompany: 'manage' },
    log: 'company',
  },
  incentives: { one: 'incentive', many: 'incentives', permission: {} },
});
