import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { sendFile } from '#server/http/send-file.ts';
import type { Kernel } from '#server/kernel.ts';
import { Id, Type } from '#shared/schema.ts';
import { type Statement, StatementQuery } from '../schema.ts';
import { statementPdf } from './pdf.ts';
import { statementCsv, statementFor, statementOfItem } from './statement.ts';

const contentOf = {
  csv: async (call: Call, statement: Statement, _kernel: Kernel) => statementCsv(statement, call.actor.timezone),
  pdf: statementPdf,
};

/** Statements as files. */
export function statementDownloads(api: FastifyInstance, kernel: Kernel): void {
  const shared = { tags: ['payout_items'], security: [{ bearer: [] }] };
  const config = { can: 'payout_items:view', modes: ['company', 'partner'] } as const;
  for (const type of ['csv', 'pdf'] as const) {
    api.get<{ Params: { id: string } }>(
      `/payout_items/:id/statement.${type}`,
      {
        exposeHeadRoute: false,
        config,
        schema: {
          ...shared,
          summary: `Download the statement of one payment as ${type.toUpperCase()}`,
          params: Type.Object({ id: Id }),
        },
      },
      (request, reply) =>
        sendFile(kernel, request, reply, {
          resource: 'payout_items',
          type,
          make: async (call) => {
            const statement = await statementOfItem(call, request.params.id);
            return {
              name: `statement-${statement.statement_no}.${type}`,
              content: await contentOf[type](call, statement, kernel),
            };
          },
        }),
    );
    api.get(
      `/partner_statement.${type}`,
      {
        exposeHeadRoute: false,
        config,
        schema: {
          ...shared,
          summary: `Download a partner’s statement for a period as ${type.toUpperCase()}`,
          querystring: StatementQuery,
        },
      },
      (request, reply) =>
        sendFile(kernel, request, reply, {
          resource: 'payout_items',
          type,
          make: async (call) => {
            const statement = await statementFor(call, request.query as { currency: string });
            return {
              name: `statement-${statement.currency}-${statement.to}.${type}`,
              content: await contentOf[type](call, statement, kernel),
            };
          },
        }),
    );
  }
}
