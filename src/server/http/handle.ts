import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawQuery } from '#shared/nouns/list-query.ts';
import { type Actor, Call, scopeOf } from '../call.ts';
import type { Tx } from '../db/client.ts';
import { refusesWrites } from '../db/connection-loss.ts';
import { retryDeadlocks } from '../db/deadlock.ts';
import { sql } from '../db/sql.ts';
import { badRequest, invalid, type Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { cannotCompare } from '../resource/precondition.ts';
import { type RowList, selectRows } from '../resource/row-list.ts';
import { entityTag, isNoneMatch } from './versions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The actor is set before the handler of any route that is not public. */
    actor: Actor;
  }
  interface FastifyContextConfig {
    /** The route compares the version of its record with `If-Match`; other routes refuse the header. */
    checksVersion?: boolean;
    /** The route only reads although it is a POST, so its statements have the time limit of reads. */
    isQuestion?: boolean;
    /** The route answers 304 when `If-None-Match` names what it would send. */
    answersNotModified?: boolean;
  }
}

/** The result of a route: a value to serialize, or JSON text from PostgreSQL. */
export interface Answer {
  status?: number;
  json?: string;
  body?: unknown;
  /** The response to a retry, because this one contains a secret that is not stored. */
  onRetry?: Refusal;
}

/** Runs `work` in one transaction of the caller's scope, which commits when `work` resolves. */
export function within(
  kernel: Kernel,
  request: FastifyRequest,
  work: (call: Call) => Promise<Answer>,
): Promise<Answer> {
  const scope = scopeOf(request.actor, request.id);
  if (request.method === 'GET') return inTransaction(kernel, request, work, (run) => kernel.db.question(scope, run));
  const writable = async (tx: Tx, run: (tx: Tx) => Promise<Answer>) => {
    if (!isReadOnly(request)) return run(tx);
    await tx.rows(sql`select set_config('transaction_read_only', 'on', true)`);
    return run(tx).catch((error: unknown) => {
      throw refusesWrites(error)
        ? new Error(`A route that only reads tried to write: ${(error as Error).message}`)
        : error;
    });
  };
  return inTransaction(kernel, request, work, (run) =>
    request.routeOptions.config.isQuestion
      ? kernel.db.question(scope, (tx) => writable(tx, run))
      : kernel.db.transaction(scope, (tx) => writable(tx, run)),
  );
}

/** An endpoint that is declared to read only must not write for anybody, unless its answer is stored for retries. */
function isReadOnly(request: FastifyRequest): boolean {
  return request.routeOptions.config.whileViewing === 'reads' && !isAnswerStored(request);
}

/** While somebody views as the caller, nothing is stored in the caller's name. */
function isAnswerStored({ method, headers, principal }: FastifyRequest): boolean {
  return method === 'POST' && headers['idempotency-key'] !== undefined && !principal?.impersonation;
}

/** Like `within`, on the system login and without a company: for administrators of the installation. */
export async function withinInstallation(
  kernel: Kernel,
  request: FastifyRequest,
  work: (call: Call) => Promise<Answer>,
): Promise<Answer> {
  const answer = await inTransaction(kernel, request, work, (run) =>
    kernel.system.unscoped(async (tx) => {
      // A company's audit log knows only its own users, so the reason names the administrator.
      await tx.rows(sql`
        select set_config('app.reason', ${`${request.actor.full_name} (super admin)`}, true),
          set_config('app.request_id', ${request.id}, true)`);
      // The connections of the system login are also used to look up sessions.
      if (request.method === 'GET' && kernel.config.longestReadMs > 0)
        await tx.rows(sql`select set_config('statement_timeout', ${String(kernel.config.longestReadMs)}, true)`);
      return run(tx);
    }),
  );
  // The change may concern any user. Writers notify other processes; this one need not wait for that.
  if (request.method !== 'GET') {
    kernel.identity.forget();
    kernel.flags.forget();
  }
  return answer;
}

