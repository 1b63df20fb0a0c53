import { sql } from '#server/db/sql.ts';
import { offersResource } from '#server/flags/offered.ts';
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
      const used = await call.rows<{ table: string }>(sql`
        select distinct subject_table as "table" from approval_chains where organization_id = ${call.organization_id}`);
      const subjects = [];
      for (const { table, label, fields } of approvalSubjects())
        if (offersResource(call.actor, table) || used.some((one) => one.table === table))
          subjects.push({ table, label, fields: await fields(call) });
      return subjects;
    },
  }),
];
