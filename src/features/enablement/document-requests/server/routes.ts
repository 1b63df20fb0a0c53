import { type Action, action } from '#server/http/action.ts';
import { RequestDocuments, RequestedDocuments } from '../schema.ts';
import { requestDocuments } from './request.ts';
import { requestStepRoutes } from './steps.ts';

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
  ...requestStepRoutes,
];
