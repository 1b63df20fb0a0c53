import type { Call } from '#server/call.ts';
import { defineCompanyDefaults } from '#server/new-company.ts';

/** An unstarted setup. */
export const companyDefaults = defineCompanyDefaults((call) =>
  call.run('insert into onboarding_state (organization_id) values ($1) on conflict do nothing', [call.organization_id]),
);

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

/** For partners that joined before the program was kept here, such as those of the demo. */
export async function markPartnersSetUp(call: Call): Promise<void> {
  await call.run(
    `insert into partner_onboardings (organization_id, partner_id, status, finished_at)
     select organization_id, id, 'completed', $2 from partners where organization_id = $1 on conflict do nothing`,
    [call.organization_id, call.now()],
  );
}
