import { ParticipantDecision } from '#features/deals/opportunity-participants/schema.ts';
import { opportunityParticipants } from '#features/deals/opportunity-participants/server/service.ts';
import { step } from '#server/resource/step.ts';
import { decideParticipation } from './participation.ts';

const how = { can: 'opportunities:manage', modes: ['company', 'partner'], body: ParticipantDecision } as const;

export const participantRoutes = [
  step(
    opportunityParticipants,
    'confirm',
    'Confirm a proposed partner. In partner mode, accept a proposal',
    (call, id, decision) => decideParticipation(call, id, 'confirmed', decision),
    how,
  ),
  step(
    opportunityParticipants,
    'reject',
    'Reject a partner before the deal is won. In partner mode, decline a proposal',
    (call, id, decision) => decideParticipation(call, id, 'rejected', decision),
    how,
  ),
];
