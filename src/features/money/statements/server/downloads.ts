import type { FastifyInstance } from 'fastify';
import { sendCsv } from '#server/http/send-file.ts';
import type { Kernel } from '#server/kernel.ts';
import { Id, Type } from '#shared/schema.ts';
import { StatementQuery } from '../schema.ts';
import { statementCsv, statementFor, statementOfItem } from './statement.ts';

/** Statements as files. */
export function statementDownloads(api: FastifyInstance, kernel: Kernel): void {
  const security = [{ bearer: [] }];

  api.get(
    '/payout_items/:id/statement.csv',
    {
      config: { can: 'payout_items:view', modes: ['company', 'partner'] },
      schema: {
        tags: ['payout_items'],
        security,
        summary: 'Download the statement of one payment as CSV',
        params: Type.Object({ id: Id }),
      },
    },
    (request, reply) =>
      sendCsv(kernel, request, reply, 'payout_items', async (call) => {
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
        summary: 'Download a partner’s statement for a period as CSV',
        querystring: StatementQuery,
      },
    },
    (request, reply) =>
      sendCsv(kernel, request, reply, 'payout_items', async (call) => {
        const statement = await statementFor(call, request.query as { currency: string });
        return {
          name: `statement-${statement.currency}-${statement.to}.csv`,
          text: statementCsv(statement, call.actor.timezone),
        };
      }),
  );
}
