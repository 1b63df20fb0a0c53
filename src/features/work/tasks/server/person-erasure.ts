import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

/** Tasks, comments and files stay; they name nobody any more. Unfinished tasks go to the partner's administrators. */
export const onPersonErasure = definePersonErasure(
  async (call, { contact_id, partner_id, user_id, full_name, email }) => {
    const organization = call.organization_id;
    await call.run(
      `update tasks set assignee_name = null, assignee_user_id = null, assignee_role = coalesce(assignee_role, 'partner_admin')
     where organization_id = $1 and partner_id = $2 and assignee_user_id = $3`,
      [organization, partner_id, user_id],
    );
    for (const column of ['created_by_name', 'completed_by_name'])
      await call.run(
        `update tasks set ${column} = $4 where organization_id = $1 and partner_id = $2 and ${column} = $3`,
        [organization, partner_id, full_name, ERASED_NAME],
      );
    await call.run(
      `update tasks set record_name = $3 where organization_id = $1 and record_table = 'contacts' and record_id = $2`,
      [organization, contact_id, ERASED_NAME],
    );
    await call.run(
      `update task_comments set author_name = $4, author_user_id = null
     where organization_id = $1 and partner_id = $2 and author_side = 'partner' and (author_user_id = $5 or author_name = $3)`,
      [organization, partner_id, full_name, ERASED_NAME, user_id],
    );
    await call.run(
      'update task_comments set mentions = array_remove(mentions, $3) where organization_id = $1 and partner_id = $2 and $3 = any(mentions)',
      [organization, partner_id, user_id],
    );
    await call.run(
      `update task_files set uploaded_by_name = $4, uploaded_by = null
     where organization_id = $1 and partner_id = $2 and (uploaded_by = $5 or uploaded_by_name = $3)`,
      [organization, partner_id, full_name, ERASED_NAME, user_id],
    );
    for (const [table, column] of [
      ['tasks', 'description'],
      ['task_comments', 'body'],
    ])
      await call.run(
        `update ${table} set ${column} = erased_text(to_jsonb(${column}), $3) #>> '{}'
           where organization_id = $1 and partner_id = $2 and ${column} is not null`,
        [organization, partner_id, [full_name, email].filter((text) => text !== null)],
      );
  },
);
