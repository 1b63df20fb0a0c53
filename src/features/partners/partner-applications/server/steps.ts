import { takeSteps } from '#server/resource/take-steps.ts';
import { applicationSteps } from '../steps.schema.ts';
import { approveApplication, askApplicant, rejectApplication } from './decide.ts';
import { lockApplication } from './read.ts';
import { partnerApplications } from './resource.ts';

export const { routes: applicationStepRoutes, take: takeApplicationStep } = takeSteps(
  partnerApplications,
  applicationSteps,
  { lock: lockApplication, rules: { approve: approveApplication, reject: rejectApplication, ask: askApplicant } },
);
