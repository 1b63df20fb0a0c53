import { sql } from '#server/db/sql.ts';
import { conflict, constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { ApprovalChain, ApprovalChainCreate, ApprovalChainUpdate } from '../schema.ts';
import { checkChain } from './check.ts';

constraintMessage('approval_chains_name', { name: ['is already the name of another chain'] });

export const approvalChains = defineResource({
  name: 'approval_chains',
  noun: 'approval chain',
  row: ApprovalChain,
  create: ApprovalChainCreate,
  update: ApprovalChainUpdate,
  remove: 'archive',
  view: 'approval_chain_rows',
  ordered: true,
  list: {
    sort: ['order', 'name', 'is_active', 'created_at'],
    filter: ['subject_table', 'is_active'],
    search: ['name', 'description'],
    by: 'order',
  },
  beforeCreate: async (call, input) => ({ order: await nextPlace(call), ...(await checkChain(call, input)) }),
  beforeUpdate: (call, current, patch) => checkChain(call, patch, current),
  beforeRemove: async (_call, { open_count }) => {
    if (open_count > 0)
      throw conflict(
        'Records are still waiting in this chain. Switch it off so that no new ones follow, and archive it when they are decided.',
      );
  },
});

async function nextPlace(call: Parameters<typeof checkChain>[0]): Promise<number> {
  const { next } = await call.one<{ next: number }>(sql`
    select coalesce(max("order"), 0) + 1 as next from approval_chains
    where organization_id = ${call.organization_id} and archived_at is null`);
  return next;
}
