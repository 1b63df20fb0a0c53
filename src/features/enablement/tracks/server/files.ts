import { discardFiles, type StoredFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import { type TrackDefinition, trackStepsOf } from '../definition.schema.ts';
import type { TrackStepUpload } from '../schema.ts';

const MOST_FILES = 20;

interface OpenStep {
  partner_id: string;
  state: string;
  status: string;
  step_key: string;
  definition: TrackDefinition;
  files: number;
}

/**
 * Finds a step that takes files: one of a company's track that asks for a file and is still to be done. Files stay with a
 * finished step as they were handed in.
 * @throws 404, 409
 */
export async function stepForFile(call: Call, id: string): Promise<{ partner_id: string }> {
  await call.one(
    sql`
      select id from track_step_progress
      where organization_id = ${call.organization_id} and id = ${id} and state <> 'removed' and not is_internal
      for share`,
    'This track step',
  );
  const step = await call.asCompany((company) =>
    company.one<OpenStep>(sql`
      select s.partner_id, s.state, s.step_key, a.status, v.definition,
        (select count(*)::int from track_step_files f
          where f.organization_id = s.organization_id and f.step_id = s.id) as files
      from track_step_progress s
      join track_assignments a on a.organization_id = s.organization_id and a.id = s.assignment_id
      join track_versions v on v.organization_id = a.organization_id and v.track_id = a.track_id
        and v.version = a.version
      where s.organization_id = ${company.organization_id} and s.id = ${id}`),
  );
  const declared = trackStepsOf(step.definition).find(({ key }) => key === step.step_key);
  if (!declared?.asks_file) throw conflict('This step does not ask for a file.', { allowed: [] });
  if (call.actor.mode === 'partner' && declared.side === 'company')
    throw conflict('The company does this step.', { allowed: [] });
  if (!takesFiles(step)) throw conflict('This step is not open.', { allowed: ['pending', 'action_required'] });
  if (step.files >= MOST_FILES) throw conflict(`A step can have at most ${MOST_FILES} files.`);
  return step;
}

/** Whether a step of a running track is still to be done. */
export const takesFiles = ({ state, status }: { state: string; status: string }): boolean =>
  ['assigned', 'in_progress'].includes(status) && ['pending', 'action_required'].includes(state);

/** @returns the id */
export async function addStepFile(call: Call, { step_id }: TrackStepUpload, file: StoredFile): Promise<string> {
  const { partner_id } = await stepForFile(call, step_id);
  const id = newId();
  await call.run(sql`
    insert into track_step_files (organization_id, id, step_id, partner_id, key, file_name, kind, media_type, size,
      sha256,
      uploaded_by_name, created_at)
        values (${call.organization_id}, ${id}, ${step_id}, ${partner_id}, ${file.key}, ${file.file_name}, ${file.kind},
        ${file.media_type}, ${file.size}, ${file.sha256}, ${call.actor.full_name}, ${call.now()})`);
  await call.announce('track_step_files.created', id, { partner_id });
  return id;
}

/** Removes a file while its step is still to be done. */
export async function removeStepFile(call: Call, kernel: Kernel, id: string): Promise<void> {
  const file = await call.one<{ key: string; step_id: string }>(
    sql`select key, step_id from track_step_files where organization_id = ${call.organization_id} and id = ${id}`,
    'This file',
  );
  const { partner_id } = await stepForFile(call, file.step_id);
  const removed = await call.run(
    sql`delete from track_step_files where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (removed === 0) throw notFound('This file');
  await discardFiles(call, kernel, [file.key]);
  await call.announce('track_step_files.deleted', id, { partner_id });
}

/** Finds a file of a step that is visible to the caller. */
export function stepFileOf(call: Call, id: string): Promise<StoredFile & { version: number }> {
  return call.one<StoredFile & { version: number }>(
    sql`
      select key, file_name, kind, media_type, size, sha256, 1 as version from track_step_files
      where organization_id = ${call.organization_id} and id = ${id}`,
    'This file',
  );
}

/** @throws 409 when nothing was handed in */
export async function requireFile(call: Call, step_id: string): Promise<void> {
  const files = await call.rows(sql`
    select id from track_step_files where organization_id = ${call.organization_id} and step_id = ${step_id} limit 1`);
  if (files.length === 0) throw conflict('Attach a file to this step first.', { allowed: [] });
}
