import { defineRecordFacts, record } from '#server/extension-points/record-state.ts';
import { caller } from '#server/extension-points/work-items.ts';
import { day, sentence } from '#shared/text/sentence.ts';

const waiting = `(select string_agg(s.name, ' and ' order by s.position) from contract_signings s
  where s.organization_id = t.organization_id and s.contract_id = t.id and s.status in ('notified', 'opened'))`;
const isOpen = "t.status in ('sent', 'partially_signed')";
const open = { label: 'Open contract', to: '/partners/contracts/show/$contract' } as const;
const both = ['company', 'partner'] as const;

export const recordFacts = defineRecordFacts([
  {
    key: 'contract_waits',
    on: 'partners',
    side: both,
    can: 'contracts:view',
    tone: 'wait',
    weight: 80,
    from: 'contracts t',
    where: `t.partner_id = ${record} and ${isOpen}`,
    order: 't.expires_at nulls last',
    values: { contract: 't.id', title: 't.title', waiting },
    say: ({ title, waiting: names }) => (names ? sentence`${title} waits for ${names}.` : undefined),
    link: open,
  },
  {
    key: 'contract_ends',
    on: 'partners',
    side: both,
    can: 'contracts:view',
    tone: 'risk',
    weight: 85,
    from: 'contracts t',
    where: `t.partner_id = ${record} and (t.status = 'expiring' or t.status = 'active' and t.renewal <> 'auto'
      and t.ends_on <= ${caller.today} + 90)`,
    order: 't.ends_on',
    values: { contract: 't.id', title: 't.title', ends_on: 't.ends_on' },
    say: ({ title, ends_on }) => sentence`${title} ends on ${day(ends_on)}.`,
    link: open,
  },
  {
    key: 'contract_missing',
    on: 'partners',
    side: 'company',
    can: 'contracts:manage',
    tone: 'plain',
    weight: 35,
    from: 'partners t',
    where: `t.id = ${record} and exists (select from contract_templates x where x.organization_id = t.organization_id)
      and not exists (select from contracts c where c.organization_id = t.organization_id
        and c.partner_id = t.id and c.status not in ('declined', 'voided', 'expired', 'ended', 'terminated'))`,
    values: { partner: 't.id' },
    say: () => sentence`No contract yet.`,
    link: { label: 'New contract', to: '/partners/contracts/create?partner=$partner' },
  },
  {
    key: 'signing',
    on: 'contracts',
    side: both,
    can: 'contracts:view',
    tone: 'wait',
    weight: 80,
    from: 'contracts t',
    where: `t.id = ${record} and ${isOpen}`,
    values: { waiting, expires_on: `(t.expires_at at time zone ${caller.zone})::date` },
    say: ({ waiting: names, expires_on }) =>
      expires_on
        ? sentence`Waits for ${names ?? 'a signature'}, until ${day(expires_on)}.`
        : sentence`Waits for ${names ?? 'a signature'}.`,
  },
  {
    key: 'draft',
    on: 'contracts',
    side: 'company',
    can: 'contracts:view',
    tone: 'plain',
    weight: 60,
    from: 'contracts t',
    where: `t.id = ${record} and t.status = 'draft'`,
    values: {
      partner: '(select p.name from partners p where p.organization_id = t.organization_id and p.id = t.partner_id)',
    },
    say: ({ partner }) => sentence`Not sent yet. Check the text and the signers, then send it to ${partner}.`,
  },
  {
    key: 'in_effect',
    on: 'contracts',
    side: both,
    can: 'contracts:view',
    tone: 'good',
    weight: 50,
    from: 'contracts t',
    where: `t.id = ${record} and t.status in ('active', 'completed')`,
    values: {
      from: 't.effective_on',
      ends_on: 't.ends_on',
      renewal: 't.renewal',
      notice_on: "case when t.renewal <> 'none' then t.ends_on - t.notice_days end",
    },
    say: ({ from, ends_on, renewal, notice_on }) => {
      if (!from) return sentence`Signed by everyone.`;
      if (!ends_on) return sentence`In effect since ${day(from)}, without an end date.`;
      if (renewal === 'auto')
        return sentence`In effect until ${day(ends_on)}. It renews unless notice is given by ${day(notice_on)}.`;
      return sentence`In effect until ${day(ends_on)}.`;
    },
  },
  {
    key: 'ending',
    on: 'contracts',
    side: both,
    can: 'contracts:view',
    tone: 'risk',
    weight: 85,
    from: 'contracts t',
    where: `t.id = ${record} and t.status = 'expiring'`,
    values: { ends_on: 't.ends_on' },
    say: ({ ends_on }) => sentence`Ends on ${day(ends_on)}.`,
  },
  {
    key: 'over',
    on: 'contracts',
    side: both,
    can: 'contracts:view',
    tone: 'plain',
    weight: 60,
    from: 'contracts t',
    where: `t.id = ${record} and t.status in ('declined', 'voided', 'expired', 'terminated', 'ended', 'renewed')`,
    values: { status: 't.status', on: `(coalesce(t.ended_at, t.updated_at) at time zone ${caller.zone})::date` },
    say: ({ status, on }) => {
      const words: Record<string, string> = {
        declined: 'Declined by a signer',
        voided: 'Voided',
        expired: 'Not signed in time',
        terminated: 'Terminated',
        ended: 'Ended',
        renewed: 'Renewed by a new contract',
      };
      return sentence`${words[status]!} on ${day(on)}.`;
    },
  },
]);
