import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/** Emails keep their time and their author; the words of and about the person go. */
export const onPersonErasure = definePersonErasure(async (call, { full_name, email, partner_id }) => {
  const texts = [full_name, email].filter((text) => text !== null);
  if (email)
    await call.run(sql`
      update record_emails
      set body = ${ERASED_NAME}, subject = ${ERASED_NAME},
        author_name = case when direction = 'received' then ${ERASED_NAME} else author_name end,
        to_names = case when direction = 'sent' then array_fill(${ERASED_NAME}::text,
          array[cardinality(to_names)]) else to_names end,
        to_addresses = array_remove(to_addresses, lower(${email}))
      where organization_id = ${call.organization_id}
        and (lower(${email}) = any(to_addresses) and cardinality(to_addresses) = 1
          or direction = 'received' and author_name = ${full_name})`);
  await call.run(sql`
    update record_emails
    set body = erased_text(to_jsonb(body), ${texts}) #>> '{}',
      subject = erased_text(to_jsonb(subject), ${texts}) #>> '{}',
      author_name = case when author_name = ${full_name} then ${ERASED_NAME} else author_name end,
      to_names = array_replace(to_names, ${full_name}, ${ERASED_NAME}),
        to_addresses = array_remove(to_addresses, lower(${email}))
    where organization_id = ${call.organization_id}
      and (${full_name} = any(to_names) or author_name = ${full_name} or partner_id = ${partner_id}
      and strpos(body, ${full_name}) > 0)`);
});
