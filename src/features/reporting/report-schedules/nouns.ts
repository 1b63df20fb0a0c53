import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  report_schedules: {
    one: 'report',
    many: 'reports',
    permission: { manage: 'Create and send', managedBy: ['partner_manager', 'finance', 'partner_finance'] },
    onPartnerMerge: 'end',
    handOver: { where: 'partner_id is null and archived_at is null' },
    log: 'company',
  },
  report_runs: { one: 'report run', many: 'report runs' },
  report_deliveries: { one: 'report delivery', many: 'report deliveries', onPartnerMerge: 'history' },
  report_clocks: { one: 'report clock', many: 'report clocks' },
  report_settings: { one: 'report settings', many: 'report settings', log: 'company' },
});
