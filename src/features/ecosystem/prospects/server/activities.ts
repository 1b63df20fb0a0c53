import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
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
  await call.run(sql`
    update prospects set last_contact_at = greatest(last_contact_at, ${happened_at}::timestamptz),
      stage_changed_at =
        case when stage = any(${ORDER.slice(0, ORDER.indexOf(stage))}::text[]) then ${call.now()} else stage_changed_at
        end,
      stage = case when stage = any(${ORDER.slice(0, ORDER.indexOf(stage))}::text[]) then ${stage} else stage end
    where organization_id = ${call.organization_id} and id = ${prospect_id}`);
}

/** Only the author changes or deletes what they wrote. */
export function requireAuthor(call: Call, { author_user_id }: ProspectActivity, patch: Row): Row {
  if (author_user_id !== call.actor.user_id) throw forbidden('Only the author can change this activity.');
  return patch;
}
