import { takeSteps } from '#server/resource/take-steps.ts';
import { requestSteps } from '../steps.schema.ts';
import { approveDocumentRequest, cancelDocumentRequest, rejectRequest, remindPartner } from './moves.ts';
import { documentRequests } from './resource.ts';

export const { routes: requestStepRoutes, take: takeRequestStep } = takeSteps(documentRequests, requestSteps, {
  rules: {
    approve: approveDocumentRequest,
    reject: rejectRequest,
    remind: remindPartner,
    cancel: cancelDocumentRequest,
  },
});
