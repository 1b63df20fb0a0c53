import { takeSteps } from '#server/resource/take-steps.ts';
import { opportunitySteps } from '../steps.schema.ts';
import { opportunities } from './resource.ts';
import { amendDeal, lockDeal, moveDeal } from './write-path.ts';

export const { routes: opportunityStepRoutes, take: takeOpportunityStep } = takeSteps(opportunities, opportunitySteps, {
  lock: lockDeal,
  rules: { move: moveDeal, amend: amendDeal },
});
