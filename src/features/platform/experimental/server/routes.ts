import type { FastifyInstance } from 'fastify';
import { IdParams, NoContent, registerAction, superAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { type Static, Type } from '#shared/schema.ts';
import { Experiment, Feedback, FeedbackGiven } from '../schema.ts';
import { experimentsFor, feedbackOn, giveFeedback } from './experiments.ts';

const KeyParams = Type.Object({
  key: Type.String({ pattern: '^[a-z][a-z0-9_]{1,59}$', description: 'key of an experiment' }),
});

export function experimentRoutes(api: FastifyInstance, kernel: Kernel): void {
  for (const route of [
    superAction({
      method: 'GET',
      url: '/experiments',
      summary: 'List experiments, with who has them and their feedback',
      response: Type.Array(Experiment),
      run: (call) => experimentsFor(call, kernel),
    }),
    superAction({
      method: 'GET',
      url: '/experiments/:id/feedback',
      summary: 'List the feedback on an experiment',
      params: IdParams,
      response: Type.Array(Feedback),
      run: (call, { params }) => feedbackOn(call, params.id),
    }),
  ])
    registerAction(api, kernel, route);

  // Everyone who has the experiment can send feedback, whatever their role.
  api.put<{ Params: Static<typeof KeyParams>; Body: FeedbackGiven }>('/experiment_feedback/:key', {
    config: { isForEverybody: true },
    schema: {
      tags: ['experiments'],
      security: [{ bearer: [] }],
      summary: 'Send feedback on an experiment I have access to',
      params: KeyParams,
      body: FeedbackGiven,
      response: NoContent,
    },
    handler: async ({ actor, params, body }, reply) => {
      await giveFeedback(kernel, actor, params.key, body);
      return reply.code(204).send();
    },
  });
}
