import { lazy } from 'react';

export const RateList = lazy(() => import('./rate-list.tsx'));
