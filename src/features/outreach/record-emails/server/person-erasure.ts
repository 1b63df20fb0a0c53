import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

/** Emails keep their time and their author; the words of and about the person go. */
export const onPersonErasure = definePersonErasure(async (call, { full_name, email, partner_id }) => {
  const texts = [full_name, email].filter((text) => text !== null);
  if (email)
    await call.run(
      `update record_emails set body = $3, subject = $3, author_name = case when direction = 'received' then $3 else author_name end,
         to_names = case when direction = 'sent' then array_fill($3::text, array[cardinality(to_names)]) else to_names end,
         to_addresses = array_remove(to_addresses, lower($2))
       where organization_id = $1
         and (lower($2) = any(to_addresses) and cardinality(to_addresses) = 1
           or direction = 'received' and author_name = $4)`,
      [call.organization_id, email, ERASED_NAME, full_name],
    );
  await call.run(
    `update record_emails set body = erased_text(to_jsonb(body), $2) #>> '{}', subject = erased_text(to_jsonb(subject), $2) #>> '{}',
       author_name = case when author_name = $3 then $4 else author_name end,
       to_names = array_replace(to_names, $3, $4), to_addresses = array_remove(to_addresses, lower($5))
     where organization_id = $1 and ($3 = any(to_names) or author_name = $3 or partner_id = $6 and strpos(body, $3) > 0)`,
    [call.organization_id, texts, full_name, ERASED_NAME, email, partner_id],
  );
});
