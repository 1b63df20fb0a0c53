import { takeSteps } from '#server/resource/take-steps.ts';
import { requestSteps } from '../steps.schema.ts';
import { resourceRequests } from './resource.ts';
import { answerResourceRequest, declineResourceRequest } from './service.ts';

export const { routes: requestStepRoutes, take: takeRequestStep } = takeSteps(resourceRequests, requestSteps, {
  rules: { answer: answerResourceRequest, decline: declineResourceRequest },
});
