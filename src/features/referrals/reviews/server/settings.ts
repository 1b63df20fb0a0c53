import type { Call } from '#server/call.ts';
import type { ReviewSettings } from '../schema.ts';

/** Reviews are public unless the company limits them to its directories. */
export async function reviewSettings(call: Call): Promise<ReviewSettings> {
  const row = await call.maybe<ReviewSettings>('select publishes_all from review_settings where organization_id = $1', [
    call.organization_id,
  ]);
  return row ?? { publishes_all: true };
}

export async function saveReviewSettings(call: Call, { publishes_all }: ReviewSettings): Promise<ReviewSettings> {
  await call.run(
    `insert into review_settings (organization_id, publishes_all) values ($1, $2)
     on conflict (organization_id) do update set publishes_all = excluded.publishes_all`,
    [call.organization_id, publishes_all],
  );
  return { publishes_all };
}
