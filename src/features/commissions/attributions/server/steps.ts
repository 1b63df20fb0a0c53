import { takeSteps } from '#server/resource/take-steps.ts';
import { caseSteps, reviewSteps } from '../steps.schema.ts';
import { decideReview } from './place/reviews.ts';
import { riskCases, saleReviews } from './resource.ts';
import { rejectCase, releaseCase } from './risk/cases.ts';

export const attributionStepRoutes = [
  ...takeSteps(saleReviews, reviewSteps, { rules: { decide: decideReview } }).routes,
  ...takeSteps(riskCases, caseSteps, { rules: { release: releaseCase, reject: rejectCase } }).routes,
];
