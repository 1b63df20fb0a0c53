import { takeSteps } from '#server/resource/take-steps.ts';
import { planSteps } from '../steps.schema.ts';
import { restorePlan } from './publishing/drafts.ts';
import { commissionPlans } from './resource.ts';

export const { routes: planStepRoutes } = takeSteps(commissionPlans, planSteps, { rules: { restore: restorePlan } });
