import type { Call } from '#server/call.ts';
import { plantContactTypes } from '../../contact-types/server/service.ts';
import { createDefaultPipeline } from '../../opportunity-types/server/service.ts';
import { plantPartnerStatuses } from '../../partner-statuses/server/service.ts';

/**
 * Gives a new company what the product cannot work without: its settings, statuses of partners, a pipeline, kinds of contacts
 * and a wizard that has not begun. Only what is missing is made, so it may be called again.
 */
export async function prepareCompany(call: Call): Promise<void> {
  const values = [call.organization_id];
  // First, because a second call for the same company waits here until the first has made everything else.
  await call.run('insert into onboarding_state (organization_id) values ($1) on conflict do nothing', values);
  await call.run('insert into programme_settings (organization_id) values ($1) on conflict do nothing', values);
  await plantPartnerStatuses(call);
  await createDefaultPipeline(call);
  await plantContactTypes(call);
}
