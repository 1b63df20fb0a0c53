import { decideParticipation } from '#features/deals/opportunities/server/service.ts';
import { step } from '#server/resource/step.ts';
import { ParticipantDecision } from '../schema.ts';
import { opportunityParticipants } from './resource.ts';

const how = { can: 'opportunities:manage', modes: ['company', 'partner'], body: ParticipantDecision } as const;

export const participantRoutes = [
  step(
    opportunityParticipants,
    'confirm',
    'Say that a proposed partner takes part in the deal; the partner says it of itself',
    (call, id, decision) => decideParticipation(call, id, 'confirmed', decision),
    how,
  ),
  step(
    opportunityParticipants,
    'reject',
    'Say that a partner does not take part, before the deal is won; the partner declines what it is proposed for',
    (call, id, decision) => decideParticipation(call, id, 'rejected', decision),
    how,
  ),
];
