import { takeSteps } from '#server/resource/take-steps.ts';
import { requestSteps } from '../steps.schema.ts';
import { approveRequest, cancelRequest, rejectRequest, remindPartner } from './moves.ts';
import { documentRequests } from './resource.ts';

export const { routes: requestStepRoutes, take: takeRequestStep } = takeSteps(documentRequests, requestSteps, {
  rules: { approve: approveRequest, reject: rejectRequest, remind: remindPartner, cancel: cancelRequest },
});
