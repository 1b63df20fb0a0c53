import { requireAssignable } from '#features/access/roles/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, constraintMessage, invalid, notFound } from '#server/errors.ts';
import { readRow } from '#server/resource/verbs.ts';
import { covers, type Standing, sideOf, standingOf } from '#shared/access/permissions.ts';
import type { Role } from '#shared/access/roles.ts';
import type { Deactivation, Reactivation, RoleChange, TeamMember } from '../schema.ts';
import { transferHoldings } from './holdings.ts';
import { teamMembers } from './resource.ts';

constraintMessage('memberships_owner', {
  role: ['A company needs at least one owner. Make someone else an owner first.'],
});

interface Seat {
  id: string;
  role: Role;
  status: 'active' | 'removed';
  row_version: number;
  custom: Standing | null;
}

/** Changes a role, in a transaction of the caller's own organization. */
export async function changeRole(call: Call, user_id: string, change: RoleChange): Promise<void> {
  const seat = await lockSeat(call, user_id, 'active');
  if (change.row_version !== undefined && change.row_version !== seat.row_version) {
    throw conflict('This person was changed in the meantime.', {
      current: await readRow<TeamMember>(call, teamMembers, user_id),
    });
  }
  refuseOneself(call, user_id, 'You cannot change your own role. Ask another administrator.');
  requirePower(call, seat);
  await requireAssignable(call, change);
  requireSide(seat.role, change.role);
  if (seat.role === 'partner_admin' && change.role !== 'partner_admin') await refuseLastAdmin(call, user_id);
  await setSeat(call, user_id, { role: change.role, role_id: change.role_id ?? null, status: 'active' });
}

/** Deactivates a member: hands over their records and ends their access. */
export async function deactivate(call: Call, user_id: string, given: Deactivation): Promise<void> {
  const seat = await lockSeat(call, user_id, 'active');
  refuseOneself(call, user_id, 'You cannot deactivate yourself. You can leave in your profile.');
  requirePower(call, seat);
  if (seat.role === 'partner_admin') await refuseLastAdmin(call, user_id);
  const successors = [given.successor_id, ...Object.values(given.by_kind ?? {})].filter((id) => id != null);
  await requireColleagues(call, successors, user_id);
  const reason = given.reason?.trim();
  await call.because(`Deactivated${reason ? `: ${reason}` : ''}`);
  if (call.actor.mode === 'company') {
    await transferHoldings(call, user_id, (kind) => given.by_kind?.[kind] ?? given.successor_id ?? undefined);
  }
  await setSeat(call, user_id, { status: 'removed' });
  await call.rows(sql`select end_access_of_former_member(${user_id}, ${given.successor_id ?? call.actor.user_id})`);
}

export async function reactivate(call: Call, user_id: string, choice: Reactivation): Promise<void> {
  const seat = await lockSeat(call, user_id, 'removed');
  requireSide(seat.role, choice.role);
  await requireAssignable(call, choice);
  await setSeat(call, user_id, { role: choice.role, role_id: choice.role_id ?? null, status: 'active' });
}

/** Says whether the person is offered as an owner and assignee; what they own already stays theirs. */
export async function changeWork(call: Call, user_id: string, takes_work: boolean): Promise<void> {
  await lockSeat(call, user_id, 'active');
  await call.run(sql`
    update memberships set takes_work = ${takes_work}
    where organization_id = ${call.organization_id} and user_id = ${user_id}`);
}

/** Makes someone an owner; the caller stays one or becomes an administrator. */
export async function transferOwnership(call: Call, user_id: string, staysOwner: boolean): Promise<void> {
  const { actor } = call;
  if (actor.role !== 'owner') throw invalid({ role: ['Only an owner can make someone an owner.'] });
  const seat = await lockSeat(call, user_id, 'active');
  if (seat.role === 'owner' && staysOwner) throw conflict('This person is already an owner.');
  await call.because('Ownership transferred');
  await setSeat(call, user_id, { role: 'owner', role_id: null, status: 'active' });
  if (!staysOwner) {
    refuseOneself(call, user_id, 'You are already an owner.');
    await setSeat(call, actor.user_id!, { role: 'admin', role_id: null, status: 'active' });
  }
}

/** @returns the membership of an active person whom the caller may manage. @throws 404, 409 */
export async function requireManageableMember(call: Call, user_id: string, textForOneself: string): Promise<string> {
  const seat = await lockSeat(call, user_id, 'active');
  refuseOneself(call, user_id, textForOneself);
  requirePower(call, seat);
  return seat.id;
}

async function lockSeat(call: Call, user_id: string, status: Seat['status']): Promise<Seat> {
  const seat = await call.maybe<Seat>(sql`
    select m.id, m.role, m.status, m.row_version,
      (select json_build_object('permissions', r.permissions, 'scope', r.scope) from roles r
       where r.organization_id = m.organization_id and r.id = m.role_id) as custom
    from memberships m where m.organization_id = ${call.organization_id} and m.user_id = ${user_id} for update of m`);
  if (!seat) throw notFound('This person');
  if (seat.status !== status) {
    throw conflict(status === 'active' ? 'This person is already deactivated.' : 'This person is already active.');
  }
  return seat;
}

async function setSeat(
  call: Call,
  user_id: string,
  seat: { role?: Role; role_id?: string | null; status: Seat['status'] },
): Promise<void> {
  const { role, role_id, status } = seat;
  await call.run(sql`
    update memberships
    set status = ${status}, role = coalesce(${role ?? null}, role),
      role_id = case when ${role ?? null}::text is null then role_id else ${role_id ?? null}::uuid end
    where organization_id = ${call.organization_id} and user_id = ${user_id}`);
}

function refuseOneself({ actor }: Call, user_id: string, text: string): void {
  if (actor.user_id === user_id) throw conflict(text);
}

/** Callers cannot change members who have more permissions than they have. */
function requirePower({ actor }: Call, { role, custom }: Seat): void {
  const isAbove =
    (role === 'owner' && actor.role !== 'owner') || !covers(actor.permissions, standingOf(role, custom).permissions);
  if (isAbove && actor.role !== 'system') throw conflict('This person has more permissions than you. Ask an owner.');
}

function requireSide(before: Role, after: Role): void {
  if (sideOf(before) !== sideOf(after))
    throw invalid({ role: ['must stay a role of the same kind (company or partner)'] });
}

async function requireColleagues(call: Call, ids: readonly string[], leaver: string): Promise<void> {
  const wanted = [...new Set(ids)];
  const found = await call.rows(sql`
    select from memberships
    where organization_id = ${call.organization_id} and user_id = any(${wanted}) and user_id <> ${leaver}
      and status = 'active'`);
  if (found.length !== wanted.length) throw invalid({ successor_id: ['must be another active team member'] });
}

/** Keeps at least one administrator in a partner organization. */
async function refuseLastAdmin(call: Call, user_id: string): Promise<void> {
  const admins = await call.rows<{ user_id: string }>(sql`
    select user_id from memberships
    where organization_id = ${call.organization_id} and status = 'active' and role = 'partner_admin' order by id
    for update`);
  if (!admins.some((one) => one.user_id !== user_id)) {
    throw conflict('This is your only administrator. Make someone else an administrator first.');
  }
}
