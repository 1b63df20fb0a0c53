import type { FastifyInstance } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { publicForm } from '#server/auth/throttle.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { LinkSecret, OpenedLink } from '../public.schema.ts';
import { sendSharedFile } from './file.ts';
import { openResourceLink } from './open.ts';

const tags = ['resources'];
const TicketQuery = closed({ ticket: Type.String({ maxLength: 3000 }) });

/** Routes without a session. The token is sent in bodies, and never in addresses, which are logged. */
export function resourceLinkPlugin(api: FastifyInstance, kernel: Kernel): void {
  api.post<{ Body: LinkSecret }>('/public/resource_links/open', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Open a shared resource by its link, with the password and email address it asks for',
      body: LinkSecret,
      response: { 200: OpenedLink },
    },
    handler: ({ body, ip }) =>
      guess(kernel, { door: 'resource_link', ip, object: body.token }, () => openResourceLink(kernel, body)),
  });
  api.get<{ Querystring: Static<typeof TicketQuery> }>('/public/resource_files', {
    // The address contains a ticket, so requests are not logged.
    logLevel: 'warn',
    exposeHeadRoute: false,
    config: publicForm,
    schema: { tags, summary: 'Download the file of an opened link', querystring: TicketQuery },
    handler: (request, reply) =>
      guess(kernel, { door: 'resource_file', ip: request.ip }, () =>
        sendSharedFile(kernel, request, reply, request.query.ticket),
      ),
  });
}
