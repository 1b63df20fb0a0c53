import { takeSteps } from '#server/resource/take-steps.ts';
import { distributorDealSteps } from '../steps.schema.ts';
import { confirmDeal, declineDeal, lockedDistributorDeal } from './answer.ts';
import { distributorDeals } from './resource.ts';

export const { routes: distributorDealStepRoutes, take: takeDistributorDealStep } = takeSteps(
  distributorDeals,
  distributorDealSteps,
  { lock: lockedDistributorDeal, rules: { confirm: confirmDeal, decline: declineDeal } },
);
