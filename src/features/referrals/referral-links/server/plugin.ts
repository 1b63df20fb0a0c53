import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '#server/errors.ts';
import { IdParams } from '#server/http/action.ts';
import { disposition } from '#server/http/disposition.ts';
import { within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { readText } from '#server/resource/verbs.ts';
import { closed, oneOf, Type } from '#shared/schema.ts';
import { qrPng, qrSvg } from './qr.ts';
import { referralLinks } from './resource.ts';

const QrQuery = closed({
  format: Type.Optional(oneOf('png', 'svg')),
  size: Type.Optional(Type.Integer({ minimum: 64, maximum: 2048 })),
});

/** Pictures of a link, which are no JSON. */
export function referralLinkPlugin(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Params: { id: string }; Querystring: { format?: 'png' | 'svg'; size?: number } }>(
    '/referral_links/:id/qr',
    {
      config: { can: 'referral_links:view', modes: ['company', 'partner'] },
      schema: {
        tags: ['referral_links'],
        security: [{ bearer: [] }],
        summary: 'Get the QR code of a link as PNG or SVG',
        params: IdParams,
        querystring: QrQuery,
      },
    },
    async (request, reply) => {
      const { format = 'png', size } = request.query;
      const code = await codeOf(kernel, request, request.params.id);
      const address = `${kernel.hosts.addressOf(request.actor.organization_id)}/r/${code}`;
      reply.header('content-disposition', disposition('attachment', `${code}.${format}`));
      return format === 'svg'
        ? reply.type('image/svg+xml').send(qrSvg(address))
        : reply.type('image/png').send(qrPng(address, size));
    },
  );
}

async function codeOf(kernel: Kernel, request: FastifyRequest, id: string): Promise<string> {
  const { body } = await within(kernel, request, async (call) => ({ body: await readText(call, referralLinks, id) }));
  if (!body) throw notFound('This referral link');
  return (JSON.parse(body as string) as { code: string }).code;
}
