import { action, IdParams } from '#server/http/action.ts';
import { step } from '#server/resource/step.ts';
import { Approval, Partnership, Question, Rejection } from '../schema.ts';
import { approveApplication, askApplicant, rejectApplication } from './decide.ts';
import { partnershipOf } from './partnership.ts';
import { partnerApplications } from './resource.ts';

const both = ['company', 'partner'] as const;

export const applicationRoutes = [
  action({
    method: 'GET',
    url: '/partner_applications/:id/partnership',
    summary: 'List what the approval of an application started, as it is now, and the next step',
    can: 'partner_applications:view',
    modes: ['company'],
    params: IdParams,
    response: Partnership,
    run: (call, { params }) => partnershipOf(call, params.id),
  }),
  step(partnerApplications, 'approve', 'Approve an application', approveApplication, { body: Approval, modes: both }),
  step(partnerApplications, 'reject', 'Reject an application', rejectApplication, { body: Rejection, modes: both }),
  step(
    partnerApplications,
    'ask',
    'Ask the applicant a question',
    (call, id, { question }) => askApplicant(call, id, question),
    { body: Question },
  ),
];
