import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  tier_programs: {
    one: 'tier program',
    many: 'tier programs',
    title: "'Version ' || version",
    permission: { heading: 'partners', managedBy: ['partner_manager'], wholeCompany: 'manage' },
    log: 'company',
  },
  tier_criteria: {
    one: 'tier criterion',
    many: 'tier criteria',
    log: 'company',
    partOf: { table: 'tier_programs', column: 'program_id' },
  },
  tier_standings: {
    one: 'tier standing',
    many: 'tier standings',
    permission: {
      heading: 'partners',
      label: 'Tier progress',
      manage: 'Evaluate, lock and appeal',
      managedBy: ['partner_manager'],
    },
    onPartnerMerge: 'end',
    isTrail: true,
  },
  tier_moves: {
    one: 'tier decision',
    many: 'tier decisions',
    short: ['decision', 'decisions'],
    // Evaluations follow from deals, and are taken back with them.
    followsWhen: "r.source = 'auto'",
    permission: { heading: 'partners', manage: 'Approve and reject', managedBy: ['partner_manager'] },
    onPartnerMerge: 'history',
    isTrail: true,
    log: 'company',
  },
});
