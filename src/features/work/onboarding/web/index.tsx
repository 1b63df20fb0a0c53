import type { WebFeature } from '#web/feature.ts';
import { OnboardingGate } from './gate.tsx';

export { goLiveStep } from './slots.ts';

const wizard = { title: 'Set up', permission: 'onboarding:manage', bare: true } as const;

export const feature: WebFeature = {
  name: 'onboarding',
  routes: [
    { path: '/onboarding', page: () => import('./start.tsx'), ...wizard },
    { path: '/onboarding/$step', page: () => import('./wizard.tsx'), ...wizard },
  ],
  gate: OnboardingGate,
};
