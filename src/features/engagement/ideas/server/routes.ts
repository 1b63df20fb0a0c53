import { step } from '#server/resource/step.ts';
import { IdeaAnswer } from '../schema.ts';
import { answerIdea, voteForIdea, withdrawVote } from './board.ts';
import { ideas } from './resource.ts';

const byPartner = { modes: ['partner'], personal: true } as const;

export const ideaRoutes = [
  step(ideas, 'vote', 'Vote for an idea', voteForIdea, byPartner),
  step(ideas, 'withdraw_vote', 'Withdraw a vote', withdrawVote, byPartner),
  step(ideas, 'answer', 'Set the status of an idea, and answer it', answerIdea, { body: IdeaAnswer }),
];
