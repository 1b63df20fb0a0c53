import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Reach } from '../schema.ts';
import { memberships } from './evaluate.ts';

interface Asked {
  audience_id: string | null;
  /** Only administrators of the partners count. */
  onlyAdmins?: boolean;
}

interface Found {
  id: string;
  name: string;
  category: string;
  people: number;
  admins: number;
}

const NAMED = 5;

/**
 * The active partners of an audience whose people can sign in, how many people they are, and which partners are left out for
 * which reason. It reads everything, so callers with limited rights use `asCompany`.
 */
export async function findReach(
  call: Call,
  { audience_id, onlyAdmins = false }: Asked,
): Promise<Reach & { partner_ids: string[] }> {
  const all = await call.rows<Found>(sql`
    select p.id, p.name, s.category, count(t.user_id)::int as people,
      count(t.user_id) filter (where t.role = 'partner_admin')::int as admins
    from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    left join lateral partner_standings(p.id) t on p.partner_organization_id is not null
    where p.organization_id = ${call.organization_id} and p.archived_at is null group by p.id, p.name, s.category
    order by p.name, p.id`);
  const members = audience_id
    ? await memberships(
        call,
        [audience_id],
        all.map(({ id }) => id),
      )
    : null;
  const reasonOf = ({ id, category, people, admins }: Found): Reach['left_out'][number]['reason'] | null => {
    if (members && !members.has(id)) return 'audience';
    if (category !== 'active') return 'status';
    if (people === 0) return 'no_people';
    return onlyAdmins && admins === 0 ? 'no_admins' : null;
  };
  const reached = all.filter((one) => reasonOf(one) === null);
  const left_out = (['audience', 'status', 'no_people', 'no_admins'] as const).flatMap((reason) => {
    const left = all.filter((one) => reasonOf(one) === reason);
    return left.length > 0
      ? { reason, partners: left.length, names: left.slice(0, NAMED).map(({ name }) => name) }
      : [];
  });
  return {
    partner_ids: reached.map(({ id }) => id),
    partners: reached.length,
    people: reached.reduce((sum, one) => sum + (onlyAdmins ? one.admins : one.people), 0),
    left_out,
  };
}
