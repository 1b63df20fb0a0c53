import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { RequestDocuments, RequestedDocuments } from '../schema.ts';
import { tellDocumentRequestRequested } from './notices.ts';
import { checkFolderOf, checkReferences } from './rules.ts';

const MOST = 2000;

/**
 * Requests one document from every named partner and every partner of the audience. Partners with an open request of
 * the same kind and name are skipped.
 */
export async function requestDocuments(call: Call, input: RequestDocuments): Promise<RequestedDocuments> {
  const { partner_ids = [], audience_id, ...values } = input;
  if (values.due_on && values.due_on < call.today()) throw invalid({ due_on: ['must be today or later'] });
  await checkReferences(call, values);
  const found = await partnersOf(call, partner_ids, audience_id ?? null);
  if (values.folder_id) await checkFolderOf(call, values.folder_id, found);
  // The lock runs requests one at a time, so that a form sent twice creates them once.
  await call.rows(
    sql`select pg_advisory_xact_lock(hashtextextended(${`document requests ${call.organization_id}`}, 22))`,
  );
  const asked = await call.rows<{ partner_id: string }>(sql`
    select partner_id from document_requests
    where organization_id = ${call.organization_id} and partner_id = any(${found}::uuid[]) and kind = ${values.kind}
      and lower(name) = lower(${values.name.trim()}) and status <> 'canceled'`);
  const has = new Set(asked.map(({ partner_id }) => partner_id));
  const ids: string[] = [];
  for (const partner_id of found.filter((id) => !has.has(id))) {
    const id = newId();
    ids.push(id);
    await call.run(sql`
      insert into document_requests (id, organization_id, partner_id, kind, name, instructions, due_on,
        reviewer_user_id, folder_id,
        needs_expiry, renewal_days, consequence, created_at)
      values (${id}, ${call.organization_id}, ${partner_id}, ${values.kind}, ${values.name.trim()},
        ${values.instructions?.trim() || null}, ${values.due_on ?? null}, ${values.reviewer_user_id ?? null},
        ${values.folder_id ?? null}, coalesce(${values.needs_expiry ?? null}, true),
        coalesce(${values.renewal_days ?? null}, 30), coalesce(${values.consequence ?? null}, 'none'), ${call.now()})`);
    await tellDocumentRequestRequested(call, id);
  }
  return { requested: ids.length, skipped: has.size, ids };
}

async function partnersOf(call: Call, partner_ids: readonly string[], audience_id: string | null): Promise<string[]> {
  const named = await call.rows<{ id: string }>(sql`
    select id from partners
    where organization_id = ${call.organization_id} and id = any(${partner_ids}::uuid[]) and archived_at is null`);
  if (named.length < new Set(partner_ids).size) throw invalid({ partner_ids: ['names a partner that does not exist'] });
  let members: string[] = [];
  if (audience_id) {
    const audience = await call.maybe(sql`
      select from audiences
      where organization_id = ${call.organization_id} and id = ${audience_id} and entity = 'partners'
        and archived_at is null`);
    if (!audience) throw invalid({ audience_id: ['does not exist'] });
    const found = [...(await memberships(call, [audience_id], null)).keys()];
    const live = await call.rows<{ id: string }>(sql`
      select id from partners
      where organization_id = ${call.organization_id} and id = any(${found}::uuid[]) and archived_at is null
      order by name, id`);
    members = live.map(({ id }) => id);
  }
  const all = [...new Set([...named.map(({ id }) => id), ...members])];
  if (all.length === 0) throw invalid({ partner_ids: ['name at least one partner, or an audience with members'] });
  if (all.length > MOST) throw invalid({ audience_id: [`has more than ${MOST} partners; request in parts`] });
  return all;
}
