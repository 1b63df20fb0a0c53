import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { allows } from '#shared/access/permissions.ts';
import { type Level, lowerLevel, reaches, type SharedField, shownCount } from '../../levels.schema.ts';
import type { MappedPartner, Matrix, MatrixCell } from '../../mapping.schema.ts';
import { type PopulationKind, populationKinds } from '../../schema.ts';
import { relationshipPartner } from '../consents.ts';
import { privateCounts } from './private-counts.ts';

interface List {
  id: string;
  name: string;
  kind: PopulationKind;
  row_count: number;
  refreshed_at: string | null;
  level: Level;
  fields: SharedField[];
  requested_level: Level | null;
  request: Matrix['ours'][number]['request'];
  declined: Matrix['theirs'][number]['declined'];
}

/** The lists of both sides and the overlaps that both agreed to count. Each number counts rows of the caller's list. */
export async function matrixOf(call: Call, partner: string | undefined): Promise<Matrix> {
  const partner_id = await relationshipPartner(call, partner);
  const isPartner = call.actor.partner_id !== null;
  const potential = await potentialOf(call, partner_id);
  return call.asCompany(async (company) => {
    const ours = await listsOf(company, partner_id, isPartner ? 'partner' : 'company');
    const theirs = await listsOf(company, partner_id, isPartner ? 'company' : 'partner');
    const counts = await countsOf(company, partner_id, isPartner);
    const compared = await privateCounts(company, partner_id);
    const { name } = await company.one<{ name: string }>(sql`
      select case when ${isPartner} then o.name else p.name end as name
      from partners p join organizations o on o.id = p.organization_id
      where p.organization_id = ${company.organization_id} and p.id = ${partner_id}`);
    return {
      partner_id,
      counterpart_name: name,
      ours: ours.map(ownList),
      theirs: theirs.filter(isKnown).map(otherList),
      cells: ours.flatMap((own) =>
        theirs.filter(isKnown).map((other) => {
          const count = counts.get(`${own.id} ${other.id}`) ?? 0;
          const rounded = compared.get(isPartner ? `${own.id} ${other.id}` : `${other.id} ${own.id}`);
          const cell = cellOf(own, other, count, potential.get(`${own.id} ${other.id}`));
          // Until matches are revealed, a private list has only its rounded count.
          return count > 0 || rounded === undefined || cell.level === 'none'
            ? cell
            : { ...cell, count: rounded, is_rounded: true };
        }),
      ),
    };
  });
}

/** The name of a custom list can say more than its owner wants, so it exists for the other side once it is shared. */
const isKnown = ({ kind, level }: List): boolean => kind !== 'custom' || level !== 'none';

const ownList = ({
  id,
  name,
  kind,
  row_count,
  refreshed_at,
  level,
  fields,
  request,
}: List): Matrix['ours'][number] => ({ id, name, kind, row_count, refreshed_at, level, fields, request });

/** The other side sees the name and the age of a list only when it is shared. */
function otherList({ id, name, kind, refreshed_at, level, requested_level, declined }: List): Matrix['theirs'][number] {
  const isShared = level !== 'none';
  return {
    id,
    name: isShared ? name : populationKinds.find(({ value }) => value === kind)!.label,
    kind,
    refreshed_at: isShared ? refreshed_at : null,
    level,
    asked_level: requested_level,
    declined,
  };
}

function cellOf(own: List, other: List, count: number, potential: MatrixCell['potential'] = []): MatrixCell {
  const level = lowerLevel(own.level, other.level);
  const isExact = reaches(level, 'existence');
  return {
    own_id: own.id,
    other_id: other.id,
    level,
    count: level === 'none' ? null : isExact ? count : shownCount(count),
    is_rounded: !isExact,
    // Below this level the sum would tell which accounts match.
    potential: isExact ? potential : [],
  };
}

