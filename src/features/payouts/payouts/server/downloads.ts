import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/errors.ts';
import { sendFile } from '#server/http/send-file.ts';
import type { Kernel } from '#server/kernel.ts';
import { Id, Type } from '#shared/schema.ts';
import { exportedCsv } from './export.ts';

/** Payment files. */
export function payoutDownloads(api: FastifyInstance, kernel: Kernel): void {
  const security = [{ bearer: [] }];

  api.get(
    '/payout_batches/:id/exports/:number',
    {
      config: { can: 'payout_batches:view' },
      schema: {
        tags: ['payout_batches'],
        security,
        summary: 'Download a payment file exactly as it was created',
        params: Type.Object({ id: Id, number: Type.Integer({ minimum: 1, maximum: 1e6 }) }),
      },
    },
    (request, reply) => {
      if (request.actor.mode !== 'company') throw notFound();
      const { id, number } = request.params as { id: string; number: number };
      return sendFile(kernel, request, reply, {
        resource: 'payout_batches',
        type: 'csv',
        make: (call) => exportedCsv(call, id, number),
      });
    },
  );
}
