import type { FastifyInstance } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { publicForm } from '#server/auth/throttle.ts';
import type { Kernel } from '#server/kernel.ts';
import { OpinionGiven, OpinionKept } from '../schema.ts';
import { keepOpinion } from './answer.ts';

/** The routes that need no session. The token is sent in the body, never in the address. */
export function fairnessPlugin(api: FastifyInstance, kernel: Kernel): void {
  api.post<{ Body: OpinionGiven }>('/public/fairness', {
    config: publicForm,
    schema: {
      tags: ['fairness'],
      summary: 'Say whether a decision was fair, by the link of its email; the first answer counts',
      body: OpinionGiven,
      response: { 200: OpinionKept },
    },
    handler: ({ body, ip }) => guess(kernel, { door: 'fairness', ip }, () => keepOpinion(kernel, body)),
  });
}
