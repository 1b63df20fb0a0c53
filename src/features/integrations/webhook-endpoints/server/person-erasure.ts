import { sql } from '#server/db/sql.ts';
import { definePersonErasure } from '#server/merge-and-erase/person-erasure.ts';

/** Stored messages keep no text with the person's name or address; a replay sends the changed text. */
export const onPersonErasure = definePersonErasure(async (call, { full_name, email }) => {
  const texts = [full_name, email].filter((text) => text !== null);
  await call.run(sql`
    update webhook_messages set body = erased_text(body::jsonb, ${texts})::text
    where organization_id = ${call.organization_id}
      and exists (select from unnest(${texts}::text[]) t where strpos(lower(body), lower(t)) > 0)`);
  await call.run(sql`
    update webhook_attempts set response_excerpt = erased_text(to_jsonb(response_excerpt), ${texts}) #>> '{}'
    where organization_id = ${call.organization_id}
      and exists (select from unnest(${texts}::text[]) t where strpos(lower(response_excerpt), lower(t)) > 0)`);
});
