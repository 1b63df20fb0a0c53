import { partnerUsersWithPermission } from '#features/access/people/server/service.ts';
import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import { addDays } from '#shared/time/dates.ts';
import type { Track, TrackAssignment, TrackPerson } from '../schema.ts';
import type { StepReason, TrackTargets } from '../steps.schema.ts';
import { asManager } from './manager.ts';
import { tellTrackAssigned } from './notices.ts';
import { refreshAssignment } from './refresh.ts';

interface OpenTrack {
  id: string;
  name: string;
  partner_id: string | null;
  published_version: number;
  due_days: number | null;
  audience_id: string | null;
  tier_ids: string[];
  type_ids: string[];
}

interface Target {
  partner_id: string;
  person?: TrackPerson;
}

/** Starts a track for a partner or a person. @returns the id; undefined when it already runs */
async function startTrack(call: Call, track: OpenTrack, target: Target, source: 'rule' | 'hand') {
  const id = newId();
  const starts_on = call.today();
  const now = call.now();
  const made = await call.run(sql`
    insert into track_assignments (id, organization_id, track_id, version, partner_id, user_id, user_name, is_internal,
      track_name, source, starts_on, due_on, last_progress_at, created_at)
    values (${id}, ${call.organization_id}, ${track.id}, ${track.published_version}, ${target.partner_id},
      ${target.person?.user_id ?? null}, ${target.person?.full_name ?? null}, ${track.partner_id !== null},
      ${track.name}, ${source}, ${starts_on}, ${track.due_days ? addDays(starts_on, track.due_days) : null}, ${now},
      ${now}) on conflict do nothing`);
  if (made === 0) return undefined;
  const about = {
    id,
    track_name: track.name,
    partner_id: target.partner_id,
    user_id: target.person?.user_id ?? null,
    is_internal: track.partner_id !== null,
  };
  await tellTrackAssigned(call, about);
  await refreshAssignment(call, id);
  return id;
}

/** The users of a partner who can follow a track. */
export async function trackPeople(call: Call, partner_id: string): Promise<TrackPerson[]> {
  const people = await partnerUsersWithPermission(call, partner_id, 'track_assignments', 'view');
  return people.map(({ user_id, full_name }) => ({ user_id, full_name }));
}

/** Assigns a published track manually: the company to partners, a partner's administrator to its own people. */
export async function assignTrack(
  call: Call,
  { id }: Pick<Track, 'id'>,
  { partner_ids = [], user_ids = [] }: TrackTargets,
): Promise<void> {
  const { partner_id } = call.actor;
  const track = await call.one<OpenTrack & { state: string }>(
    sql`
      select id, name, state, partner_id, published_version, due_days, audience_id, tier_ids, type_ids from tracks
      where organization_id = ${call.organization_id} and id = ${id} and archived_at is null
        and partner_id is not distinct from ${partner_id}`,
    'This track',
  );
  if (track.state !== 'published') throw conflict('Publish the track before you assign it.');
  const targets = partner_id
    ? await ownPeople(call, partner_id, user_ids, partner_ids)
    : await visiblePartners(call, partner_ids, user_ids);
  if (targets.length === 0) throw invalid({ [partner_id ? 'user_ids' : 'partner_ids']: ['is required'] });
  await call.asCompany(async (company) => {
    for (const target of targets) await startTrack(company, track, target, 'hand');
  });
}

async function visiblePartners(call: Call, ids: readonly string[], users: readonly string[]): Promise<Target[]> {
  if (users.length > 0) throw invalid({ user_ids: ['is only for tracks of a partner'] });
  const found = await call.rows<{ id: string }>(sql`
    select id from partners
    where organization_id = ${call.organization_id} and id = any(${ids}::uuid[]) and archived_at is null`);
  if (found.length < ids.length) throw notFound('This partner');
  return found.map(({ id }) => ({ partner_id: id }));
}

async function ownPeople(call: Call, partner_id: string, ids: readonly string[], partners: readonly string[]) {
  if (partners.length > 0) throw invalid({ partner_ids: ['is only for tracks of the company'] });
  const people = await trackPeople(call, partner_id);
  return ids.map((id): Target => {
    const person = people.find(({ user_id }) => user_id === id);
    if (!person) throw notFound('This person');
    return { partner_id, person };
  });
}

/**
 * Assigns tracks by their rules: to partners of the audience, or of the selected tiers and types, that never had the
 * track.
 */
export async function assignByRules(call: Call, partner_id: string | null): Promise<void> {
  const ruled = await call.rows<OpenTrack>(sql`
    select id, name, partner_id, published_version, due_days, audience_id, tier_ids, type_ids from tracks
    where organization_id = ${call.organization_id} and state = 'published' and archived_at is null
      and partner_id is null and (audience_id is not null or tier_ids <> '{}' or type_ids <> '{}')
    order by created_at, id`);
  for (const track of ruled) {
    for (const id of await partnersFor(call, track, partner_id))
      await startTrack(call, track, { partner_id: id }, 'rule');
  }
}

async function partnersFor(call: Call, track: OpenTrack, only: string | null): Promise<string[]> {
  const candidates = await call.rows<{ id: string }>(sql`
    select p.id from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    where p.organization_id = ${call.organization_id} and p.archived_at is null and s.category in ('active', 'invited')
      and (${only}::uuid is null or p.id = ${only})
        and (cardinality(${track.tier_ids}::uuid[]) = 0 or p.tier_id = any(${track.tier_ids}::uuid[]))
      and (cardinality(${track.type_ids}::uuid[]) = 0 or p.type_id = any(${track.type_ids}::uuid[]))
      and not exists (select from track_assignments a where a.organization_id = p.organization_id
        and a.track_id = ${track.id} and a.partner_id = p.id) order by p.id`);
  const ids = candidates.map(({ id }) => id);
  if (!track.audience_id || ids.length === 0) return ids;
  const members = await memberships(call, [track.audience_id], ids);
  return ids.filter((id) => members.has(id));
}

export const cancelAssignment = (call: Call, assignment: TrackAssignment, { reason }: StepReason): Promise<void> =>
  asManager(call, assignment, async (company) => {
    await company.run(sql`
      update track_assignments
      set status = 'canceled', canceled_at = ${company.now()}, cancel_reason = ${reason}, stuck_from = null
      where organization_id = ${company.organization_id} and id = ${assignment.id}`);
  });
