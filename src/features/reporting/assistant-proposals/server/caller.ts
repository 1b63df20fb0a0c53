import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kernel } from '#server/kernel.ts';

/** The request of the person or program for whom a tool runs, and the API that it reads. */
export interface Caller {
  api: FastifyInstance;
  kernel: Kernel;
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'id' | 'actor'>;
}
