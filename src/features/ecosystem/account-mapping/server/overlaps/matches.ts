import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { type Level, reaches } from '../../levels.schema.ts';
import type { Reveal } from '../../mapping.schema.ts';
import { agreement, relationshipPartner } from '../consents.ts';
import { type MappingRow, rowSealer } from '../keys.ts';
import { noticeOfReport } from '../notices.ts';
import { logReveals } from './reveals.ts';

/** An overlap with both records, for actions that start from it. */
export interface KnownMatch {
  id: string;
  partner_id: string;
  level: Level;
  ours: MappingRow;
  theirs: MappingRow;
  /** The company's account, if its list comes from accounts. */
  account_id: string | null;
}

interface Stored {
  id: string;
  partner_id: string;
  company_population_id: string;
  partner_population_id: string;
  reported_by: string | null;
  company_record: string;
  company_key: Buffer;
  company_sealed: Buffer;
  account_id: string | null;
  partner_record: string;
  partner_key: Buffer;
  partner_sealed: Buffer;
}

/**
 * A match whose names both sides may see, with a note of the view for the other side. @throws 404 without any consent, so
 * that ids cannot be tried out, and 409 below the level of names
 */
export async function knownMatch(call: Call, id: string, purpose: Reveal['purpose']): Promise<KnownMatch> {
  const match = await visibleMatch(call, id);
  return call.asCompany(async (company) => {
    const agreed = await agreement(company, match);
    if (!reaches(agreed.level, 'name')) throw conflict('Both sides must share names first.', { allowed: [] });
    const isPartner = call.actor.partner_id !== null;
    const ofCompany = rowSealer(call, match.company_population_id).open(match.company_sealed, match.company_key);
    const ofPartner = rowSealer(call, match.partner_population_id).open(match.partner_sealed, match.partner_key);
    const [ours, theirs] = isPartner ? [ofPartner, ofCompany] : [ofCompany, ofPartner];
    await logReveals(call, company, {
      partner_id: match.partner_id,
      level: agreed.level,
      purpose,
      records: [
        {
          record_id: isPartner ? match.company_record : match.partner_record,
          population_id: isPartner ? match.company_population_id : match.partner_population_id,
          name: theirs.name,
        },
      ],
    });
    return { id, partner_id: match.partner_id, level: agreed.level, ours, theirs, account_id: match.account_id };
  });
}

/** A match of a relationship of the caller, listed at the level of existence or above. @throws 404 */
async function visibleMatch(call: Call, id: string): Promise<Stored> {
  const match = await call.asCompany((company) =>
    company.one<Stored>(
      sql`
        select m.id, m.partner_id, m.company_population_id, m.partner_population_id, m.reported_by,
          c.id as company_record,
          c.record_key as company_key, c.sealed as company_sealed, c.account_id, t.id as partner_record,
            t.record_key as partner_key,
          t.sealed as partner_sealed
        from mapping_matches m
        join mapping_records c on c.organization_id = m.organization_id and c.id = m.company_record_id
        join mapping_records t on t.organization_id = m.organization_id and t.id = m.partner_record_id
        where m.organization_id = ${company.organization_id} and m.id = ${id} and not m.is_out
          and (${call.actor.partner_id}::uuid is null or m.partner_id = ${call.actor.partner_id})`,
      'This overlap',
    ),
  );
  await relationshipPartner(call, match.partner_id);
  return match;
}

/** Reports that two records are not the same account. The pair counts for neither side any longer. */
export async function reportMatch(call: Call, id: string, note: string): Promise<void> {
  const match = await visibleMatch(call, id);
  // The answer to a report stands, so that the pair does not go back and forth.
  if (match.reported_by) throw conflict('This match was reported before and confirmed.', { allowed: [] });
  await call.asCompany(async (company) => {
    const { level } = await agreement(company, match);
    if (!reaches(level, 'existence')) throw conflict('Both sides must share more than counts first.', { allowed: [] });
    await company.run(sql`
      update mapping_matches
      set reported_by = ${call.actor.partner_id ? 'partner' : 'company'}, reported_by_name = ${call.actor.full_name},
        reported_at = ${call.now()}, report_note = ${note}
      where organization_id = ${company.organization_id} and id = ${id}`);
    await noticeOfReport(company, match.partner_id, call.actor.mode);
  });
}
