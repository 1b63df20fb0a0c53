import { definePersonErasure } from '#server/person-erasure.ts';

/** Stored messages keep no text with the person's name or address; a replay sends the changed text. */
export const onPersonErasure = definePersonErasure(async (call, { full_name, email }) => {
  const texts = [full_name, email].filter((text) => text !== null);
  await call.run(
    `update webhook_messages set body = erased_text(body::jsonb, $2)::text
     where organization_id = $1 and exists (select from unnest($2::text[]) t where strpos(lower(body), lower(t)) > 0)`,
    [call.organization_id, texts],
  );
  await call.run(
    `update webhook_attempts set response_excerpt = erased_text(to_jsonb(response_excerpt), $2) #>> '{}'
     where organization_id = $1 and exists (select from unnest($2::text[]) t where strpos(lower(response_excerpt), lower(t)) > 0)`,
    [call.organization_id, texts],
  );
});
