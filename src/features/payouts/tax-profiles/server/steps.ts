import { takeSteps } from '#server/resource/take-steps.ts';
import { profileSteps } from '../steps.schema.ts';
import { taxProfiles } from './resource.ts';
import { acceptProfile, rejectProfile } from './review.ts';

export const { routes: profileStepRoutes, take: takeProfileStep } = takeSteps(taxProfiles, profileSteps, {
  rules: { accept: acceptProfile, reject: rejectProfile },
});
