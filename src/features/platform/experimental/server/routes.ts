import type { FastifyInstance } from 'fastify';
import { IdParams, NothingToSay, registerAction, superAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { type Static, Type } from '#shared/schema.ts';
import { Experiment, Feedback, FeedbackGiven } from '../schema.ts';
import { experimentsFor, feedbackOn, giveFeedback } from './experiments.ts';

const KeyParams = Type.Object({
  key: Type.String({ pattern: '^[a-z][a-z0-9_]{1,59}$', description: 'the key of an experiment' }),
});

export function experimentRoutes(api: FastifyInstance, kernel: Kernel): void {
  for (const route of [
    superAction({
      method: 'GET',
      url: '/experiments',
      summary: 'Ideas on trial, who tries them and what they think',
      response: Type.Array(Experiment),
      run: (call) => experimentsFor(call, kernel),
    }),
    superAction({
      method: 'GET',
      url: '/experiments/:id/feedback',
      summary: 'What people think of an experiment',
      params: IdParams,
      response: Type.Array(Feedback),
      run: (call, { params }) => feedbackOn(call, params.id),
    }),
  ])
    registerAction(api, kernel, route);

  // Whoever has it may say something, whatever their role.
  api.put<{ Params: Static<typeof KeyParams>; Body: FeedbackGiven }>('/experiments/:key/feedback', {
    config: { isForEverybody: true },
    schema: {
      tags: ['experiments'],
      security: [{ bearer: [] }],
      summary: 'Say what I think of an experiment I have',
      params: KeyParams,
      body: FeedbackGiven,
      response: NothingToSay,
    },
    handler: async ({ actor, params, body }, reply) => {
      await giveFeedback(kernel, actor, params.key, body);
      return reply.code(204).send();
    },
  });
}
