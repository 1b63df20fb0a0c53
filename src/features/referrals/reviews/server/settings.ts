import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { ReviewSettings } from '../schema.ts';

/** Reviews are public unless the company limits them to its directories. */
export async function reviewSettings(call: Call): Promise<ReviewSettings> {
  const row = await call.maybe<ReviewSettings>(
    sql`select publishes_all from review_settings where organization_id = ${call.organization_id}`,
  );
  return row ?? { publishes_all: true };
}

export async function saveReviewSettings(call: Call, { publishes_all }: ReviewSettings): Promise<ReviewSettings> {
  await call.run(sql`
    insert into review_settings (organization_id, publishes_all) values (${call.organization_id}, ${publishes_all})
    on conflict (organization_id) do update set publishes_all = excluded.publishes_all`);
  return { publishes_all };
}
