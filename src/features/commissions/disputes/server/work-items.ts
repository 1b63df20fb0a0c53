import { caller, defineWorkItems, isLongAgo } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { disputeSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

const dispute = {
  group: 'answer',
  kind: 'dispute',
  from: `commission_disputes t
    join commission_lines l on l.organization_id = t.organization_id and l.id = t.line_id
    cross join lateral (select m.side, m.kind, m.said_at, m.body from commission_dispute_messages m
      where m.organization_id = t.organization_id and m.dispute_id = t.id order by m.said_at desc, m.id desc limit 1) last`,
  title: "'Dispute ' || t.number",
  amount: 'l.amount_minor',
  currency: 'l.currency',
  about: ['commission_disputes', 'commission_dispute_messages'],
} as const;

export const workItems = defineWorkItems([
  {
    ...dispute,
    side: 'company',
    can: 'commission_disputes:manage',
    label: 'Disputes to answer',
    says: ['dispute needs an answer', 'disputes need an answer'],
    verb: 'Answer',
    // After a reply the partner answers. The company may have opened the dispute for the partner.
    where: `t.status = 'open' and (last.side = 'partner' or last.kind = 'opened' or ${isLongAgo('last.said_at')})`,
    detail: 'l.description',
    since: 'last.said_at',
    to: '/commissions/disputes/show/$id',
    facts: [
      { label: 'Reason', value: 't.reason' },
      { label: 'Commission', value: 'l.description' },
      { label: 'Opened', value: 't.opened_at', as: 'instant' },
    ],
    steps: offer(disputeSteps, 'say'),
  },
  {
    ...dispute,
    side: 'partner',
    can: 'commission_disputes:manage',
    get label() {
      return workTexts.replies.label;
    },
    get says() {
      return workTexts.replies.says;
    },
    get verb() {
      return workTexts.replies.verb;
    },
    where: `t.status = 'open' and t.partner_id = ${caller.partner} and last.side = 'company' and last.kind <> 'opened'`,
    detail: 'last.body',
    since: 'last.said_at',
    parent: 't.line_id',
    to: '/revenue/commissions/show/$parent_id',
    facts: [
      { label: 'Reply', value: 'last.body' },
      { label: 'Reason', value: 't.reason' },
      { label: 'Commission', value: 'l.description' },
    ],
    steps: offer(disputeSteps, 'say', 'withdraw'),
  },
]);
