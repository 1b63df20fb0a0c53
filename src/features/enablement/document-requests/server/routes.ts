import { type Action, action } from '#server/http/action.ts';
import { step } from '#server/resource/step.ts';
import { closed } from '#shared/schema.ts';
import { Approval, Rejection, RequestDocuments, RequestedDocuments } from '../schema.ts';
import { approveRequest, cancelRequest, rejectRequest, remindPartner } from './moves.ts';
import { requestDocuments } from './request.ts';
import { documentRequests } from './resource.ts';

export const requestRoutes: Action[] = [
  action({
    method: 'POST',
    url: '/document_requests/request',
    summary: 'Request a document from partners, by name or by audience',
    can: 'document_requests:manage',
    modes: ['company'],
    body: RequestDocuments,
    response: RequestedDocuments,
    status: 201,
    run: (call, { body }) => requestDocuments(call, body),
  }),
  step(documentRequests, 'approve', 'Approve the uploaded file', approveRequest, { body: Approval }),
  step(
    documentRequests,
    'reject',
    'Reject the uploaded file with a reason',
    (call, id, { reason }) => rejectRequest(call, id, reason),
    { body: Rejection },
  ),
  step(documentRequests, 'remind', 'Remind the partner to upload the document', remindPartner, { body: closed({}) }),
  step(documentRequests, 'cancel', 'Cancel a request', cancelRequest, { body: closed({}) }),
];
