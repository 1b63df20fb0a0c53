import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { grantSteps } from '../steps.schema.ts';

const grant = {
  side: 'company',
  can: 'entitlement_grants:manage',
  from: `entitlement_grants t
    join entitlements e on e.organization_id = t.organization_id and e.id = t.entitlement_id`,
  title: 'e.name',
  detail: 't.purpose',
  facts: [
    { label: 'Quantity', value: 't.quantity', as: 'number' },
    { label: 'Requested by', value: 't.requested_by_name' },
    { label: 'Purpose', value: 't.purpose' },
    { label: 'Note', value: 't.decision_note' },
  ],
  to: '/enablement/entitlements/requests/show/$id',
  about: ['entitlement_grants'],
} as const;

export const workItems = defineWorkItems([
  {
    ...grant,
    group: 'decide',
    kind: 'benefit_request',
    label: 'Benefits to approve',
    says: ['benefit request needs approval', 'benefit requests need approval'],
    verb: 'Review',
    where: "t.status = 'requested'",
    since: 't.requested_at',
    steps: offer(grantSteps, 'approve', 'decline'),
  },
  {
    ...grant,
    group: 'prepare',
    kind: 'benefit_delivery',
    label: 'Benefits to deliver',
    says: ['benefit needs to be delivered', 'benefits need to be delivered'],
    verb: 'Deliver',
    where: "t.status = 'approved'",
    since: 'coalesce(t.decided_at, t.requested_at)',
  },
]);
