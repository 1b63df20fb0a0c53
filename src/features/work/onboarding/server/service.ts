import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import { createDefaultContactTypes } from '#features/partners/contact-types/server/service.ts';
import { createDefaultPartnerStatuses } from '#features/partners/partner-statuses/server/service.ts';
import { createProgramSettings } from '#features/setup/program-settings/server/service.ts';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company.ts';
import { exponentOf } from '#shared/money.ts';

/** Below this a payout is not worth its bank fee (field guide, appendix B): whole units of the company's currency. */
const USUAL_MINIMUM = 50;

/**
 * Creates what a new company needs: settings, partner statuses, a pipeline, contact types and an unstarted wizard. Creates
 * only what is missing, so it can be called again.
 */
export async function prepareCompany(call: Call): Promise<void> {
  // Comes first, so that a concurrent call for the same company waits here.
  await call.run('insert into onboarding_state (organization_id) values ($1) on conflict do nothing', [
    call.organization_id,
  ]);
  const currency = await baseCurrency(call);
  await createProgramSettings(call, { [currency]: USUAL_MINIMUM * 10 ** exponentOf(currency) });
  await createDefaultPartnerStatuses(call);
  await createDefaultPipeline(call);
  await createDefaultContactTypes(call);
}

/** For companies that are not set up with the wizard. */
export async function markSetupFinished(call: Call): Promise<void> {
  await call.run(
    `insert into onboarding_state (organization_id, status, finished_at, checklist_dismissed_at) values ($1, 'completed', $2, $2)
     on conflict (organization_id) do update set status = 'completed', finished_at = $2, checklist_dismissed_at = $2`,
    [call.organization_id, call.now()],
  );
}

/** Hides or shows the go-live checklist on the dashboard. */
export async function dismissChecklist(call: Call, isDismissed: boolean): Promise<void> {
  await call.run(
    `insert into onboarding_state (organization_id, checklist_dismissed_at) values ($1, $2)
     on conflict (organization_id) do update set checklist_dismissed_at = excluded.checklist_dismissed_at`,
    [call.organization_id, isDismissed ? call.now() : null],
  );
}
