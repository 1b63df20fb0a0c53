import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Call, scopeOf } from '#server/call.ts';
import { forbidden, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { allows } from '#shared/permissions.ts';
import { Id, Type } from '#shared/schema.ts';
import { StatementQuery } from '../statement.schema.ts';
import { exportedCsv } from './export.ts';
import { statementCsv, statementFor, statementOfItem } from './statement.ts';

interface File {
  name: string;
  text: string;
}

/** Files of payouts. They are text, so they are made whole and sent with a name. */
export function payoutDownloads(api: FastifyInstance, kernel: Kernel): void {
  const security = [{ bearer: [] }];

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    resource: string,
    make: (call: Call) => Promise<File>,
  ) {
    const { actor } = request;
    if (!allows(actor.permissions, resource, 'view')) throw forbidden();
    const { name, text } = await kernel.db.transaction(scopeOf(actor, request.id), (tx) =>
      make(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id })),
    );
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(text);
  }

  api.get(
    '/payout_batches/:id/exports/:number',
    {
      config: { can: 'payout_batches:view' },
      schema: {
        tags: ['payout_batches'],
        security,
        summary: 'A payment file, byte for byte as it was made',
        params: Type.Object({ id: Id, number: Type.Integer({ minimum: 1, maximum: 1e6 }) }),
      },
    },
    (request, reply) => {
      if (request.actor.mode !== 'company') throw notFound();
      const { id, number } = request.params as { id: string; number: number };
      return send(request, reply, 'payout_batches', (call) => exportedCsv(call, id, number));
    },
  );

  api.get(
    '/payout_items/:id/statement.csv',
    {
      config: { can: 'payout_items:view', modes: ['company', 'partner'] },
      schema: {
        tags: ['payout_items'],
        security,
        summary: 'The statement of one payment as CSV',
        params: Type.Object({ id: Id }),
      },
    },
    (request, reply) =>
      send(request, reply, 'payout_items', async (call) => {
        const statement = await statementOfItem(call, (request.params as { id: string }).id);
        return { name: `statement-${statement.statement_no}.csv`, text: statementCsv(statement, call.actor.timezone) };
      }),
  );

  api.get(
    '/partner_statement.csv',
    {
      config: { can: 'payout_items:view', modes: ['company', 'partner'] },
      schema: {
        tags: ['payout_items'],
        security,
        summary: 'A partner’s statement between two days as CSV',
        querystring: StatementQuery,
      },
    },
    (request, reply) =>
      send(request, reply, 'payout_items', async (call) => {
        const statement = await statementFor(call, request.query as { currency: string });
        return {
          name: `statement-${statement.currency}-${statement.to}.csv`,
          text: statementCsv(statement, call.actor.timezone),
        };
      }),
  );
}
