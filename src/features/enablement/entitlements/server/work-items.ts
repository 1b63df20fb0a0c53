import { defineWorkItems } from '#server/work-items.ts';

const grant = {
  side: 'company',
  can: 'entitlement_grants:manage',
  from: `entitlement_grants t
    join entitlements e on e.organization_id = t.organization_id and e.id = t.entitlement_id`,
  title: 'e.name',
  detail: 't.purpose',
  to: '/enablement/entitlements/requests/show/$id',
  about: ['entitlement_grants'],
} as const;

export const workItems = defineWorkItems([
  {
    ...grant,
    kind: 'benefit_request',
    label: 'Benefits to approve',
    verb: 'Review',
    where: "t.status = 'requested'",
    since: 't.requested_at',
    steps: [
      { key: 'approve', label: 'Approve', url: '/entitlement_grants/$id/approve' },
      {
        key: 'decline',
        label: 'Decline',
        url: '/entitlement_grants/$id/decline',
        asks: { field: 'note', label: 'Reason' },
        danger: true,
      },
    ],
  },
  {
    ...grant,
    kind: 'benefit_delivery',
    label: 'Benefits to deliver',
    verb: 'Deliver',
    where: "t.status = 'approved'",
    since: 'coalesce(t.decided_at, t.requested_at)',
  },
]);
