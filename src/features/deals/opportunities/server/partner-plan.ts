import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { updateRow } from '#server/resource/verbs.ts';
import type { Opportunity, PartnerPlan } from '../schema.ts';
import { opportunities } from './resource.ts';
import { rejectStaleVersion } from './stale.ts';

/**
 * Stores the next step and the expected close date from the partner who works a deal. Permissions follow the motion: in
 * a referral the company sells, and the partner can only read.
 */
export async function planByPartner(call: Call, id: string, { row_version, ...plan }: PartnerPlan): Promise<void> {
  const deal = await call.one<Pick<Opportunity, 'id' | 'row_version' | 'motion' | 'status'>>(
    sql`
      select id, row_version, motion, status from opportunity_rows
      where organization_id = ${call.organization_id} and id = ${id}`,
    'This opportunity',
  );
  await rejectStaleVersion(call, deal, row_version);
  if (deal.motion !== 'resale') throw conflict('Only the company can change deals of this type.');
  if (deal.status !== 'open') throw conflict(`This deal is already ${deal.status}.`, { allowed: ['open'] });
  // Row security lets no partner write a deal; the company's own rule does it, these fields only.
  await call.asCompany((company) => updateRow(company, opportunities, id, plan));
}
