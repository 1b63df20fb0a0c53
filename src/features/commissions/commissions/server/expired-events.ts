import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { texts } from './texts.ts';

interface GivenUp {
  id: string;
  kind: string;
  opportunity_id: string | null;
  deal: string;
}

/**
 * Expires events that arrived before their deal was won and have waited longer than the program allows. The engine
 * still remembers them, so they count if the deal is won after all. Events whose sale itself waits or failed stay.
 */
export async function expireWaitingEvents(call: Call): Promise<void> {
  const { days } = await call.one<{ days: number }>(
    sql`select parked_days as days from program_settings where organization_id = ${call.organization_id}`,
    'The program',
  );
  if (days === 0) return;
  const given = await call.rows<GivenUp>(sql`
    with given as (update commission_events e set status = 'ignored', result = 'error', codes = '{waited_in_vain}'
      where e.organization_id = ${call.organization_id} and e.status = 'parked' and e.kind <> 'sale'
        and e.received_at <= ${call.now()}::timestamptz - make_interval(days => ${days})
        and not exists (select from commission_events s
          where s.organization_id = e.organization_id and s.id = (e.body->>'of')::uuid)
      returning e.id, e.kind, e.opportunity_id, e.external_id, e.seq)
    select g.id, g.kind, g.opportunity_id, coalesce(o.name, g.external_id) as deal from given g
    left join opportunities o on o.organization_id = ${call.organization_id} and o.id = g.opportunity_id order by g.seq`);
  if (given.length > 0) await tell(call, given, days);
}

async function tell(call: Call, given: readonly GivenUp[], days: number): Promise<void> {
  const [first] = given;
  const text = () =>
    given.length === 1
      ? texts.expiredEvent(first!.kind, first!.deal, days)
      : texts.expiredEvents(given.length, days, first!.deal);
  const deals = new Set(given.flatMap(({ opportunity_id }) => opportunity_id ?? []));
  const about: MailSubject[] = [...deals].slice(0, 50).map((id) => ({ table: 'opportunities', id }));
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'commission_lines', 'manage') },
    () => ({
      kind: 'commission_given_up',
      text: texts.settle(text()),
      link: '/commissions/events?status=ignored',
      dedupe_key: `given up ${first!.id}`,
      about,
    }),
    () => ({ subject: text().slice(0, 120), action: texts.viewExpired }),
  );
}
