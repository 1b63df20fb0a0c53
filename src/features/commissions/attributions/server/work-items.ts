import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { caseSteps } from '../steps.schema.ts';

const decision = {
  side: 'company',
  can: 'attribution_decisions:manage',
  verb: 'Review',
  detail: 't.summary',
  since: 't.created_at',
} as const;

export const workItems = defineWorkItems([
  {
    ...decision,
    group: 'decide',
    kind: 'sale_review',
    label: 'Sales to review',
    says: ['sale needs review', 'sales need review'],
    from: `sale_reviews t
      join tracked_events e on e.organization_id = t.organization_id and e.id = t.event_id`,
    where: "t.status = 'open'",
    partner: 'e.partner_id',
    title: "'Invoice ' || e.invoice_id",
    amount: 'e.amount_minor',
    currency: 'e.currency',
    to: '/referral-links/reviews/$id',
    facts: [
      { label: 'Summary', value: 't.summary' },
      { label: 'Coupon', value: 't.coupon' },
    ],
    about: ['sale_reviews'],
  },
  {
    ...decision,
    group: 'decide',
    kind: 'risk_case',
    label: 'Risk cases to decide',
    says: ['risk case needs a decision', 'risk cases need a decision'],
    from: `risk_cases t
      join partners p on p.organization_id = t.organization_id and p.id = t.partner_id`,
    where: "t.status = 'open'",
    title: 'p.name',
    to: '/referral-links/risk/$id',
    facts: [{ label: 'Summary', value: 't.summary' }],
    steps: offer(caseSteps, 'release'),
    about: ['risk_cases'],
  },
]);
