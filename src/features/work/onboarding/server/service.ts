import type { Call } from '#server/call.ts';
import { defineCompanyDefaults } from '#server/company/new-company.ts';
import { sql } from '#server/db/sql.ts';

/** An unstarted setup. */
export const companyDefaults = defineCompanyDefaults((call) =>
  call.run(sql`insert into onboarding_state (organization_id) values (${call.organization_id}) on conflict do nothing`),
);

/** For companies that are not set up with the wizard. */
export async function markSetupFinished(call: Call): Promise<void> {
  const now = call.now();
  await call.run(sql`
    insert into onboarding_state (organization_id, status, finished_at, checklist_dismissed_at)
    values (${call.organization_id}, 'completed', ${now}, ${now})
    on conflict (organization_id) do update
    set status = 'completed', finished_at = ${now}, checklist_dismissed_at = ${now}`);
}

/** Hides or shows the go-live checklist on the dashboard. */
export async function dismissChecklist(call: Call, isDismissed: boolean): Promise<void> {
  await call.run(sql`
    insert into onboarding_state (organization_id, checklist_dismissed_at)
    values (${call.organization_id}, ${isDismissed ? call.now() : null})
    on conflict (organization_id) do update set checklist_dismissed_at = excluded.checklist_dismissed_at`);
}

/** For partners that joined before the program was kept here, such as those of the demo. */
export async function markPartnersSetUp(call: Call): Promise<void> {
  await call.run(sql`
    insert into partner_onboardings (organization_id, partner_id, status, finished_at)
    select organization_id, id, 'completed', ${call.now()} from partners where organization_id = ${call.organization_id}
    on conflict do nothing`);
}
