import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { PartnerApplication } from '../schema.ts';
import { partnerApplications } from './resource.ts';

/** Everything about an application, also for decisions of a partner. The caller checks who may see it. @throws 404 */
export function readApplication(call: Call, id: string): Promise<PartnerApplication> {
  return call.asCompany((company) => readRow<PartnerApplication>(company, partnerApplications, id));
}

/**
 * Locks the application against other decisions until this transaction ends.
 * @throws 404 also where the caller may not see it
 */
export async function lockApplication(call: Call, id: string): Promise<PartnerApplication> {
  await call.one(
    sql`
      select from partner_applications where organization_id = ${call.organization_id} and id = ${id} for no key update`,
    'This application',
  );
  return readApplication(call, id);
}

/** @throws 409 once it is decided */
export async function lockOpen(call: Call, id: string): Promise<PartnerApplication> {
  const application = await lockApplication(call, id);
  if (application.status === 'pending_review' || application.status === 'info_requested') return application;
  throw conflict(`This application was already ${application.status}.`);
}
