import { archiveUnusedForms } from '#features/engagement/forms/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { PartnerPageCreate } from '../schema.ts';
import { partnerPages } from './resource.ts';

export { type OpenPage, openPartnerPage } from './open.ts';
export { APPLICATION_PURPOSE } from './rules.ts';
export { takePartnerPageStep } from './steps.ts';

/** @returns the id of a draft; its step `publish` opens it */
export function createPartnerPage(call: Call, input: PartnerPageCreate): Promise<string> {
  return createRow(call, partnerPages, input);
}

/** Archives pages with their forms, unless somebody has filled in a form. */
export async function archivePartnerPages(call: Call, ids: readonly string[]): Promise<void> {
  const pages = await call.rows<{ form_id: string }>(sql`
    update partner_pages set archived_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = any(${ids}::uuid[]) and archived_at is null
    returning form_id`);
  const others = await call.rows<{ form_id: string }>(
    sql`select form_id from partner_pages where organization_id = ${call.organization_id} and archived_at is null`,
  );
  const shared = new Set(others.map(({ form_id }) => form_id));
  await archiveUnusedForms(
    call,
    pages.map(({ form_id }) => form_id).filter((id) => !shared.has(id)),
  );
}
