import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import { plantContactTypes } from '#features/partners/contact-types/server/service.ts';
import { plantPartnerStatuses } from '#features/partners/partner-statuses/server/service.ts';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company.ts';
import { exponentOf } from '#shared/money.ts';

/** Below this a payout is not worth its bank fee (field guide, appendix B): whole units of the company's currency. */
const USUAL_MINIMUM = 50;

/**
 * Gives a new company what the product cannot work without: its settings, statuses of partners, a pipeline, kinds of contacts
 * and a wizard that has not begun. Only what is missing is made, so it may be called again.
 */
export async function prepareCompany(call: Call): Promise<void> {
  // First, because a second call for the same company waits here until the first has made everything else.
  await call.run('insert into onboarding_state (organization_id) values ($1) on conflict do nothing', [
    call.organization_id,
  ]);
  const currency = await baseCurrency(call);
  await call.run(
    'insert into programme_settings (organization_id, min_payout) values ($1, $2) on conflict do nothing',
    [call.organization_id, JSON.stringify({ [currency]: USUAL_MINIMUM * 10 ** exponentOf(currency) })],
  );
  await plantPartnerStatuses(call);
  await createDefaultPipeline(call);
  await plantContactTypes(call);
}

/** For companies that are set up by other means than the wizard. */
export async function markSetUp(call: Call): Promise<void> {
  await call.run(
    `insert into onboarding_state (organization_id, status, finished_at, checklist_dismissed_at) values ($1, 'completed', $2, $2)
     on conflict (organization_id) do update set status = 'completed', finished_at = $2, checklist_dismissed_at = $2`,
    [call.organization_id, call.now()],
  );
}
