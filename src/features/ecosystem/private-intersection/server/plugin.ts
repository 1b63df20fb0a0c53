import type { FastifyInstance } from 'fastify';
import { attempt, requestThrottle } from '#server/auth/throttle.ts';
import { IdParams } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { STARTS_PER_MINUTE } from '../limits.schema.ts';
import {
  Challenge,
  ComparisonAnswer,
  ComparisonStart,
  ComparisonStarted,
  Counts,
  Matches,
  Revealed,
  Revelation,
} from '../schema.ts';
import { acceptAnswer, sendChallenge, startComparison } from './count.ts';
import { readMatches, reveal } from './reveal.ts';
import { transact } from './session.ts';

/** Points of the largest lists in base64. */
const MOST_BODY = 3_000_000;

/**
 * The steps of a comparison. They use several transactions each, and their messages are too large to be stored for
 * retries; a repeated step is refused by the state of the comparison.
 */
export function intersectionPlugin(api: FastifyInstance, kernel: Kernel): void {
  const config = { can: 'mapping_populations:manage', modes: ['partner'], needsPerson: true } as const;
  const common = { tags: ['private_intersections'], security: [{ bearer: [] }] };

  api.post<{ Body: ComparisonStart }>('/private_intersections', {
    bodyLimit: MOST_BODY,
    config,
    schema: {
      ...common,
      summary: 'Start a private comparison with the blinded points of a list',
      body: ComparisonStart,
      response: { 201: ComparisonStarted },
    },
    handler: async (request, reply) => {
      await attempt(kernel, [
        {
          ...requestThrottle(request.ip, 'private_intersections'),
          free: STARTS_PER_MINUTE,
          rule: 'Comparisons from one network',
        },
      ]);
      return reply.code(201).send(await startComparison(kernel, request, request.body));
    },
  });

  api.post<{ Params: { id: string } }>('/private_intersections/:id/challenge', {
    config,
    schema: {
      ...common,
      summary: 'Get the blinded points of the company with decoys among them, once',
      params: IdParams,
      response: { 200: Challenge },
    },
    handler: (request) => sendChallenge(kernel, request, request.params.id),
  });

  api.post<{ Params: { id: string }; Body: ComparisonAnswer }>('/private_intersections/:id/answer', {
    bodyLimit: MOST_BODY,
    config,
    schema: {
      ...common,
      summary: 'Send the points of the company blinded a second time, and get the rounded counts',
      params: IdParams,
      body: ComparisonAnswer,
      response: { 200: Counts },
    },
    handler: async (request) => ({
      counts: await acceptAnswer(kernel, request, request.params.id, request.body.points),
    }),
  });

  api.post<{ Params: { id: string } }>('/private_intersections/:id/matches', {
    config,
    schema: {
      ...common,
      summary: 'Get the positions of the matching points after both sides agreed to existence',
      params: IdParams,
      response: { 200: Matches },
    },
    handler: async (request) => ({
      positions: await transact(kernel, request, (call) => readMatches(call, request.params.id)),
    }),
  });

  api.post<{ Params: { id: string }; Body: Revelation }>('/private_intersections/:id/reveal', {
    bodyLimit: MOST_BODY,
    config,
    schema: {
      ...common,
      summary: 'Send exactly the matching domains, after both sides agreed to existence',
      params: IdParams,
      body: Revelation,
      response: { 200: Revealed },
    },
    handler: async (request) => ({ revealed: await reveal(kernel, request, request.params.id, request.body) }),
  });
}
