import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  approval_chains: {
    one: 'approval chain',
    many: 'approval chains',
    address: '/administration/approval-chains/edit/$id',
    title: 'name',
    permission: { wholeCompany: 'manage' },
    log: 'company',
    handOver: { column: 'steps', holds: 'document', where: 'archived_at is null' },
  },
  approval_requests: { one: 'approval request', many: 'approval requests', onPartnerMerge: 'move', log: 'company' },
  approval_steps: {
    one: 'approval step',
    many: 'approval steps',
    title: 'name',
    partOf: { table: 'approval_requests', column: 'request_id' },
    log: 'company',
    handOver: {
      column: 'reviewer',
      holds: 'document',
      where: "status in ('waiting', 'open')",
      label: 'approvals waiting for them',
    },
  },
});
