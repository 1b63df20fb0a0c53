import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { type Level, reaches, type SharedField } from '../../levels.schema.ts';
import {
  MOST_SHOWN,
  type Overlap,
  type OverlapPage,
  type OverlapQuestion,
  type Reveal,
  type Shared,
} from '../../mapping.schema.ts';
import { agreement, relationshipPartner } from '../consents.ts';
import { type MappingRow, rowSealer } from '../keys.ts';
import { ownPopulation } from '../populations.ts';
import { logReveals } from './reveals.ts';

interface Found {
  id: string;
  method: Overlap['method'];
  first_seen_at: string;
  own_record: string;
  own_key: Buffer;
  own_sealed: Buffer;
  account_id: string | null;
  other_record: string;
  other_key: Buffer;
  other_sealed: Buffer;
  introduction_id: string | null;
}

interface Wanted {
  purpose: Reveal['purpose'];
  least: Level;
  limit: number;
  offset: number;
}

/** One page of the overlaps of two lists. Each record of the other side that it shows is noted for its owner. */
export function overlapPage(call: Call, { own_id, other_id, page = 1 }: OverlapQuestion): Promise<OverlapPage> {
  return readOverlaps(call, own_id, other_id, {
    purpose: 'list',
    least: 'existence',
    limit: MOST_SHOWN,
    offset: (page - 1) * MOST_SHOWN,
  });
}

/** @throws 404 for lists that are not a pair, and 409 below the needed level */
export async function readOverlaps(
  call: Call,
  own_id: string,
  other_id: string,
  { purpose, least, limit, offset }: Wanted,
): Promise<OverlapPage> {
  const own = await ownPopulation(call, own_id);
  const isPartner = own.partner_id !== null;
  const { partner_id } = await call.asCompany((company) =>
    company.one<{ partner_id: string | null }>(
      sql`
        select partner_id from mapping_populations
        where organization_id = ${company.organization_id} and id = ${other_id} and (partner_id is null) = ${isPartner}`,
      'This account list',
    ),
  );
  const partner = await relationshipPartner(call, own.partner_id ?? partner_id ?? undefined);
  const pair = isPartner
    ? { company_population_id: other_id, partner_population_id: own_id }
    : { company_population_id: own_id, partner_population_id: other_id };
  return call.asCompany(async (company) => {
    const agreed = await agreement(company, { ...pair, partner_id: partner });
    if (!reaches(agreed.level, least))
      throw conflict(
        least === 'fields'
          ? 'An export needs chosen fields shared by both sides.'
          : 'Both sides must share more than counts to list these accounts.',
        { allowed: [] },
      );
    const fields = agreed.level === 'fields' ? (isPartner ? agreed.company : agreed.partner).fields : [];
    const found = await matchesOf(company, pair, isPartner, limit, offset);
    const ownSealer = rowSealer(call, own_id);
    const otherSealer = rowSealer(call, other_id);
    const seen = found.rows.map((row) => ({
      row,
      ours: ownSealer.open(row.own_sealed, row.own_key),
      theirs: otherSealer.open(row.other_sealed, row.other_key),
    }));
    await logReveals(call, company, {
      partner_id: partner,
      level: agreed.level,
      purpose,
      records: seen.map(({ row, theirs }) => ({
        record_id: row.other_record,
        population_id: other_id,
        name: theirs.name,
      })),
    });
    return {
      level: agreed.level,
      fields,
      total: found.total,
      page: Math.floor(offset / limit) + 1,
      rows: seen.map(({ row, ours, theirs }) => overlapOf(row, ours, mappingShare(theirs, agreed.level, fields))),
    };
  });
}

function overlapOf(row: Found, ours: MappingRow, other: Shared): Overlap {
  return {
    id: row.id,
    name: ours.name,
    domain: ours.domain,
    owner: ours.owner,
    country: ours.country,
    stage: ours.stage,
    account_id: row.account_id,
    method: row.method,
    first_seen_at: row.first_seen_at,
    other,
    introduction_id: row.introduction_id,
  };
}

/** The values of the other side's record that the level allows; everything else never leaves this function. */
export function mappingShare(row: MappingRow, level: Level, fields: readonly SharedField[]): Shared {
  const atName = reaches(level, 'name');
  const chosen = <K extends SharedField>(key: K) => (fields.includes(key) ? row[key] : null);
  return {
    name: atName ? row.name : null,
    domain: atName ? row.domain : null,
    owner: reaches(level, 'owner') ? row.owner : null,
    country: chosen('country'),
    industry: chosen('industry'),
    employees: chosen('employees'),
    website: chosen('website'),
    stage: chosen('stage'),
  };
}

async function matchesOf(
  company: Call,
  pair: { company_population_id: string; partner_population_id: string },
  isPartner: boolean,
  limit: number,
  offset: number,
): Promise<{ total: number; rows: Found[] }> {
  const [own, other] = isPartner ? ['partner', 'company'] : ['company', 'partner'];
  const where = `m.organization_id = $1 and m.company_population_id = $2 and m.partner_population_id = $3 and not m.is_out`;
  const values = [company.organization_id, pair.company_population_id, pair.partner_population_id];
  const { total } = await company.one<{ total: number }>(
    `select count(*)::int as total from mapping_matches m where ${where}`,
    values,
  );
  // The order follows the caller's own rows, so that it tells nothing about the other side.
  const rows = await company.rows<Found>(
    `select m.id, m.method, m.first_seen_at, o.id as own_record, o.record_key as own_key, o.sealed as own_sealed, o.account_id,
       t.id as other_record, t.record_key as other_key, t.sealed as other_sealed,
       (select i.id from introductions i where i.organization_id = m.organization_id and i.match_id = m.id
          and i.status not in ('declined', 'withdrawn', 'lost') order by i.created_at desc limit 1) as introduction_id
     from mapping_matches m
     join mapping_records o on o.organization_id = m.organization_id and o.id = m.${own}_record_id
     join mapping_records t on t.organization_id = m.organization_id and t.id = m.${other}_record_id
     where ${where} order by o.id, m.id limit $4 offset $5`,
    [...values, limit, offset],
  );
  return { total, rows };
}
