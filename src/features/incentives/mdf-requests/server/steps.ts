import { takeSteps } from '#server/resource/take-steps.ts';
import { mdfRequestSteps } from '../steps.schema.ts';
import {
  approveMdfRequest,
  cancelMdfRequest,
  closeRequest,
  declineMdfRequest,
  extendRequest,
  resubmitRequest,
  returnRequest,
} from './decisions.ts';
import { mdfRequests } from './resource.ts';

export const { routes: mdfRequestRoutes, take: takeMdfRequestStep } = takeSteps(mdfRequests, mdfRequestSteps, {
  rules: {
    approve: approveMdfRequest,
    decline: declineMdfRequest,
    return: returnRequest,
    submit: resubmitRequest,
    extend: extendRequest,
    close: closeRequest,
    cancel: cancelMdfRequest,
  },
});
