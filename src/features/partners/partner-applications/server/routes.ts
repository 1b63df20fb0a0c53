import { step } from '#server/resource/step.ts';
import { Approval, Question, Rejection } from '../schema.ts';
import { approveApplication, askApplicant, rejectApplication } from './decide.ts';
import { partnerApplications } from './resource.ts';

const both = ['company', 'partner'] as const;

export const applicationRoutes = [
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
