import type { FastifyInstance } from 'fastify';
import { IdParams } from '#server/http/action.ts';
import { sendFile } from '#server/http/send-file.ts';
import type { Kernel } from '#server/kernel.ts';
import { receiptPdf } from './pdf.ts';

/** Breakdowns as files. */
export function receiptDownloads(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Params: { id: string } }>(
    '/commission_lines/:id/receipt.pdf',
    {
      exposeHeadRoute: false,
      config: { can: 'commission_lines:view', modes: ['company', 'partner'] },
      schema: {
        tags: ['commission_lines'],
        security: [{ bearer: [] }],
        summary: 'Download the breakdown of a commission as PDF',
        params: IdParams,
      },
    },
    (request, reply) =>
      sendFile(kernel, request, reply, {
        resource: 'commission_lines',
        type: 'pdf',
        make: (call) => receiptPdf(call, request.params.id, kernel),
      }),
  );
}
