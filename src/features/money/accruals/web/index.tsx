import { lazy } from 'react';

export const CustomerMoney = lazy(() => import('./CustomerMoney.tsx'));
export const RefundOfLine = lazy(async () => ({ default: (await import('./RefundDialog.tsx')).RefundOfLine }));
