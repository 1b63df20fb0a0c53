import type { FastifyInstance } from 'fastify';
import { IdParams, registerAction, superAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, oneOf, Type } from '#shared/schema.ts';
import { Health, jobStates, LoggedMail, OpenSession, QueuedJob, ServerError } from '../schema.ts';
import { clearCache } from './caches.ts';
import { healthOf } from './health.ts';
import { endSession, errorsOf, mailsOf, sessionsOf } from './logs.ts';
import { cancelJob, jobsOf, retryJob } from './queue.ts';

const JobParams = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,18}$', description: 'the number of a job' }) });
const nothing = Type.Optional(closed({}));

export function debugRoutes(api: FastifyInstance, kernel: Kernel): void {
  for (const route of [
    superAction({
      method: 'GET',
      url: '/debug',
      summary: 'How the installation is',
      response: Health,
      run: (call) => healthOf(call, kernel),
    }),
    superAction({
      method: 'GET',
      url: '/debug/jobs',
      summary: 'The job queue, failed jobs first',
      query: closed({ state: Type.Optional(oneOf(...jobStates)) }),
      response: Type.Array(QueuedJob),
      run: (call, { query }) => jobsOf(call, query.state),
    }),
    superAction({
      method: 'POST',
      url: '/debug/jobs/:id/retry',
      summary: 'Run a job again',
      params: JobParams,
      body: nothing,
      run: (call, { params }) => retryJob(call, params.id),
    }),
    superAction({
      method: 'POST',
      url: '/debug/jobs/:id/cancel',
      summary: 'Take a job out of the queue',
      params: JobParams,
      body: nothing,
      run: (call, { params }) => cancelJob(call, params.id),
    }),
    superAction({
      method: 'GET',
      url: '/debug/mails',
      summary: 'The latest mails of all companies, without what they say',
      query: closed({ status: Type.Optional(oneOf('queued', 'sent', 'failed', 'withheld')) }),
      response: Type.Array(LoggedMail),
      run: (call, { query }) => mailsOf(call, query.status),
    }),
    superAction({
      method: 'GET',
      url: '/debug/errors',
      summary: 'What went wrong lately, in every process',
      response: Type.Array(ServerError),
      run: (call) => errorsOf(call, kernel),
    }),
    superAction({
      method: 'GET',
      url: '/debug/sessions',
      summary: 'Who is signed in',
      query: closed({ q: Type.Optional(Type.String({ maxLength: 100 })) }),
      response: Type.Array(OpenSession),
      run: (call, { query }) => sessionsOf(call, query.q ?? ''),
    }),
    superAction({
      method: 'DELETE',
      url: '/debug/sessions/:id',
      summary: "End somebody's session",
      params: IdParams,
      run: (call, { params }) => endSession(call, params.id),
    }),
    superAction({
      method: 'POST',
      url: '/debug/caches/:key/clear',
      summary: 'Let every process read something anew',
      params: Type.Object({ key: Type.String({ maxLength: 40 }) }),
      body: nothing,
      run: (call, { params }) => clearCache(call, kernel, params.key),
    }),
  ])
    registerAction(api, kernel, route);
}
