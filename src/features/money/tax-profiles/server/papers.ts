import type { Call } from '#server/call.ts';
import { addDays } from '#shared/dates.ts';
import { paperLabel } from '../papers.ts';
import type { MissingPaper, TaxPapers } from '../schema.ts';

type Found = Omit<MissingPaper, 'label'> & { partner_id: string };

/**
 * The papers that partners lack today, by partner. A merged partner lacks those of the partner it was merged into.
 * @param partner_id only this partner; it must be a live one
 */
export async function missingPapers(call: Call, partner_id?: string): Promise<Map<string, MissingPaper[]>> {
  const found = await call.rows<Found>(
    `select coalesce(m.id, t.partner_id) as partner_id, t.id as requirement_id, t.paper, t.state
     from missing_tax_papers($1, $2) t
     left join lateral (select k.id from partners k where k.organization_id = $1 and k.merged_into_id = t.partner_id
       union all select t.partner_id) m on true
     where $3::uuid is null or t.partner_id = $3 order by t.since, t.id`,
    [call.organization_id, call.today(), partner_id ?? null],
  );
  const papers = new Map<string, MissingPaper[]>();
  for (const { partner_id: of, ...paper } of found) {
    const known = papers.get(of) ?? [];
    // Two rules that ask for the same paper are one reason.
    if (known.some((one) => one.paper === paper.paper)) continue;
    papers.set(of, [...known, { ...paper, label: paperLabel(paper.paper, paper.state) }]);
  }
  return papers;
}

/** A form that expires within these days is announced. */
export const NOTICE_DAYS = 60;

export async function papersOf(call: Call, partner_id: string): Promise<TaxPapers> {
  const missing = (await missingPapers(call, partner_id)).get(partner_id) ?? [];
  const [rules] = await call.rows<{ needs_us_form: boolean }>(
    `select exists (select from tax_requirements where organization_id = $1 and paper = 'tax_form' and applies_to <> 'us') as needs_us_form`,
    [call.organization_id],
  );
  const profile = await call.maybe<{ valid_until: string }>(
    `select valid_until from tax_profiles where organization_id = $1 and partner_id = $2 and status = 'accepted' and valid_until <= $3`,
    [call.organization_id, partner_id, addDays(call.today(), NOTICE_DAYS)],
  );
  return { missing, needs_us_form: rules!.needs_us_form, expires_on: profile?.valid_until ?? null };
}
