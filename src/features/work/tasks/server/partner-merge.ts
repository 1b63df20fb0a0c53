import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const move = (table: string) =>
    call.run(sql`
      update ${sql.identifier(table)} set partner_id = ${kept}
      where organization_id = ${call.organization_id} and partner_id = ${other}`);
  const tasks = await move('tasks');
  const action_plans = await move('action_plans');
  await move('task_comments');
  await move('task_files');
  await call.run(sql`
    update tasks set record_id = ${kept}
    where organization_id = ${call.organization_id} and record_table = 'partners' and record_id = ${other}`);
  return { tasks, action_plans };
});
