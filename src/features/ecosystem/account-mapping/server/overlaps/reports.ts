import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { type Level, reaches } from '../../levels.schema.ts';
import type { ReportDecision, ReportedMatch } from '../../mapping.schema.ts';
import { agreement, relationshipPartner } from '../consents.ts';
import { rowSealer } from '../keys.ts';
import { noticeOfMappingDecision } from '../notices.ts';
import { logReveals } from './reveals.ts';

const MOST = 200;

interface Reported extends Omit<ReportedMatch, 'name' | 'other_name' | 'is_mine'> {
  reported_by: 'company' | 'partner';
  company_population_id: string;
  partner_population_id: string;
  company_record: string;
  company_key: Buffer;
  company_sealed: Buffer;
  partner_record: string;
  partner_key: Buffer;
  partner_sealed: Buffer;
}

/** The reported matches of the caller's relationships, open ones first. Names of the other side are noted for their owner. */
export async function reportedMatches(call: Call, partner: string | undefined): Promise<ReportedMatch[]> {
  const isPartner = call.actor.partner_id !== null;
  const partner_id = isPartner || partner !== undefined ? await relationshipPartner(call, partner) : null;
  // In company mode the caller's own rights limit the partners.
  const rows = isPartner
    ? await call.asCompany((company) => reportsOf(company, partner_id))
    : await reportsOf(call, partner_id);
  return call.asCompany(async (company) => {
    const levels = new Map<string, Level>();
    const found: ReportedMatch[] = [];
    for (const row of rows) {
      const pair = `${row.company_population_id} ${row.partner_population_id}`;
      const level = levels.get(pair) ?? (await agreement(company, row)).level;
      levels.set(pair, level);
      const ofCompany = rowSealer(call, row.company_population_id).open(row.company_sealed, row.company_key).name;
      const ofPartner = rowSealer(call, row.partner_population_id).open(row.partner_sealed, row.partner_key).name;
      const [name, other_name] = isPartner ? [ofPartner, ofCompany] : [ofCompany, ofPartner];
      const isNamed = reaches(level, 'name');
      if (isNamed)
        await logReveals(call, company, {
          partner_id: row.partner_id,
          level,
          purpose: 'list',
          records: [
            {
              record_id: isPartner ? row.company_record : row.partner_record,
              population_id: isPartner ? row.company_population_id : row.partner_population_id,
              name: other_name,
            },
          ],
        });
      found.push({
        id: row.id,
        partner_id: row.partner_id,
        partner_name: row.partner_name,
        name,
        other_name: isNamed ? other_name : null,
        method: row.method,
        is_mine: row.reported_by === call.actor.mode,
        reported_by_name: row.reported_by_name,
        reported_at: row.reported_at,
        report_note: row.report_note,
        decision: row.decision,
        decision_note: row.decision_note,
        decided_by_name: row.decided_by_name,
        decided_at: row.decided_at,
      });
    }
    return found;
  });
}

function reportsOf(call: Call, partner_id: string | null): Promise<Reported[]> {
  return call.rows<Reported>(sql`
    select m.id, m.partner_id, p.name as partner_name, m.method, m.reported_by, m.reported_by_name, m.reported_at,
      m.report_note,
      m.decision, m.decision_note, m.decided_by_name, m.decided_at, m.company_population_id, m.partner_population_id,
      c.id as company_record, c.record_key as company_key, c.sealed as company_sealed,
      t.id as partner_record, t.record_key as partner_key, t.sealed as partner_sealed
    from mapping_matches m
    join partners p on p.organization_id = m.organization_id and p.id = m.partner_id
    join mapping_records c on c.organization_id = m.organization_id and c.id = m.company_record_id
    join mapping_records t on t.organization_id = m.organization_id and t.id = m.partner_record_id
    where m.organization_id = ${call.organization_id} and m.reported_by is not null
      and (${partner_id}::uuid is null or m.partner_id = ${partner_id})
    order by m.decided_at is not null, m.reported_at desc, m.id limit ${sql.raw(MOST)}`);
}

/**
 * Answers a report of the other side: the match is wrong and stays out, or it is the same account and counts again.
 * @throws 403 for the side that reported it, 409 when it was answered
 */
export async function decideReport(call: Call, id: string, { decision, note }: ReportDecision): Promise<void> {
  await call.asCompany(async (company) => {
    const match = await company.one<{
      partner_id: string;
      reported_by: 'company' | 'partner';
      decision: string | null;
    }>(
      sql`
        select partner_id, reported_by, decision from mapping_matches
        where organization_id = ${company.organization_id} and id = ${id} and reported_by is not null
          and (${call.actor.partner_id}::uuid is null or partner_id = ${call.actor.partner_id}) for update`,
      'This report',
    );
    await relationshipPartner(call, call.actor.partner_id ? undefined : match.partner_id);
    if (match.reported_by === call.actor.mode) throw conflict('The other side answers this report.', { allowed: [] });
    if (match.decision !== null) throw conflict('This report was already answered.', { allowed: [] });
    await company.run(sql`
      update mapping_matches
      set decision = ${decision}, decision_note = ${note?.trim() || null}, decided_by_name = ${call.actor.full_name},
        decided_at = ${call.now()}
      where organization_id = ${company.organization_id} and id = ${id}`);
    await noticeOfMappingDecision(company, match.partner_id, match.reported_by, decision, note?.trim() || null);
  });
}
