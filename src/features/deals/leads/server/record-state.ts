import { defineRecordFacts, defineRecordFigures, record } from '#server/extension-points/record-state.ts';
import { caller } from '#server/extension-points/work-items.ts';
import { counted, day, sentence } from '#shared/text/sentence.ts';

const localDay = (instant: string) => `(${instant} at time zone ${caller.zone})::date`;
const partner = '(select p.name from partners p where p.organization_id = t.organization_id and p.id = t.partner_id)';
const offered = `(select string_agg(p.name, ', ' order by f.rank) from lead_offers f
  join partners p on p.organization_id = f.organization_id and p.id = f.partner_id
  where f.organization_id = t.organization_id and f.lead_id = t.id and f.status in ('offered', 'opened'))`;
const lead = { on: 'leads', side: 'company', can: 'leads:view', from: 'leads t' } as const;

export const recordFacts = defineRecordFacts([
  {
    ...lead,
    key: 'unassigned',
    tone: 'risk',
    weight: 80,
    where: `t.id = ${record} and t.status in ('new', 'unassigned') and t.archived_at is null`,
    values: { days: `${caller.today} - ${localDay('t.received_at')}` },
    say: ({ days }) =>
      days > 0
        ? sentence`No partner has it, ${counted(days, 'day', 'days')} after it came in.`
        : sentence`No partner has it yet.`,
  },
  {
    ...lead,
    key: 'offered',
    tone: 'wait',
    weight: 80,
    where: `t.id = ${record} and t.status = 'offered'`,
    values: { offered, due: localDay('t.due_at'), is_late: `t.due_at < ${caller.now}` },
    say: ({ offered: names, due, is_late }) => {
      if (!due) return sentence`Offered to ${names ?? 'a partner'}.`;
      return is_late
        ? sentence`Offered to ${names ?? 'a partner'}, who did not answer by ${day(due)}.`
        : sentence`Offered to ${names ?? 'a partner'}, who should answer by ${day(due)}.`;
    },
  },
  {
    ...lead,
    key: 'accepted',
    tone: 'wait',
    weight: 75,
    where: `t.id = ${record} and t.status = 'accepted'`,
    values: {
      partner,
      contact: localDay('t.first_contact_at'),
      due: localDay('t.contact_due_at'),
      is_late: `t.contact_due_at < ${caller.now}`,
    },
    say: ({ partner: name, contact, due, is_late }) => {
      if (contact) return sentence`${name} accepted it and contacted the customer on ${day(contact)}.`;
      if (is_late)
        return sentence`${name} accepted it but has not contacted the customer. This was due on ${day(due)}.`;
      return due
        ? sentence`${name} accepted it and should contact the customer by ${day(due)}.`
        : sentence`${name} accepted it.`;
    },
  },
  {
    ...lead,
    key: 'converted',
    tone: 'good',
    weight: 60,
    where: `t.id = ${record} and t.status in ('converted', 'won')`,
    values: {
      partner,
      status: 't.status',
      opportunity: 't.opportunity_id',
      name: '(select o.name from opportunities o where o.organization_id = t.organization_id and o.id = t.opportunity_id)',
    },
    say: ({ partner: name, status, name: deal }) =>
      status === 'won'
        ? sentence`${name ?? 'The partner'} won ${deal ?? 'the deal'}.`
        : sentence`${name ?? 'The partner'} turned it into ${deal ?? 'a deal'}.`,
    link: { label: 'Open deal', to: '/commissions/opportunities/show/$opportunity' },
  },
  {
    ...lead,
    key: 'closed',
    tone: 'plain',
    weight: 60,
    where: `t.id = ${record} and t.status in ('lost', 'spam')`,
    values: { status: 't.status', reason: 't.reason_text' },
    say: ({ status, reason }) =>
      status === 'spam'
        ? sentence`Marked as spam.`
        : reason
          ? sentence`Lost: ${String(reason).replace(/\.$/, '')}.`
          : sentence`Lost.`,
  },
  {
    key: 'leads_wait',
    on: 'partners',
    side: 'company',
    can: 'leads:view',
    tone: 'wait',
    weight: 72,
    from: 'lead_offers t',
    where: `t.partner_id = ${record} and t.status in ('offered', 'opened')`,
    values: { count: 'count(*)::int', late: `(count(*) filter (where t.respond_by < ${caller.now}))::int` },
    say: ({ count, late }) => {
      if (count === 0) return undefined;
      const waiting = counted(count, 'lead waits', 'leads wait');
      return late > 0 ? sentence`${waiting} for an answer, ${late} late.` : sentence`${waiting} for an answer.`;
    },
    link: { label: 'View leads', to: '/partners/show/$id?tab=leads' },
  },
]);

export const recordFigures = defineRecordFigures([
  {
    key: 'age',
    on: 'leads',
    side: 'company',
    can: 'leads:view',
    label: 'Age',
    order: 10,
    kind: 'days',
    value: `(select ${caller.today} - ${localDay('l.received_at')} from leads l where l.organization_id = $1::uuid and l.id = ${record})`,
  },
  {
    key: 'offers',
    on: 'leads',
    side: 'company',
    can: 'leads:view',
    label: 'Offers',
    order: 20,
    kind: 'count',
    value: `(select count(*) from lead_offers f where f.organization_id = $1::uuid and f.lead_id = ${record})`,
  },
  {
    key: 'first_contact',
    on: 'leads',
    side: 'company',
    can: 'leads:view',
    label: 'Days to first contact',
    order: 30,
    kind: 'days',
    value: `(select ${localDay('l.first_contact_at')} - ${localDay('l.received_at')} from leads l where l.organization_id = $1::uuid and l.id = ${record})`,
  },
]);
