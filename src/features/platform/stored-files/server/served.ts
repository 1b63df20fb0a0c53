import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { notFound } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { FileAddress, FileQuery } from '../schema.ts';
import { sendStoredFile } from './serve.ts';
import { addSource, type FileSource } from './sources.ts';
import { readStoredFileTicket, storedFileActor, storedFileAddress } from './ticket.ts';

/**
 * Routes for the files of a resource: `GET /{resource}/{id}/address`, a URL that works in a browser for five minutes, and
 * `GET /{resource}/{id}/file`, the file itself or ranges of it.
 */
export function serveFiles(api: FastifyInstance, kernel: Kernel, source: FileSource): void {
  const { resource, modes = ['company', 'partner'] } = source;
  addSource(source);
  const can = `${resource}:view` as const;
  registerAction(
    api,
    kernel,
    action({
      method: 'GET',
      url: `/${resource}/:id/address`,
      summary: 'Get a file address for browsers, valid for five minutes',
      can,
      modes,
      params: IdParams,
      query: FileQuery,
      response: FileAddress,
      run: (call, { params, query }) => storedFileAddress(call, kernel, source, params.id, query),
    }),
  );
  api.get<{ Params: Static<typeof IdParams>; Querystring: FileQuery }>(
    `/${resource}/:id/file`,
    {
      exposeHeadRoute: false,
      config: { can, modes },
      schema: {
        tags: [resource],
        security: [{ bearer: [] }],
        summary: 'Download the file or a range of it',
        params: IdParams,
        querystring: FileQuery,
      },
    },
    (request, reply) => {
      const { version, as = 'attachment' } = request.query;
      if (as === 'original') source.requireOriginal?.(request.actor);
      const ticket = randomBytes(12).toString('base64url');
      return sendStoredFile(kernel, request, reply, request.actor, source, {
        id: request.params.id,
        version,
        as,
        ticket,
      });
    },
  );
}

const TicketQuery = closed({ ticket: Type.String({ maxLength: 2000 }) });
const FileParams = Type.Object({ name: Type.String({ maxLength: 2000 }) });

/** The route behind the file addresses of all resources. */
export function openAddresses(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Params: Static<typeof FileParams>; Querystring: Static<typeof TicketQuery> }>(
    '/document_files/:name',
    {
      // Its address is a ticket: requests as such are not written down.
      logLevel: 'warn',
      exposeHeadRoute: false,
      config: { isPublic: true },
      schema: {
        tags: ['documents'],
        summary: 'Download the file behind a file address',
        params: FileParams,
        querystring: TicketQuery,
      },
    },
    async (request, reply) => {
      const opened = await guess(kernel, { door: 'document_file', ip: request.ip }, async () => {
        const found = await readStoredFileTicket(kernel, request.query.ticket, request.ip);
        if (!found || !(await kernel.flags.isOn(found.source.flag, found.ticket)))
          throw unknownToken(notFound('This address'));
        return found;
      });
      const { id, version, as, nonce } = opened.ticket;
      return sendStoredFile(kernel, request, reply, storedFileActor(opened.ticket), opened.source, {
        id,
        version,
        as,
        ticket: nonce,
      });
    },
  );
}
