import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';
import { OnboardingGate } from './gate.tsx';

export { goLiveStep } from './slots.ts';

/** One step of a company's setup on another screen. */
export const SetUpInPlace = lazy(() => import('./SetUpInPlace.tsx'));
/** The first steps of a new partner, on its home. */
export const PartnerStart = lazy(() => import('./PartnerStart.tsx'));

const wizard = { title: 'Set up', permission: 'onboarding:manage', bare: true } as const;

export const feature: WebFeature = {
  name: 'onboarding',
  copies: ['onboarding/status'],
  routes: [
    { path: '/onboarding', page: () => import('./start.tsx'), ...wizard },
    { path: '/onboarding/$step', page: () => import('./wizard.tsx'), ...wizard },
  ],
  gate: OnboardingGate,
};
