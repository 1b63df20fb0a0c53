import { takeSteps } from '#server/resource/take-steps.ts';
import { mdfRequestSteps } from '../steps.schema.ts';
import {
  approveRequest,
  cancelRequest,
  closeRequest,
  declineRequest,
  extendRequest,
  resubmitRequest,
  returnRequest,
} from './decisions.ts';
import { mdfRequests } from './resource.ts';

export const { routes: mdfRequestRoutes, take: takeMdfRequestStep } = takeSteps(mdfRequests, mdfRequestSteps, {
  rules: {
    approve: approveRequest,
    decline: declineRequest,
    return: returnRequest,
    submit: resubmitRequest,
    extend: extendRequest,
    close: closeRequest,
    cancel: cancelRequest,
  },
});
