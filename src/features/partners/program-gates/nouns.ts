import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  program_gates: { one: 'gate', many: 'gates', log: 'company' },
  gate_waivers: {
    one: 'waiver',
    many: 'waivers',
    log: 'company',
    permission: { managedBy: ['partner_manager'] },
    partOf: { table: 'partners', column: 'partner_id' },
    onPartnerMerge: 'history',
  },
});
