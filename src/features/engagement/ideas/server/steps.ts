import type { Call } from '#server/call.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { lockedRow, readRow } from '#server/resource/verbs.ts';
import type { Idea } from '../schema.ts';
import { ideaSteps } from '../steps.schema.ts';
import { answerIdea, voteForIdea, withdrawVote } from './board.ts';
import { ideas } from './resource.ts';

/** Partners vote for ideas of others, which they cannot lock. */
const ideaOf = (call: Call, id: string): Promise<Idea> =>
  call.actor.partner_id === null ? lockedRow<Idea>(call, ideas, id) : readRow<Idea>(call, ideas, id);

export const { routes: ideaRoutes, take: takeIdeaStep } = takeSteps(ideas, ideaSteps, {
  lock: ideaOf,
  rules: { vote: voteForIdea, withdraw_vote: withdrawVote, answer: answerIdea },
});
