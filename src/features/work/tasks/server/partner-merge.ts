import { definePartnerMerge } from '#server/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  const move = (table: string) =>
    call.run(`update ${table} set partner_id = $3 where organization_id = $1 and partner_id = $2`, values);
  const tasks = await move('tasks');
  const action_plans = await move('action_plans');
  await move('task_comments');
  await move('task_files');
  await call.run(
    "update tasks set record_id = $3 where organization_id = $1 and record_table = 'partners' and record_id = $2",
    values,
  );
  return { tasks, action_plans };
});
