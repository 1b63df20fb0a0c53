import { step } from '#server/resource/step.ts';
import { partnerTargets } from './resource.ts';
import { agreePlan, proposePlan } from './steps.ts';

const both = { modes: ['company', 'partner'] } as const;

export const targetRoutes = [
  step(partnerTargets, 'propose', 'Send a plan to the other side', proposePlan, both),
  step(partnerTargets, 'agree', 'Agree to the plan that the other side proposed', agreePlan, {
    ...both,
    personal: true,
  }),
];
