import { checkPartnerConditions } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { type TrackDefinition, trackStepsOf } from '../definition.schema.ts';
import type { Track, TrackCreate } from '../schema.ts';
import { isTrackByHand, stepKind } from './service.ts';

const tables = { audience_id: 'audiences', reward_tier_id: 'partner_tiers', reward_status_id: 'partner_statuses' };

async function requireAll(call: Call, table: string, ids: readonly string[], field: string, also = ''): Promise<void> {
  if (ids.length === 0) return;
  const found = await call.rows(sql`
    select id from ${sql.identifier(table)}
    where organization_id = ${call.organization_id} and id = any(${ids}::uuid[])
      and archived_at is null ${sql.raw(also)}`);
  if (found.length < new Set(ids).size) throw invalid({ [field]: ['does not exist'] });
}

async function checkTrack(call: Call, input: Partial<TrackCreate>): Promise<void> {
  for (const [field, table] of Object.entries(tables)) {
    const id = input[field as keyof typeof tables];
    if (id) await requireAll(call, table, [id], field, table === 'audiences' ? "and entity = 'partners'" : '');
  }
  await requireAll(call, 'partner_tiers', input.tier_ids ?? [], 'tier_ids');
  await requireAll(call, 'partner_types', input.type_ids ?? [], 'type_ids');
  if (input.definition) await checkDefinition(call, input.definition);
}

async function checkDefinition(call: Call, definition: TrackDefinition): Promise<void> {
  const steps = trackStepsOf(definition);
  const keys = [...steps, ...definition.stages].map(({ key }) => key);
  if (new Set(keys).size < keys.length) throw invalid({ definition: ['has a key twice'] });
  const isPartner = call.actor.mode === 'partner';
  for (const step of steps) {
    const kind = stepKind(step.kind);
    if (!kind) throw invalid({ definition: [`“${step.title}”: this kind of step does not exist`] });
    if (isPartner && (!kind.forPeople || step.side === 'company' || step.when || step.needs_approval || step.asks_file))
      throw invalid({ definition: [`“${step.title}”: this is only possible in tracks of the company`] });
    if (step.asks_file && !isTrackByHand(kind))
      throw invalid({ definition: [`“${step.title}”: completes by itself, so it cannot ask for a file`] });
    if (step.ref_id && (!kind.refers || isPartner))
      throw invalid({ definition: [`“${step.title}”: cannot refer to a record`] });
    if (step.ref_id) await requireAll(call, kind.refers!.resource, [step.ref_id], 'definition');
    if (step.when) await checkPartnerConditions(call, step.when);
  }
}

export async function beginTrack(call: Call, input: TrackCreate): Promise<Row> {
  await checkTrack(call, input);
  const { partner_id } = call.actor;
  return { ...input, ...(partner_id && { partner_id }) };
}

export async function changeTrack(call: Call, current: Track, patch: Partial<TrackCreate>): Promise<Row> {
  await checkTrack(call, patch);
  const isFollowed = patch.definition !== undefined || patch.step_order !== undefined || patch.name !== undefined;
  return { ...patch, ...(isFollowed && current.published_version !== null && { has_changes: true }) };
}

export async function refuseWhileOpen(_call: Call, track: Track): Promise<void> {
  if (track.state === 'published') throw conflict('Pause the track before you archive it.');
  if (track.open_count > 0)
    throw conflict('Partners still follow this track. They must complete it first, or cancel their assignments.');
}

/** Problems that keep a draft from being published. */
export function trackProblems(definition: TrackDefinition): string[] {
  const problems: string[] = [];
  if (trackStepsOf(definition).length === 0) problems.push('Add at least one step.');
  for (const stage of definition.stages)
    if (stage.steps.length === 0) problems.push(`The stage “${stage.name}” has no steps.`);
  for (const step of trackStepsOf(definition)) {
    const kind = stepKind(step.kind);
    if (kind?.refers?.required && !step.ref_id)
      problems.push(`“${step.title}”: choose a ${kind.refers.label.toLowerCase()}.`);
    if (kind?.waits && !step.wait_days) problems.push(`“${step.title}”: enter how many days to wait.`);
  }
  return problems;
}
