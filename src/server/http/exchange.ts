import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from '#shared/schema.ts';
import { Call, scopeOf } from '../call.ts';
import { retryDeadlocks } from '../db/deadlock.ts';
import type { Kernel } from '../kernel.ts';
import { describeRowList, rowListOf } from '../resource/row-list.ts';
import type { Action } from './action.ts';
import { type Answer, send, sendRows, within } from './handle.ts';

/** Runs one transaction of the caller, apart from the one that answers. */
export type Open = <T>(work: (call: Call) => Promise<T>) => Promise<T>;

/** The last step of an exchange, in a transaction of its own. */
type Last = (call: Call) => Promise<Answer>;

/** An endpoint that waits for another system, which must not hold a database connection meanwhile. */
export interface Exchange<P extends TSchema, B extends TSchema>
  extends Pick<Action, 'summary' | 'can' | 'modes' | 'personal' | 'whileViewing'> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  url: string;
  params?: P;
  body?: B;
  response: TSchema;
  /** Asks the other system, outside of a transaction. @returns the last step, which is stored with its answer */
  run: (open: Open, input: { params: Static<P>; body: Static<B> }, request: FastifyRequest) => Promise<Last>;
}

export function registerExchange<P extends TSchema, B extends TSchema>(
  api: FastifyInstance,
  kernel: Kernel,
  { method, url, summary, can, modes, personal, whileViewing, params, body, response, run }: Exchange<P, B>,
): void {
  const list = rowListOf({ method, response });
  api.route({
    method,
    url,
    config: { can, modes, ...(personal && { needsPerson: true }), ...(whileViewing && { whileViewing }) },
    schema: {
      tags: [can.split(':')[0]!],
      summary,
      ...(params && { params }),
      ...(list && describeRowList(list)),
      ...(body && { body }),
      response: { 200: response },
      security: [{ bearer: [] }],
    },
    handler: async (request, reply) => {
      const open: Open = (work) => inTransaction(kernel, request, work);
      const last = await run(open, request as never, request);
      const answer = await within(kernel, request, last);
      return list ? sendRows(request, reply, list, answer.body) : send(reply, answer);
    },
  });
}

async function inTransaction<T>(kernel: Kernel, request: FastifyRequest, work: (call: Call) => Promise<T>): Promise<T> {
  const { actor } = request;
  let call: Call | undefined;
  const result = await retryDeadlocks(() =>
    kernel.db.transaction(scopeOf(actor, request.id), (tx) => {
      call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id });
      return work(call);
    }),
  );
  kernel.outbox.poke();
  call?.committed();
  return result;
}