async function inTransaction(
  kernel: Kernel,
  request: FastifyRequest,
  work: (call: Call) => Promise<Answer>,
  open: (run: (tx: Tx) => Promise<Answer>) => Promise<Answer>,
): Promise<Answer> {
  const { actor } = request;
  const if_match = request.method === 'GET' ? undefined : request.headers['if-match'];
  if (if_match !== undefined && !request.routeOptions.config.checksVersion) throw cannotCompare('This address has');
  const isKept = isAnswerStored(request);
  let call: Call | undefined;
  const answer = await retryDeadlocks(() =>
    open(async (tx) => {
      // A response that is stored for retries is stored in the same transaction.
      call = new Call({
        actor,
        tx,
        clock: kernel.clock,
        sealing: kernel.sealing,
        request_id: request.id,
        isWhole: !isKept,
        if_match,
      });
      return isKept ? once(call, tx, request, work) : work(call);
    }),
  );
  if (request.method !== 'GET') kernel.outbox.poke();
  call?.committed();
  return answer;
}

/** Answers a retry of the same POST with the first response; the same key with another body or view is refused. */
async function once(
  call: Call,
  tx: Tx,
  request: FastifyRequest,
  work: (call: Call) => Promise<Answer>,
): Promise<Answer> {
  const key = String(request.headers['idempotency-key']);
  if (key.length < 1 || key.length > 200)
    throw badRequest('Idempotency-Key must have 1 to 200 characters.', {
      'Idempotency-Key': ['must have 1 to 200 characters'],
    });
  const hash = createHash('sha256')
    .update(JSON.stringify([call.actor.partner_id, request.url, request.body ?? null]))
    .digest('hex');
  const holder = [call.organization_id, call.actor.user_id, key];
  const isFirst = await tx.run(sql`
    insert into idempotency_records (organization_id, user_id, key, route, request_hash)
    values (${call.organization_id}, ${call.actor.user_id}, ${key}, ${request.url.slice(0, 500)}, ${hash})
    on conflict do nothing`);
  if (isFirst === 0) {
    const earlier = await call.one<{ request_hash: string; response_status: number; response_body: string }>(sql`
      select request_hash, response_status, response_body from idempotency_records
      where organization_id = ${call.organization_id} and user_id = ${call.actor.user_id} and key = ${key}`);
    if (earlier.request_hash !== hash) throw invalid({ 'Idempotency-Key': ['was used for another request'] });
    return { status: earlier.response_status, json: earlier.response_body };
  }
  const answer = await work(call);
  const json = answer.json ?? JSON.stringify(answer.body ?? null);
  await tx.run(
    'update idempotency_records set response_status = $4, response_body = $5 where organization_id = $1 and user_id = $2 and key = $3',
    answer.onRetry
      ? [...holder, answer.onRetry.statusCode, JSON.stringify(answer.onRetry)]
      : [...holder, answer.status ?? 200, json],
  );
  return { ...answer, json };
}

/** Deletes responses that are too old; a retry of them counts as a new request. */
export async function deleteStoredAnswers(tx: Tx, before: Date): Promise<void> {
  await tx.run(sql`delete from idempotency_records where created_at < ${before}`);
}

/** Replaces the body of an upload by its digest, which can be compared, so that a key stands for one upload only. */
export function noteUpload(request: FastifyRequest, upload: unknown): void {
  request.body = upload;
}

export function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Sends one record with its entity tag. */
export function sendRecord(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.json && answer.json !== 'null') reply.header('etag', entityTag(answer.json));
  return send(reply, answer);
}

/** Sends the rows that the request asks for, of a list that no resource answers. */
export function sendRows(request: FastifyRequest, reply: FastifyReply, list: RowList, all: unknown): FastifyReply {
  const { rows, total } = selectRows(list, all, request.query as RawQuery);
  return send(reply.header('x-total-count', total), { body: rows });
}

/** Sends one record with its entity tag, or 304 if the caller has it already. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const json = answer.json ?? JSON.stringify(answer.body);
  const tag = entityTag(json);
  reply.header('etag', tag);
  return isNoneMatch(request.headers['if-none-match'], tag) ? sendNotModified(reply) : send(reply, { json });
}

export function sendNotModified(reply: FastifyReply): FastifyReply {
  return reply.code(304).send();
}

export function send(reply: FastifyReply, { status = 200, json, body }: Answer): FastifyReply {
  if (status === 204) return reply.code(204).send();
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(json ?? JSON.stringify(body ?? null));
}
