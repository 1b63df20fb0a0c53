import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  automations: {
    one: 'automation',
    many: 'automations',
    synonyms: ['workflows', 'flows'],
    address: '/automations/edit/$id',
    title: 'name',
    log: 'company',
    permission: { managedBy: ['partner_manager'], wholeCompany: 'manage' },
    handOver: { where: 'archived_at is null', column: 'owner_user_id' },
  },
  automation_versions: { one: 'automation version', many: 'automation versions', isTrail: true },
  automation_runs: {
    one: 'automation run',
    many: 'automation runs',
    synonyms: ['workflow runs'],
    address: '/automations/runs/$id',
    onPartnerMerge: 'move',
    isTrail: true,
  },
  automation_step_runs: {
    one: 'automation step',
    many: 'automation steps',
    isTrail: true,
    partOf: { table: 'automation_runs', column: 'run_id' },
  },
  automation_approvals: {
    one: 'automation approval',
    many: 'automation approvals',
    address: '/automations/approvals/$id',
    log: 'company',
    onPartnerMerge: 'move',
    isTrail: true,
    permission: { label: 'Approvals of automations', manage: 'Decide', everybody: { company: 'manage' } },
  },
  automation_endpoints: {
    one: 'connected system',
    many: 'connected systems',
    title: 'name',
    log: 'company',
  },
  automation_hooks: { one: 'automation hook', many: 'automation hooks', isTrail: true },
  automation_hook_deliveries: {
    one: 'delivery of a hook',
    many: 'deliveries of hooks',
    isTrail: true,
    partOf: { table: 'automation_hooks', column: 'hook_id' },
  },
  automation_settings: { one: 'automation settings', many: 'automation settings', log: 'company' },
});