/** The company's open deals at the accounts of each cell, as far as the caller may see them. Partners get none. */
async function potentialOf(call: Call, partner_id: string): Promise<Map<string, MatrixCell['potential']>> {
  const { mode, permissions } = call.actor;
  if (mode !== 'company' || !allows(permissions, 'opportunities', 'view')) return new Map();
  const rows = await call.rows<{ own: string; other: string; currency: string; amount_minor: number }>(sql`
    select m.own, m.other, o.currency, sum(o.amount_minor)::bigint as amount_minor
    from (select distinct m.company_population_id as own, m.partner_population_id as other, r.account_id
      from mapping_matches m join mapping_records r on r.organization_id = m.organization_id
        and r.id = m.company_record_id
      where m.organization_id = ${call.organization_id} and m.partner_id = ${partner_id} and not m.is_out
        and r.account_id is not null) m
    join opportunities o on o.organization_id = ${call.organization_id} and o.account_id = m.account_id
      and o.status = 'open'
      and o.archived_at is null and o.amount_minor > 0
    group by 1, 2, 3 order by 4 desc, 3`);
  const byCell = Map.groupBy(rows, ({ own, other }) => `${own} ${other}`);
  return new Map(
    [...byCell].map(([key, list]) => [key, list.map(({ currency, amount_minor }) => ({ currency, amount_minor }))]),
  );
}

function listsOf(company: Call, partner_id: string, side: 'company' | 'partner'): Promise<List[]> {
  return company.rows<List>(sql`
    select l.id, l.name, l.kind, l.row_count, l.refreshed_at, coalesce(c.level, 'none') as level,
      coalesce(c.fields, '{}') as fields, c.requested_level,
      case when c.requested_level is not null then json_build_object('consent_id', c.id, 'level', c.requested_level,
        'fields', c.requested_fields, 'message', c.request_message, 'by_name', c.requested_by_name, 'at',
          c.requested_at) end as request,
      case when c.declined_level is not null then json_build_object('level', c.declined_level, 'reason',
        c.decline_reason,
        'at', c.declined_at) end as declined
    from mapping_populations l left join mapping_consents c on c.organization_id = l.organization_id
      and c.population_id = l.id
      and c.counterpart_partner_id = ${partner_id}
    where l.organization_id = ${company.organization_id} and l.partner_id is not distinct
    from case when ${side} = 'partner' then ${partner_id}::uuid end
    order by array_position(array['customers', 'open_opportunities', 'prospects', 'custom'], l.kind), l.name, l.id`);
}

async function countsOf(company: Call, partner_id: string, isPartner: boolean): Promise<Map<string, number>> {
  const [own, other] = isPartner ? ['partner', 'company'] : ['company', 'partner'];
  const rows = await company.rows<{ own: string; other: string; count: number }>(sql`
    select ${sql.raw(own)}_population_id as own, ${sql.raw(other)}_population_id as other,
      count(distinct ${sql.raw(own)}_record_id)::int as count
    from mapping_matches
    where organization_id = ${company.organization_id} and partner_id = ${partner_id} and not is_out group by 1, 2`);
  return new Map(rows.map((row) => [`${row.own} ${row.other}`, row.count]));
}

/** The partners with lists, consents or introductions, as far as the caller sees them. */
export function mappedPartners(call: Call): Promise<MappedPartner[]> {
  return call.rows<MappedPartner>(sql`
    select p.id as partner_id, p.name, coalesce(l.lists, 0)::int as lists, coalesce(c.shared, 0)::int as shared_lists,
      coalesce(c.asked, 0)::int as open_requests, coalesce(i.open, 0)::int as introductions
    from partners p
    left join (select partner_id, count(*) as lists from mapping_populations
      where organization_id = ${call.organization_id} group by 1) l on l.partner_id = p.id
    left join (select counterpart_partner_id as partner_id, count(*) filter (where level <> 'none') as shared,
        count(*) filter (where side = 'company' and requested_level is not null) as asked
      from mapping_consents where organization_id = ${call.organization_id} group by 1) c on c.partner_id = p.id
    left join (select partner_id,
      count(*) filter (where status in ('requested', 'accepted', 'made', 'meeting', 'opportunity')) as open,
      count(*) as every
      from introductions where organization_id = ${call.organization_id} group by 1) i on i.partner_id = p.id
    where p.organization_id = ${call.organization_id} and p.archived_at is null
      and (l.lists > 0 or c.shared > 0 or c.asked > 0 or i.every > 0)
    order by c.asked desc nulls last, p.name, p.id limit 500`);
}
