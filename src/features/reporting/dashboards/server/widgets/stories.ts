import { notFound } from '#server/errors.ts';
import { allows } from '#shared/permissions.ts';
import type { Entry } from '../../schema.ts';
import type { Ask, Reader } from '../ask.ts';
import { sourceOf } from '../rows.ts';

const SHOWN = 10;
/** Of the latest events of everybody, before the filters of the dashboard. */
const LOOKED_AT = 200;
/** An instant as text, beside days, which have no time. */
const TEXT_OF = (instant: string) => `to_json(${instant})#>>'{}'`;

/** One group without a list behind it: the newest of several kinds. */
const newest =
  ({ call }: Ask, entries: () => Entry[]) =>
  () => ({
    listed: [
      {
        id: 'newest',
        all: null,
        late: null,
        entries: entries().filter(({ kind }) => allows(call.actor.permissions, resources[kind], 'view')),
      },
    ],
  });
/** What each kind of record tells of: whoever may not view that is not told, nor anybody of a module that is switched off. */
const resources: Record<Entry['kind'], string> = {
  registration: 'deal_registrations',
  deal: 'opportunities',
  partner: 'partners',
  payout: 'payout_batches',
  payment: 'payout_items',
  dispute: 'commission_disputes',
  tier: 'partners',
};

/** What happened in the programme lately: deals that closed, registrations that arrived or were decided, partners that joined. */
export const activity: Reader = (ask) => {
  const deals = ask.rows('opportunities', { status: ['won', 'lost'] });
  const [claims, partners] = [ask.rows('deal_registrations'), ask.rows('partners')];
  return newest(
    ask,
    ask.select<Entry>(
      (p) => `select kind, id, title, detail, status, at, amount_minor, currency, is_own from (
        (select 'deal' as kind, d.id, d.title, d.detail, d.status, coalesce(${TEXT_OF('d.moved')}, d.closed_on::text) as at,
            d.amount_minor, d.currency, false as is_own, coalesce(d.moved, d.closed_on::timestamptz) as happened
          from (select t.id, t.name as title, coalesce(t.partner_name, t.account_name) as detail, t.status, t.amount_minor, t.currency, t.closed_on,
              (select max(e.at) from opportunity_stage_events e where e.organization_id = t.organization_id and e.opportunity_id = t.id
                and (e.at at time zone ${p.add(ask.call.actor.timezone)})::date = t.closed_on) as moved
            from ${sourceOf(deals, p)} order by t.closed_on desc, t.id limit ${SHOWN}) d)
        union all
        (select 'registration', t.id, t.account_name, t.partner_name, e.to_status, ${TEXT_OF('e.at')}, t.amount_minor, t.currency, false, e.at
          from (select e.registration_id, e.to_status, e.at from deal_registration_events e
            where e.organization_id = $1::uuid and e.from_status is distinct from e.to_status
              and e.to_status in ('pending_review', 'approved', 'rejected', 'expired', 'withdrawn', 'revoked') order by e.at desc limit ${LOOKED_AT}) e
          join ${sourceOf(claims, p).replace(' where ', ' on t.id = e.registration_id where ')}
          order by e.at desc limit ${SHOWN})
        union all
        (select 'partner', t.id, t.name, coalesce(t.type_name, nullif(array_to_string(t.region_names, ', '), '')), 'joined', t.joined_on::text, null::bigint, null, false,
            t.joined_on::timestamptz
          from ${sourceOf(partners, p)} and t.joined_on is not null order by t.joined_on desc, t.id limit ${SHOWN})
      ) happenings order by happened desc, id limit ${SHOWN}`,
    ),
  );
};

/** What the company did lately that this partner should know: decisions, payments, tiers, messages; newest first. */
export const news: Reader = (ask) =>
  newest(
    ask,
    ask.select<Entry>((p) => {
      const partner = `${p.add(partnerOf(ask))}::uuid`;
      return `select kind, id, title, detail, status, at, amount_minor, currency, is_own from (
       (select 'registration' as kind, r.id, r.account_name as title, e.reason_text as detail, e.to_status as status, ${TEXT_OF('e.at')} as at,
          null::bigint as amount_minor, null as currency, false as is_own, e.at as happened
        from deal_registrations r
        join deal_registration_events e on e.organization_id = r.organization_id and e.registration_id = r.id
        where r.organization_id = $1::uuid and r.partner_id = ${partner} and e.actor_side <> 'partner' and e.from_status is distinct from e.to_status
          and e.to_status in ('approved', 'rejected', 'info_requested', 'converted', 'expired', 'revoked')
        order by e.at desc limit ${SHOWN})
       union all
       (select 'payment', i.id, coalesce(i.statement_no, ''), null, i.status,
          case when i.status = 'paid' then i.paid_on::text else ${TEXT_OF('i.updated_at')} end, i.amount_minor, i.currency, false,
          case when i.status = 'paid' then i.paid_on::timestamptz else i.updated_at end
        from payout_items i where i.organization_id = $1::uuid and i.partner_id = ${partner} and i.status in ('paid', 'failed', 'returned')
        order by 10 desc limit ${SHOWN})
       union all
       (select 'tier', m.id, t.name, m.effective_from::text, null, ${TEXT_OF('m.recorded_at')}, null::bigint, null, false, m.recorded_at
        from tier_memberships m join partner_tiers t on t.organization_id = m.organization_id and t.id = m.tier_id
        where m.organization_id = $1::uuid and m.partner_id = ${partner} and m.superseded_at is null
        order by m.recorded_at desc limit ${SHOWN})
       union all
       (select 'deal', o.id, o.name, left(n.body, 200), 'note', ${TEXT_OF('n.created_at')}, null::bigint, null, false, n.created_at
        from opportunity_notes n join opportunities o on o.organization_id = n.organization_id and o.id = n.opportunity_id
        where n.organization_id = $1::uuid and n.author_partner_id is null and n.archived_at is null
        order by n.created_at desc limit ${SHOWN})
       ) news order by happened desc, id limit ${SHOWN}`;
    }),
  );

export function partnerOf(ask: Ask): string {
  const { partner_id } = ask.call.actor;
  if (!partner_id) throw notFound('This partner');
  return partner_id;
}
