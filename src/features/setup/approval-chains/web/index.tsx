import ListChecks from 'lucide-react/icons/list-checks';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** The progress of a record's approvals; renders nothing if it needs none. */
export const ApprovalCard = lazy(() => import('./ApprovalCard.tsx'));
export { approvalTexts } from './texts.ts';
export { useApprovals } from './useApprovals.ts';

const path = '/administration/approval-chains';
const view = { mode: 'company', permission: 'approval_chains:view' } as const;
const manage = { mode: 'company', permission: 'approval_chains:manage' } as const;

export const feature: WebFeature = {
  name: 'approval-chains',
  flag: 'deal_registrations',
  menu: [
    {
      group: 'Settings',
      section: 'Program',
      label: 'Approval chains',
      path,
      icon: ListChecks,
      order: 15,
      ...manage,
    },
  ],
  routes: [
    { path, title: 'Approval chains', page: () => import('./list.tsx'), ...view },
    { path: `${path}/create`, title: 'New approval chain', page: () => import('./edit.tsx'), ...manage },
    {
      path: `${path}/edit/$id`,
      asks: 'approval_chains/$id',
      title: 'Approval chain',
      page: () => import('./edit.tsx'),
      ...manage,
    },
  ],
  actions: [{ label: 'New approval chain', to: `${path}/create`, icon: ListChecks, ...manage }],
};
