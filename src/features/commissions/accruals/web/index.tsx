import { lazy } from 'react';
import { registrationBenefits } from '#features/deals/deal-registrations/web/index.tsx';
import { amendmentEffects, moveEffects } from '#features/deals/opportunities/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

export const CustomerMoney = lazy(() => import('./CustomerMoney.tsx'));
export const RefundOfLine = lazy(async () => ({ default: (await import('./RefundDialog.tsx')).RefundOfLine }));

export const feature: WebFeature = {
  name: 'accruals',
  flag: 'commissions',
  routes: [],
  parts: [
    fillSlot(amendmentEffects, { order: 10, mode: 'company', part: () => import('./AmendmentEffect.tsx') }),
    fillSlot(moveEffects, {
      order: 10,
      mode: 'company',
      permission: 'commission_lines:view',
      part: () => import('./MoveEffect.tsx'),
    }),
    fillSlot(registrationBenefits, {
      order: 10,
      permission: 'commission_lines:view',
      part: () => import('./EstimatedCommission.tsx'),
    }),
  ],
};
