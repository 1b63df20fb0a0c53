import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { sendFile } from '#server/http/send-file.ts';
import type { Kernel } from '#server/kernel.ts';
import { Id, Type } from '#shared/schema.ts';
import { crossIndustryInvoice, hasXml } from '../cii.ts';
import type { InvoiceContent } from '../content.ts';
import { selfBillingContent } from './issue.ts';
import { invoicePdf } from './pdf.ts';

const makers = {
  pdf: (call: Call, content: InvoiceContent, issued_at: Date) => invoicePdf(call, content, issued_at),
  xml: async (_call: Call, content: InvoiceContent) => {
    if (!hasXml(content.currency))
      throw conflict(
        `There is no XML file of invoices in ${content.currency}, because EN 16931 allows two decimals only.`,
      );
    return crossIndustryInvoice(content);
  },
};

/** Invoices as files, always made from what was stored when they were issued. */
export function invoiceDownloads(api: FastifyInstance, kernel: Kernel): void {
  for (const type of ['pdf', 'xml'] as const)
    api.get<{ Params: { id: string } }>(
      `/self_billing_invoices/:id/invoice.${type}`,
      {
        exposeHeadRoute: false,
        config: { can: 'self_billing_invoices:view', modes: ['company', 'partner'] },
        schema: {
          tags: ['self_billing_invoices'],
          security: [{ bearer: [] }],
          summary:
            type === 'pdf'
              ? 'Download a self-billing invoice as PDF with Factur-X inside'
              : 'Download a self-billing invoice as Cross Industry Invoice (EN 16931)',
          params: Type.Object({ id: Id }),
        },
      },
      (request, reply) =>
        sendFile(kernel, request, reply, {
          resource: 'self_billing_invoices',
          type,
          make: async (call) => {
            const { number, issued_at } = await call.one<{ number: string; issued_at: string }>(
              sql`
                select number, issued_at from self_billing_invoices
                where organization_id = ${call.organization_id} and id = ${request.params.id}`,
              'This invoice',
            );
            const content = await selfBillingContent(call, request.params.id);
            return { name: `${number}.${type}`, content: await makers[type](call, content, new Date(issued_at)) };
          },
        }),
    );
}
