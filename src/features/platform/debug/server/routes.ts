import type { FastifyInstance } from 'fastify';
import { IdParams, registerAction, superAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, oneOf, Type } from '#shared/schema.ts';
import { Health, jobStates, LoggedMail, OpenSession, QueuedJob, ServerError } from '../schema.ts';
import { clearCache } from './caches.ts';
import { healthOf } from './health.ts';
import { debugSessions, endSession, errorsOf, mailsOf } from './logs.ts';
import { cancelJob, jobsOf, retryJob } from './queue.ts';

const JobParams = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,18}$', description: 'ID of a job' }) });
const nothing = Type.Optional(closed({}));

export function debugRoutes(api: FastifyInstance, kernel: Kernel): void {
  for (const route of [
    superAction({
      method: 'GET',
      url: '/debug',
      summary: 'Health of the installation',
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
      summary: 'Retry a job',
      params: JobParams,
      body: nothing,
      run: (call, { params }) => retryJob(call, params.id),
    }),
    superAction({
      method: 'POST',
      url: '/debug/jobs/:id/cancel',
      summary: 'Remove a job from the queue',
      params: JobParams,
      body: nothing,
      run: (call, { params }) => cancelJob(call, params.id),
    }),
    superAction({
      method: 'GET',
      url: '/debug/mails',
      summary: 'The latest emails of all companies, without their content',
      query: closed({ status: Type.Optional(oneOf('queued', 'sent', 'failed', 'withheld')) }),
      response: Type.Array(LoggedMail),
      run: (call, { query }) => mailsOf(call, query.status),
    }),
    superAction({
      method: 'GET',
      url: '/debug/errors',
      summary: 'Recent errors of all processes',
      response: Type.Array(ServerError),
      run: (call) => errorsOf(call, kernel),
    }),
    superAction({
      method: 'GET',
      url: '/debug/sessions',
      summary: 'List open sessions',
      query: closed({ q: Type.Optional(Type.String({ maxLength: 100 })) }),
      response: Type.Array(OpenSession),
      run: (call, { query }) => debugSessions(call, query.q ?? ''),
    }),
    superAction({
      method: 'DELETE',
      url: '/debug/sessions/:id',
      summary: 'End a session',
      params: IdParams,
      run: (call, { params }) => endSession(call, params.id),
    }),
    superAction({
      method: 'POST',
      url: '/debug/caches/:key/clear',
      summary: 'Clear a cache in every process',
      params: Type.Object({ key: Type.String({ maxLength: 40 }) }),
      body: nothing,
      run: (call, { params }) => clearCache(call, kernel, params.key),
    }),
  ])
    registerAction(api, kernel, route);
}
