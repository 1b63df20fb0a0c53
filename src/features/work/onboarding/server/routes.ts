import { action } from '#server/http/action.ts';
import { OnboardingFacts, OnboardingStatus, StepInput } from '../schema.ts';
import { completeOnboardingStep, finish, onboardingFacts, onboardingStatus } from './state.ts';

/** A company and a partner each have a setup of their own behind the same addresses. */
const both = ['company', 'partner'] as const;
const answer = { modes: both, response: OnboardingStatus };

export const onboardingRoutes = [
  action({
    ...answer,
    method: 'GET',
    url: '/onboarding/status',
    summary: 'Get the setup status',
    can: 'onboarding:view',
    run: (call) => onboardingStatus(call),
  }),
  action({
    method: 'GET',
    url: '/onboarding/facts',
    summary: 'Get the data the setup steps ask for',
    can: 'onboarding:view',
    modes: both,
    response: OnboardingFacts,
    run: (call) => onboardingFacts(call),
  }),
  action({
    ...answer,
    method: 'POST',
    url: '/onboarding/step',
    summary: 'Complete a step, or go to a step',
    can: 'onboarding:manage',
    body: StepInput,
    run: (call, { body }) => completeOnboardingStep(call, body),
  }),
  action({
    ...answer,
    method: 'POST',
    url: '/onboarding/complete',
    summary: 'Finish the setup',
    can: 'onboarding:manage',
    run: (call) => finish(call, 'completed'),
  }),
  action({
    ...answer,
    method: 'POST',
    url: '/onboarding/skip',
    summary: 'Skip the setup for now',
    can: 'onboarding:manage',
    run: (call) => finish(call, 'skipped'),
  }),
];
