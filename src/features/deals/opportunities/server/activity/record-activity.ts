import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

type ActivityTarget = { opportunity_id: string } | { registration_id: string };

/**
 * Records activity that the deal's own row does not show, such as a note or a step of its registration. A registration
 * without a deal has a row of its own. It is written with the company's rights, because a partner can be the one who acts.
 */
export async function recordActivity(call: Call, of: ActivityTarget): Promise<void> {
  await call.asCompany((company) => {
    const key = 'opportunity_id' in of ? 'opportunity_id' : 'registration_id';
    const sources = {
      opportunity_id: 'select $2::uuid as opportunity_id, null::uuid as registration_id',
      registration_id: `select r.opportunity_id, case when r.opportunity_id is null then r.id end
        from deal_registrations r where r.organization_id = $1 and r.id = $2`,
    };
    return company.run(
      `with beat(opportunity_id, registration_id) as (${sources[key]}),
         known as (update deal_pulses u set active_at = greatest(u.active_at, $3) from beat b
           where u.organization_id = $1 and (u.opportunity_id = b.opportunity_id or u.registration_id = b.registration_id) returning u.id)
       insert into deal_pulses (organization_id, opportunity_id, registration_id, active_at)
       select $1, opportunity_id, registration_id, $3 from beat where not exists (select from known)
       on conflict do nothing`,
      [company.organization_id, 'opportunity_id' in of ? of.opportunity_id : of.registration_id, company.now()],
    );
  });
}

interface InactivitySettings {
  /** Days without activity until a reminder; 0 means never. */
  nudge: number;
  /** Days without activity until the deal is at risk; 0 means never. */
  risk: number;
  /** After this many days a reminder is no longer sent. */
  until: number;
}

/** With no day on which it is at risk, the reminder is for those found within this time. */
const NEWS_DAYS = 15;

export async function inactivitySettings(call: Call): Promise<InactivitySettings> {
  const { nudge, risk } = await call.one<{ nudge: number; risk: number }>(
    sql`
      select silent_nudge_days as nudge, silent_risk_days as risk from program_settings
      where organization_id = ${call.organization_id}`,
    'The program',
  );
  return { nudge, risk, until: risk > nudge ? risk : nudge + NEWS_DAYS };
}
