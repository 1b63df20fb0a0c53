import { action } from '#server/http/action.ts';
import { OnboardingFacts, OnboardingStatus, StepInput } from '../schema.ts';
import { factsOf, finish, statusOf, takeStep } from './state.ts';

const company = ['company'] as const;
const answer = { modes: company, response: OnboardingStatus };

export const onboardingRoutes = [
  action({
    ...answer,
    method: 'GET',
    url: '/onboarding/status',
    summary: 'Where this company stands in its setup',
    can: 'onboarding:view',
    run: (call) => statusOf(call),
  }),
  action({
    method: 'GET',
    url: '/onboarding/facts',
    summary: 'What the first steps of the setup ask for, as it is',
    can: 'onboarding:view',
    modes: company,
    response: OnboardingFacts,
    run: (call) => factsOf(call),
  }),
  action({
    ...answer,
    method: 'POST',
    url: '/onboarding/step',
    summary: 'Complete a step, or go to one without completing anything',
    can: 'onboarding:manage',
    body: StepInput,
    run: (call, { body }) => takeStep(call, body),
  }),
  action({
    ...answer,
    method: 'POST',
    url: '/onboarding/complete',
    summary: 'The setup is done',
    can: 'onboarding:manage',
    run: (call) => finish(call, 'completed'),
  }),
  action({
    ...answer,
    method: 'POST',
    url: '/onboarding/skip',
    summary: 'Leave the setup for another day',
    can: 'onboarding:manage',
    run: (call) => finish(call, 'skipped'),
  }),
];
