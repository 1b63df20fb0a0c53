import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import type { TrackDefinition, TrackStep } from '../definition.schema.ts';
import type { TrackCreate } from '../schema.ts';
import { assignTrack } from './assign.ts';
import { addStepFile } from './files.ts';
import { tracks } from './resource.ts';
import { takeTrackStep } from './steps.ts';

export const sampleStep = (key: string, also: Partial<TrackStep> = {}): TrackStep => ({
  key,
  kind: 'task',
  title: `Step ${key}`,
  side: 'partner',
  is_required: true,
  ...also,
});

const definition: TrackDefinition = {
  stages: [
    { key: 'start', name: 'Start', steps: [sampleStep('read'), sampleStep('agree', { needs_approval: true })] },
    { key: 'sell', name: 'Sell', steps: [sampleStep('deal', { kind: 'first_registration' })] },
  ],
};

export async function sampleTrack(call: Call, overrides: Partial<TrackCreate> = {}): Promise<string> {
  const id = await createRow(call, tracks, { name: `Track ${newId().slice(-8)}`, definition, ...overrides });
  await takeTrackStep.publish(call, id, {});
  return id;
}

/** @returns the id of an assignment to a partner */
export async function sampleTrackAssignment(call: Call, overrides: Partial<TrackCreate> = {}): Promise<string> {
  const track_id = await sampleTrack(call, overrides);
  await assignTrack(call, { id: track_id }, { partner_ids: [await samplePartner(call)] });
  const { id } = await call.one<{ id: string }>(
    sql`select id from track_assignments where organization_id = ${call.organization_id} and track_id = ${track_id}`,
  );
  return id;
}

export async function sampleTrackStep(call: Call, overrides: Partial<TrackCreate> = {}): Promise<string> {
  const assignment_id = await sampleTrackAssignment(call, overrides);
  const { id } = await call.one<{ id: string }>(sql`
    select id from track_step_progress
    where organization_id = ${call.organization_id} and assignment_id = ${assignment_id} and step_key = 'read'`);
  return id;
}

/** The row of a file without content. */
export async function sampleTrackStepFile(call: Call): Promise<string> {
  const steps = [sampleStep('read', { asks_file: true })];
  return addStepFile(
    call,
    { step_id: await sampleTrackStep(call, { definition: { stages: [{ key: 'start', name: 'Start', steps }] } }) },
    {
      key: newId().replaceAll('-', ''),
      file_name: 'plan.txt',
      kind: 'text',
      media_type: 'text/plain',
      size: 5,
      sha256: '0'.repeat(64),
    },
  );
}

/** Creates an assignment of this partner that has had no progress for a long time. */
export async function sampleStuckTrack(call: Call, partner_id?: string): Promise<string> {
  const track_id = await sampleTrack(call);
  await assignTrack(call, { id: track_id }, { partner_ids: [partner_id ?? (await samplePartner(call))] });
  await call.run(sql`
    update track_assignments set last_progress_at = last_progress_at - interval '30 days',
      stuck_from = stuck_from - interval '30 days'
      where organization_id = ${call.organization_id} and track_id = ${track_id}`);
  return track_id;
}
