import { type Action, action } from '#server/http/action.ts';
import { ApprovalSubjects } from '../schema.ts';
import { approvalSubjects } from './subjects.ts';

export const approvalChainRoutes: Action[] = [
  action({
    method: 'GET',
    url: '/approval_chains/subjects',
    summary: 'List what can have approval chains, with the fields conditions can use',
    can: 'approval_chains:view',
    modes: ['company'],
    response: ApprovalSubjects,
    run: async (call) => {
      const found = [];
      for (const { table, label, fields } of approvalSubjects())
        found.push({ table, label, fields: await fields(call) });
      return found;
    },
  }),
];
