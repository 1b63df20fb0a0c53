import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { readRow } from '#server/resource/verbs.ts';
import { type TrackDefinition, trackStepsOf } from '../definition.schema.ts';
import type { PublishImpact, Track, TrackAssignment } from '../schema.ts';
import type { TrackPublication } from '../steps.schema.ts';
import { assignByRules } from './assign.ts';
import { asManager } from './manager.ts';
import { dueOf } from './progress.ts';
import { refreshAssignment } from './refresh.ts';
import { tracks } from './resource.ts';
import { trackProblems } from './rules.ts';

async function publishedDefinition(call: Call, track: Track): Promise<TrackDefinition> {
  if (track.published_version === null) return { stages: [] };
  const { definition } = await call.one<{ definition: TrackDefinition }>(sql`
    select definition from track_versions
    where organization_id = ${call.organization_id} and track_id = ${track.id} and version = ${track.published_version}`);
  return definition;
}

function changesBetween(before: TrackDefinition, after: TrackDefinition): PublishImpact['changes'] {
  const place = (definition: TrackDefinition) =>
    new Map(
      definition.stages.flatMap(({ key, steps }) =>
        steps.map((step, at) => [step.key, { title: step.title, whole: JSON.stringify([key, at, step]) }] as const),
      ),
    );
  const [old, next] = [place(before), place(after)];
  return [
    ...[...next].flatMap(([key, { title, whole }]): PublishImpact['changes'] => {
      const was = old.get(key);
      if (!was) return [{ title, change: 'added' }];
      return was.whole === whole ? [] : [{ title, change: 'changed' }];
    }),
    ...[...old].flatMap(([key, { title }]): PublishImpact['changes'] =>
      next.has(key) ? [] : [{ title, change: 'removed' }],
    ),
  ];
}

/** The changes that publishing the draft would make, and the present followers of the track. */
export async function impactOf(call: Call, id: string): Promise<PublishImpact> {
  const track = await readRow<Track>(call, tracks, id);
  const partners = await call.rows<{ id: string; name: string; percent: number; total: number }>(sql`
    select a.id, coalesce(a.user_name, p.name) as name, a.percent, count(*) over ()::int as total
    from track_assignments a
    join partners p on p.organization_id = a.organization_id and p.id = a.partner_id
    where a.organization_id = ${call.organization_id} and a.track_id = ${id} and a.status in ('assigned', 'in_progress')
    order by a.percent desc, 2, a.id limit 100`);
  return {
    problems: trackProblems(track.definition),
    changes: changesBetween(await publishedDefinition(call, track), track.definition),
    affected: partners[0]?.total ?? 0,
    partners: partners.map(({ total: _, ...partner }) => partner),
  };
}

/** Publishes the draft as a new version; running assignments stay on theirs unless they are migrated. */
export async function publishTrack(call: Call, track: Track, { migrate = false }: TrackPublication): Promise<void> {
  const { id } = track;
  const [problem] = trackProblems(track.definition);
  if (problem) throw conflict(problem);
  const isNew = track.has_changes || track.published_version === null;
  const version = isNew ? (track.published_version ?? 0) + 1 : track.published_version!;
  if (isNew) {
    await call.run(sql`
      insert into track_versions (organization_id, track_id, partner_id, version, name, step_order, definition,
        published_by_name)
      values (${call.organization_id}, ${id}, ${call.actor.partner_id}, ${version}, ${track.name}, ${track.step_order},
        ${JSON.stringify(track.definition)}, ${call.actor.full_name})`);
  }
  await call.run(sql`
    update tracks set state = 'published', published_version = ${version}, has_changes = false,
      published_at = case when ${isNew} then ${call.now()}::timestamptz else published_at end
      where organization_id = ${call.organization_id} and id = ${id}`);
  await call.asCompany(async (company) => {
    if (migrate) await migrateAll(company, id, version);
    if (track.open_count === 0 || isNew) await assignByRules(company, null);
  });
}

async function migrateAll(call: Call, track_id: string, version: number): Promise<void> {
  const open = await call.rows<{ id: string }>(sql`
    select id from track_assignments
    where organization_id = ${call.organization_id} and track_id = ${track_id} and version <> ${version}
      and status in ('assigned', 'in_progress') order by id`);
  for (const { id } of open) await migrateAssignment(call, id);
  await call.run(sql`
    update track_versions set migrated = migrated + ${open.length}
    where organization_id = ${call.organization_id} and track_id = ${track_id} and version = ${version}`);
}

export const moveToNewest = (call: Call, assignment: TrackAssignment): Promise<void> =>
  asManager(call, assignment, (company) => migrateAssignment(company, assignment.id));

/** Moves an assignment to the published version: unchanged steps keep their state. */
async function migrateAssignment(call: Call, id: string): Promise<void> {
  const found = await call.one<{
    version: number;
    starts_on: string;
    name: string;
    definition: TrackDefinition;
  }>(
    sql`
      select t.published_version as version, to_char(a.starts_on, 'YYYY-MM-DD') as starts_on, v.name, v.definition
      from track_assignments a join tracks t on t.organization_id = a.organization_id and t.id = a.track_id
      join track_versions v on v.organization_id = t.organization_id and v.track_id = t.id
        and v.version = t.published_version
      where a.organization_id = ${call.organization_id} and a.id = ${id} for update of a`,
    'This track assignment',
  );
  await call.run(sql`
    update track_assignments set version = ${found.version}, track_name = ${found.name}
    where organization_id = ${call.organization_id} and id = ${id}`);
  const steps = trackStepsOf(found.definition);
  await call.run(sql`
    update track_step_progress set state = 'removed'
    where organization_id = ${call.organization_id} and assignment_id = ${id}
      and state <> 'removed' and step_key <> all(${steps.map(({ key }) => key)}::text[])`);
  for (const step of steps) {
    await call.run(sql`
      update track_step_progress
      set title = ${step.title}, kind = ${step.kind}, side = ${step.side}, is_required = ${step.is_required},
        due_on = ${dueOf(step, found.starts_on)}
      where organization_id = ${call.organization_id} and assignment_id = ${id} and step_key = ${step.key}`);
  }
  await refreshAssignment(call, id);
}

/** Stops new assignments; running ones continue. */
export async function pauseTrack(call: Call, { id }: Track): Promise<void> {
  await call.run(
    sql`update tracks set state = 'paused' where organization_id = ${call.organization_id} and id = ${id}`,
  );
}
