import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { forbidden, invalid } from '#server/errors.ts';
import type { ActivityKind, ProspectActivity, ProspectActivityCreate, Stage } from '../schema.ts';

/** The stage that an activity reaches, from the stages before it. */
const reaches: Record<ActivityKind, Stage | null> = {
  note: null,
  email: 'contacted',
  call: 'contacted',
  reply: 'replied',
  meeting: 'meeting',
};
const ORDER: readonly Stage[] = ['new', 'researched', 'contacted', 'replied', 'meeting'];

export function prepareActivity(call: Call, input: ProspectActivityCreate): Row {
  const happened_at = input.happened_at ?? call.now().toISOString();
  if (new Date(happened_at).getTime() > call.now().getTime() + 60_000)
    throw invalid({ happened_at: ['must not be in the future'] });
  return { ...input, happened_at, author_user_id: call.actor.user_id, author_name: call.actor.full_name };
}

/** A contact moves the prospect forward to the stage it proves, and never back. */
export async function followActivity(call: Call, { prospect_id, kind, happened_at }: ProspectActivity): Promise<void> {
  const stage = reaches[kind];
  if (stage === null) return;
  await call.run(
    `update prospects set last_contact_at = greatest(last_contact_at, $3::timestamptz),
       stage_changed_at = case when stage = any($4::text[]) then $6 else stage_changed_at end,
       stage = case when stage = any($4::text[]) then $5 else stage end
     where organization_id = $1 and id = $2`,
    [call.organization_id, prospect_id, happened_at, ORDER.slice(0, ORDER.indexOf(stage)), stage, call.now()],
  );
}

/** Only the author changes or deletes what they wrote. */
export function requireAuthor(call: Call, { author_user_id }: ProspectActivity, patch: Row): Row {
  if (author_user_id !== call.actor.user_id) throw forbidden('Only the author can change this activity.');
  return patch;
}
