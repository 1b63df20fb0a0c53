import {
  type Addressee,
  notify,
  partnerUserAddressees,
  teamMembersAmong,
} from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { texts } from '../texts.ts';
import { inactivitySettings } from './record-activity.ts';

/** The last activity on a deal `o` with pulse `u`. */
const lastSign = 'greatest(o.last_activity_at, u.active_at)';

/** Marks exactly the deals without activity for too long; more days, or none, remove the mark. */
export async function markInactiveDeals(call: Call): Promise<void> {
  const { risk } = await inactivitySettings(call);
  const values = [call.organization_id, call.now(), risk];
  const isSilent = `$3 > 0 and ${lastSign} <= $2::timestamptz - make_interval(days => $3)`;
  await call.run(
    `update deal_pulses u set at_risk_since = null from opportunities o
     where u.organization_id = $1 and o.organization_id = $1 and o.id = u.opportunity_id and u.at_risk_since is not null
       and not (o.status = 'open' and o.archived_at is null and ${isSilent})`,
    values,
  );
  await call.run(
    `insert into deal_pulses (organization_id, opportunity_id, active_at, at_risk_since)
     select $1, o.id, ${lastSign}, $2 from opportunities o
     left join deal_pulses u on u.organization_id = o.organization_id and u.opportunity_id = o.id
     where o.organization_id = $1 and o.status = 'open' and o.archived_at is null and (u.at_risk_since is null or u.at_risk_since <= ${lastSign})
       and ${isSilent}
     on conflict (organization_id, opportunity_id) do update set at_risk_since = excluded.at_risk_since`,
    values,
  );
}

/** Open deals that have just become inactive; deals already at risk need no reminder. */
export async function inactiveDeals(call: Call): Promise<string[]> {
  const { nudge, until } = await inactivitySettings(call);
  if (nudge === 0) return [];
  const now = call.now();
  const found = await call.rows<{ id: string }>(sql`
    select o.id from opportunities o
    left join deal_pulses u on u.organization_id = o.organization_id and u.opportunity_id = o.id
    where o.organization_id = ${call.organization_id} and o.status = 'open' and o.archived_at is null
      and ${sql.raw(lastSign)} <= ${now}::timestamptz - make_interval(days => ${nudge})
        and ${sql.raw(lastSign)} > ${now}::timestamptz - make_interval(days => ${until})
    order by o.id`);
  return found.map(({ id }) => id);
}

interface SilentDeal {
  name: string;
  number: number;
  partner_id: string | null;
  owner_user_id: string | null;
  submitters: string[];
  last_sign: string;
  days: number;
}

/**
 * Notifies the owner, or without one the partner's owner, and at the leading partner the person who registered the
 * deal; once per inactive period.
 */
export async function notifyInactiveDeal(call: Call, id: string): Promise<void> {
  const deal = await call.one<SilentDeal>(sql`
    select o.name, o.number, o.partner_id, coalesce(o.owner_user_id, p.owner_user_id) as owner_user_id,
      ${sql.raw(lastSign)} as last_sign,
      floor(extract(epoch from ${call.now()}::timestamptz - ${sql.raw(lastSign)}) / 86400)::int as days,
      array(select r.submitted_by from deal_registrations r
        where r.organization_id = ${call.organization_id} and r.opportunity_id = o.id
        and r.partner_id = o.partner_id and r.source <> 'company' and r.submitted_by is not null) as submitters
    from opportunities o left join partners p on p.organization_id = o.organization_id and p.id = o.partner_id
    left join deal_pulses u on u.organization_id = o.organization_id and u.opportunity_id = o.id
    where o.organization_id = ${call.organization_id} and o.id = ${id}`);
  const { name, number, partner_id, owner_user_id, submitters, last_sign, days } = deal;
  const notice = () => ({
    text: texts.inactive(name, number, days),
    dedupe_key: `silent deal ${id} since ${last_sign}`,
    about: [
      { table: 'opportunities' as const, id },
      ...(partner_id ? [{ table: 'partners' as const, id: partner_id }] : []),
    ],
    actions: ['opportunities.update', 'opportunity_notes.add'].map((action) => ({ action, id })),
    reply: { key: 'opportunities', id, variant: 'note' },
  });
  const letter = () => ({ subject: texts.inactiveSubject(name, days), action: texts.viewDeal });
  const people = await teamMembersAmong(call, owner_user_id ? [owner_user_id] : []);
  const link = `/commissions/opportunities/show/${id}`;
  await notify(call, { mode: 'company', people }, () => ({ ...notice(), kind: 'deal_silent', link }), letter);
  if (!partner_id) return;
  await notify(
    call,
    { mode: 'partner', partner_id, people: await among(call, partner_id, submitters) },
    () => ({ ...notice(), kind: 'own_deal_silent', link: `/revenue/opportunities/show/${id}` }),
    letter,
  );
}

async function among(call: Call, partner_id: string, ids: readonly string[]): Promise<Addressee[]> {
  return (await partnerUserAddressees(call, partner_id)).filter(({ user_id }) => ids.includes(user_id));
}
