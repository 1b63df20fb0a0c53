import { inactivitySettings } from '#features/deals/opportunities/server/service.ts';
import { notify, partnerUserAddressees, teamMembersAmong } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { texts } from '../texts.ts';

/** The last activity on a registration `r` with pulse `u`. */
const lastSign = 'greatest(r.decided_at, u.active_at)';
/** Registrations with a deal use its activity. */
const isAlone = "r.status = 'approved' and r.opportunity_id is null";

/** Marks exactly the approved registrations without a deal that have been inactive for too long. */
export async function markInactiveRegistrations(call: Call): Promise<void> {
  const { risk } = await inactivitySettings(call);
  const values = [call.organization_id, call.now(), risk];
  const isSilent = `$3 > 0 and ${lastSign} <= $2::timestamptz - make_interval(days => $3)`;
  await call.run(
    `update deal_pulses u set at_risk_since = null from deal_registrations r
     where u.organization_id = $1 and r.organization_id = $1 and r.id = u.registration_id and u.at_risk_since is not null
       and not (${isAlone} and ${isSilent})`,
    values,
  );
  await call.run(
    `insert into deal_pulses (organization_id, registration_id, active_at, at_risk_since)
     select $1, r.id, ${lastSign}, $2 from deal_registrations r
     left join deal_pulses u on u.organization_id = r.organization_id and u.registration_id = r.id
     where r.organization_id = $1 and ${isAlone} and (u.at_risk_since is null or u.at_risk_since <= ${lastSign})
       and ${isSilent}
     on conflict (organization_id, registration_id) do update set at_risk_since = excluded.at_risk_since`,
    values,
  );
}

export async function inactiveRegistrations(call: Call): Promise<string[]> {
  const { nudge, until } = await inactivitySettings(call);
  if (nudge === 0) return [];
  const now = call.now();
  const found = await call.rows<{ id: string }>(sql`
    select r.id from deal_registrations r
    left join deal_pulses u on u.organization_id = r.organization_id and u.registration_id = r.id
    where r.organization_id = ${call.organization_id} and ${sql.raw(isAlone)}
      and ${sql.raw(lastSign)} <= ${now}::timestamptz - make_interval(days => ${nudge})
        and ${sql.raw(lastSign)} > ${now}::timestamptz - make_interval(days => ${until})
    order by r.id`);
  return found.map(({ id }) => id);
}

interface SilentClaim {
  account_name: string;
  number: number;
  partner_id: string;
  owner_user_id: string | null;
  submitted_by: string | null;
  last_sign: string;
  days: number;
}

/** Notifies the partner's manager and the person who registered it, once per inactive period. */
export async function notifyInactiveRegistration(call: Call, id: string): Promise<void> {
  const claim = await call.one<SilentClaim>(sql`
    select r.account_name, r.number, r.partner_id, p.owner_user_id, r.submitted_by, ${sql.raw(lastSign)} as last_sign,
      floor(extract(epoch from ${call.now()}::timestamptz - ${sql.raw(lastSign)}) / 86400)::int as days
    from deal_registrations r join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
    left join deal_pulses u on u.organization_id = r.organization_id and u.registration_id = r.id
    where r.organization_id = ${call.organization_id} and r.id = ${id}`);
  const { account_name, number, partner_id, owner_user_id, submitted_by, last_sign, days } = claim;
  const notice = () => ({
    text: texts.inactive(texts.registration(account_name, number), days),
    dedupe_key: `silent registration ${id} since ${last_sign}`,
    about: [
      { table: 'deal_registrations' as const, id },
      { table: 'partners' as const, id: partner_id },
    ],
  });
  const letter = () => ({ subject: texts.inactiveSubject(account_name, days), action: texts.viewRegistration });
  await notify(
    call,
    { mode: 'company', people: await teamMembersAmong(call, owner_user_id ? [owner_user_id] : []) },
    () => ({ ...notice(), kind: 'deal_silent', link: `/partners/pending/opportunities/show/${id}` }),
    letter,
  );
  const submitters = (await partnerUserAddressees(call, partner_id)).filter(({ user_id }) => user_id === submitted_by);
  await notify(
    call,
    { mode: 'partner', partner_id, people: submitters },
    () => ({ ...notice(), kind: 'own_deal_silent', link: `/revenue/deal-desk/show/${id}` }),
    letter,
  );
}
