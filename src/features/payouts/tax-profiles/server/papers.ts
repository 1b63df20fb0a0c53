import { partnerUsersWithPermission } from '#features/access/people/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { addDays } from '#shared/time/dates.ts';
import { paperLabel } from '../papers.ts';
import type { MissingPaper, TaxPapers } from '../schema.ts';
import { tellAsked } from './notices.ts';
import { texts } from './texts.ts';

const DAY_MS = 86_400_000;

type PaperRow = Omit<MissingPaper, 'label'> & { partner_id: string };

/**
 * The papers that partners lack today, by partner. A merged partner lacks those of the partner it was merged into.
 * @param partner_id only this partner; it must be a live one
 */
export async function missingPapers(call: Call, partner_id?: string): Promise<Map<string, MissingPaper[]>> {
  const rows = await call.rows<PaperRow>(sql`
    select coalesce(m.id, t.partner_id) as partner_id, t.id as requirement_id, t.paper, t.state
    from missing_tax_papers(${call.organization_id}, ${call.today()}) t
    left join lateral (select k.id from partners k
      where k.organization_id = ${call.organization_id} and k.merged_into_id = t.partner_id
      union all select t.partner_id) m on true
    where ${partner_id ?? null}::uuid is null or t.partner_id = ${partner_id ?? null} order by t.since, t.id`);
  const papers = new Map<string, MissingPaper[]>();
  for (const { partner_id: of, ...paper } of rows) {
    const listed = papers.get(of) ?? [];
    // Two rules that ask for the same paper are one reason.
    if (listed.some((one) => one.paper === paper.paper)) continue;
    papers.set(of, [...listed, { ...paper, label: paperLabel(paper.paper, paper.state) }]);
  }
  return papers;
}

/** The last request for tax papers since the partner last handed in a profile. */
async function lastAsk(call: Call, partner_id: string): Promise<TaxPapers['asked']> {
  const request = await call.maybe<{ at: string; by_name: string }>(sql`
    select a.asked_at as at, a.asked_by_name as by_name from tax_paper_requests a
    where a.organization_id = ${call.organization_id} and a.partner_id = ${partner_id}
      and not exists (select from tax_profiles f
        where f.organization_id = ${call.organization_id} and f.partner_id = ${partner_id}
        and f.created_at >= a.asked_at)
    order by a.asked_at desc limit 1`);
  if (!request) return null;
  return { at: new Date(request.at).toISOString(), by_name: call.actor.mode === 'partner' ? null : request.by_name };
}

/** Asks the partner for the papers that it lacks, at most once a day. */
export async function askForPapers(call: Call, partner_id: string): Promise<TaxPapers> {
  const partner = await call.one<{ id: string }>(
    sql`
      select id from partners
      where organization_id = ${call.organization_id} and id = ${partner_id} and archived_at is null for update`,
    'This partner',
  );
  const { missing, asked: lastRequest } = await papersOf(call, partner.id);
  const open = missing.filter(({ state }) => state !== 'in_review');
  if (open.length === 0) {
    throw conflict(
      missing.length > 0 ? 'The partner submitted its tax profile. Review it.' : 'No tax form is missing.',
    );
  }
  if (lastRequest && call.now().getTime() - Date.parse(lastRequest.at) < DAY_MS)
    throw conflict('You asked this partner within the last 24 hours.');
  const people = await partnerUsersWithPermission(call, partner.id, 'tax_profiles', 'manage');
  if (people.length === 0) throw conflict('No partner user can fill in the tax profile. Invite a partner user first.');
  await call.run(sql`
    insert into tax_paper_requests (organization_id, partner_id, papers, asked_at, asked_by_name)
    values (${call.organization_id}, ${partner.id}, ${open.map(({ paper }) => paper)}, ${call.now()},
      ${call.actor.full_name})`);
  await tellAsked(call, partner.id, open);
  return papersOf(call, partner.id);
}

/** A form that expires within these days is announced. */
export const NOTICE_DAYS = 60;

export async function papersOf(call: Call, partner_id: string): Promise<TaxPapers> {
  const missing = (await missingPapers(call, partner_id)).get(partner_id) ?? [];
  const [rules] = await call.rows<{ needs_us_form: boolean }>(sql`
    select exists (select from tax_requirements
      where organization_id = ${call.organization_id} and paper = 'tax_form' and applies_to <> 'us') as needs_us_form`);
  const profile = await call.maybe<{ valid_until: string }>(sql`
    select valid_until from tax_profiles
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status = 'accepted'
      and valid_until <= ${addDays(call.today(), NOTICE_DAYS)}`);
  return {
    missing: missing.map((one) => ({ ...one, label: texts.paper(one.paper, one.state) })),
    needs_us_form: rules!.needs_us_form,
    expires_on: profile?.valid_until ?? null,
    asked: missing.length > 0 ? await lastAsk(call, partner_id) : null,
  };
}
