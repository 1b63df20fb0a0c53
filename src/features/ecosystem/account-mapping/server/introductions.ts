import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { IntroductionRequest } from '../mapping.schema.ts';
import { noticeOfIntroduction } from './notices.ts';
import { knownMatch } from './overlaps/matches.ts';

/** Asks the other side for an introduction at an account that both lists contain. @returns the id */
export async function requestIntroduction(call: Call, match_id: string, asked: IntroductionRequest): Promise<string> {
  call.require('introductions', 'manage');
  const { actor } = call;
  if (asked.due_on && asked.due_on < call.today()) throw invalid({ due_on: ['must not lie in the past'] });
  await call.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`introduction ${match_id}`}, 67))`);
  const match = await knownMatch(call, match_id, 'introduction');
  return call.asCompany(async (company) => {
    const open = await company.maybe(sql`
      select from introductions
      where organization_id = ${company.organization_id} and match_id = ${match_id} and asked_by = ${actor.mode}
        and status in ('requested', 'accepted', 'made', 'meeting', 'opportunity')`);
    if (open) throw conflict('There is already an open introduction for this account.', { allowed: [] });
    const { owner_user_id } = await company.one<{ owner_user_id: string | null }>(sql`
      select owner_user_id from partners where organization_id = ${company.organization_id} and id = ${match.partner_id}`);
    const id = newId();
    await company.run(
      `insert into introductions (organization_id, id, partner_id, asked_by, account_name, account_domain, account_id, match_id, message,
         contact_name, requested_by_user_id, requested_by_name, owner_user_id, due_on, status_changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        company.organization_id,
        id,
        match.partner_id,
        actor.mode,
        // The name that the answering side knows.
        match.theirs.name,
        match.theirs.domain,
        match.account_id,
        match_id,
        asked.message,
        asked.contact_name?.trim() || null,
        actor.user_id,
        actor.full_name,
        actor.mode === 'company' ? actor.user_id : owner_user_id,
        asked.due_on ?? null,
        call.now(),
      ],
    );
    await noticeOfIntroduction(
      company,
      {
        id,
        account_name: match.theirs.name,
        partner_id: match.partner_id,
        asked_by: actor.mode,
        owner_user_id,
      },
      'requested',
    );
    return id;
  });
}
