import { step } from '#server/resource/step.ts';
import { Approval, Extension, WithNote } from '../schema.ts';
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

const both = { modes: ['company', 'partner'] } as const;

export const mdfRequestRoutes = [
  step(mdfRequests, 'approve', 'Approve a request and reserve its money', approveRequest, {
    body: Approval,
    personal: true,
  }),
  step(mdfRequests, 'decline', 'Decline a request', declineRequest, { body: WithNote, personal: true }),
  step(mdfRequests, 'return', 'Ask the partner to change a request', returnRequest, { body: WithNote }),
  step(mdfRequests, 'submit', 'Submit a changed request again', resubmitRequest, both),
  step(mdfRequests, 'cancel', 'Cancel a request; reserved money is available again', cancelRequest, both),
  step(mdfRequests, 'close', 'Close an approved request; what was not claimed is available again', closeRequest, both),
  step(mdfRequests, 'extend', 'Change the last day to claim', extendRequest, { body: Extension }),
];
