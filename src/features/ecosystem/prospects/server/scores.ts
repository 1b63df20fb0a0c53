import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { Criterion } from '../criteria.schema.ts';
import { type ScoredProspect, scoreProspect } from '../score.ts';

interface Profile {
  id: string;
  type_id: string | null;
  criteria: Criterion[];
  qualify_at: number;
  review_at: number;
}

export const scoreOne = (call: Call, { id }: Row): Promise<void> => scoreProspects(call, { id: id as string });

/** A profile was created, changed or archived: all prospects it scores, or could score, are compared again. */
export function scoreProspectsOf(call: Call, profile: Row, { isEnding = false } = {}): Promise<void> {
  return scoreProspects(call, { ending: isEnding ? (profile.id as string) : null });
}

/**
 * Compares prospects with the profile of their type, or else with the profile for all types. Profiles are few, and a
 * change of one may give prospects another profile, so all prospects are compared after it.
 */
async function scoreProspects(
  call: Call,
  { id = null, ending = null }: { id?: string | null; ending?: string | null },
): Promise<void> {
  await call.asCompany(async (company) => {
    const profiles = await company.rows<Profile>(sql`
      select id, type_id, criteria, qualify_at, review_at from prospect_profiles
      where organization_id = ${company.organization_id} and archived_at is null
        and (${ending}::uuid is null or id <> ${ending})`);
    const prospects = await company.rows<ScoredProspect & { id: string; type_id: string | null }>(sql`
      select id, type_id, employees, founded_year, country, countries, tags, source, website, domain,
        contact_email::text as contact_email
      from prospects
      where organization_id = ${company.organization_id} and (${id}::uuid is null or id = ${id})
        and (partner_id is null or id = ${id})
      order by id`);
    const year = Number(company.today().slice(0, 4));
    const scored = prospects.flatMap((prospect) => {
      const profile =
        profiles.find(({ type_id }) => type_id !== null && type_id === prospect.type_id) ??
        profiles.find(({ type_id }) => type_id === null);
      if (!profile) return [];
      return [{ prospect_id: prospect.id, profile_id: profile.id, ...scoreProspect(prospect, profile, year) }];
    });
    await company.run(sql`
      with scored as (
        select * from jsonb_to_recordset(${JSON.stringify(scored)}::jsonb)
          as s(prospect_id uuid, profile_id uuid, score int, possible int, verdict text, reasons jsonb)
      ), gone as (
        delete from prospect_scores
        where organization_id = ${company.organization_id}
          and prospect_id = any(${prospects.map((prospect) => prospect.id)}::uuid[])
          and prospect_id not in (select prospect_id from scored)
      )
      insert into prospect_scores (organization_id, prospect_id, profile_id, score, possible, verdict, reasons,
        scored_at)
      select ${company.organization_id}, prospect_id, profile_id, score, possible, verdict, reasons, ${company.now()}
      from scored
      on conflict (organization_id, prospect_id) do update set profile_id = excluded.profile_id, score = excluded.score,
        possible = excluded.possible, verdict = excluded.verdict, reasons = excluded.reasons,
          scored_at = excluded.scored_at`);
  });
}
