import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/** Tasks, comments and files stay; they name nobody any more. Unfinished tasks go to the partner's administrators. */
export const onPersonErasure = definePersonErasure(
  async (call, { contact_id, partner_id, user_id, full_name, email }) => {
    const organization = call.organization_id;
    await call.run(sql`
      update tasks set assignee_name = null, assignee_user_id = null,
        assignee_role = coalesce(assignee_role, 'partner_admin')
      where organization_id = ${organization} and partner_id = ${partner_id} and assignee_user_id = ${user_id}`);
    for (const column of ['created_by_name', 'completed_by_name'])
      await call.run(sql`
        update tasks set ${sql.raw(column)} = ${ERASED_NAME}
        where organization_id = ${organization} and partner_id = ${partner_id} and ${sql.raw(column)} = ${full_name}`);
    await call.run(sql`
      update tasks set record_name = ${ERASED_NAME}
      where organization_id = ${organization} and record_table = 'contacts' and record_id = ${contact_id}`);
    await call.run(sql`
      update task_comments set author_name = ${ERASED_NAME}, author_user_id = null
      where organization_id = ${organization} and partner_id = ${partner_id} and author_side = 'partner'
        and (author_user_id = ${user_id} or author_name = ${full_name})`);
    await call.run(sql`
      update task_comments set mentions = array_remove(mentions, ${user_id})
      where organization_id = ${organization} and partner_id = ${partner_id} and ${user_id} = any(mentions)`);
    await call.run(sql`
      update task_files set uploaded_by_name = ${ERASED_NAME}, uploaded_by = null
      where organization_id = ${organization} and partner_id = ${partner_id}
        and (uploaded_by = ${user_id} or uploaded_by_name = ${full_name})`);
    for (const [table, column] of [
      ['tasks', 'description'],
      ['task_comments', 'body'],
    ])
      await call.run(sql`
        update ${sql.identifier(table!)}
        set ${sql.raw(column!)} = erased_text(to_jsonb(${sql.raw(column!)}),
          ${[full_name, email].filter((text) => text !== null)}) #>> '{}'
          where organization_id = ${organization} and partner_id = ${partner_id} and ${sql.raw(column!)} is not null`);
  },
);
