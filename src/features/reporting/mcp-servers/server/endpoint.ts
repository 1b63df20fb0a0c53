import { toWebRequest } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identifyCallers } from '#server/auth/routes.ts';
import { doesNotExist, Refusal } from '#server/errors.ts';
import { subjectOf } from '#server/flags/flags.ts';
import { disableCaching } from '#server/http/security-headers.ts';
import type { Kernel } from '#server/kernel.ts';
import { serverFor } from './mcp-server.ts';
import { Turns } from './turns.ts';

const PATH = '/mcp';
/** Far more than a proposal needs. */
const MOST_BYTES = 256 * 1024;
/** Clients ask for a few lists at once, and models run a few tools at once. */
const MOST_AT_ONCE = 8;

/**
 * The Model Context Protocol over Streamable HTTP, without sessions: every message carries its credentials and is
 * answered with JSON. Both eras of the protocol are served: 2026-07-28, and the versions of 2025 and before.
 */
export function mcpRoutes(app: FastifyInstance, kernel: Kernel): void {
  const { baseUrl } = kernel.config;
  const { origin, host } = new URL(baseUrl);
  const turns = new Turns(MOST_AT_ONCE);
  app.register(async (scope) => {
    disableCaching(scope);
    // A page of another site must not reach a server in the reader's own network (DNS rebinding).
    scope.addHook('onRequest', async (request) => {
      const from = request.headers.origin;
      if (from !== undefined && from !== origin)
        throw new Refusal(403, 'Pages of other sites cannot use this address.');
    });
    scope.addHook('onSend', async (request, reply) => {
      if (reply.statusCode === 401) challenge(request, reply, baseUrl);
    });
    identifyCallers(scope, kernel, PATH);
    scope.addHook('onRequest', async (request) => {
      if (!request.principal.api_key)
        throw new Refusal(
          401,
          'Use an API key, or let the app sign in with OAuth. Sessions of people do not work here.',
        );
      if (!(await kernel.flags.isOn('ai_assistant', subjectOf(request.actor)))) throw doesNotExist(request);
    });
    const options = {
      config: { isForPrograms: true, modes: ['company', 'partner'] as const },
      schema: { hide: true } as object,
      bodyLimit: MOST_BYTES,
    };
    scope.post(PATH, options, async (request, reply) => {
      const message = request.body;
      if (Array.isArray(message)) return refuse(reply, 400, 'Send one message in each request.');
      if (typeof message !== 'object' || message === null) return refuse(reply, 400, 'The body is not a message.');
      const response = await turns.take(request.principal.api_key!.id, () =>
        answer(app, kernel, request, { message, host }),
      );
      const type = response.headers.get('content-type');
      if (type) reply.type(type);
      return reply.code(response.status).send(response.body ? await response.text() : undefined);
    });
    for (const method of ['GET', 'DELETE'] as const)
      scope.route({
        ...options,
        method,
        url: PATH,
        handler: async (_request, reply) =>
          refuse(
            reply.header('allow', 'POST'),
            405,
            'There are no sessions and streams here. Send messages with POST.',
          ),
      });
  });
}

/** Tells the program where to sign in (RFC 9728). */
function challenge(request: FastifyRequest, reply: FastifyReply, baseUrl: string): void {
  const error = request.headers.authorization === undefined ? '' : 'error="invalid_token", ';
  reply.header(
    'www-authenticate',
    `Bearer ${error}resource_metadata="${baseUrl}/.well-known/oauth-protected-resource${PATH}"`,
  );
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  const text = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32_600, message } });
  return reply.code(status).type('application/json').send(text);
}

async function answer(
  api: FastifyInstance,
  kernel: Kernel,
  request: FastifyRequest,
  { message, host }: { message: object; host: string },
): Promise<Response> {
  // The adapter builds an address from this header, which can be anything.
  const incoming = Object.create(request.raw, { headers: { value: { ...request.headers, host } } });
  const asked = await toWebRequest(incoming, message);
  const isLegacy = await isLegacyRequest(asked, message);
  const isStructured = !isLegacy || hasStructuredResults(request.headers['mcp-protocol-version']);
  const server = () => serverFor({ api, kernel, request, isStructured });
  if (!isLegacy) {
    // A subscription would keep a stream open.
    const handler = createMcpHandler(server, { legacy: 'reject', maxSubscriptions: 0 });
    return handler.fetch(asked, { parsedBody: message });
  }
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  const connected = server();
  await connected.connect(transport);
  try {
    return await transport.handleRequest(asked, { parsedBody: message });
  } finally {
    await connected.close();
  }
}

/** Clients name their version in every request since the one that also brought structured results. */
const hasStructuredResults = (version: string | string[] | undefined): boolean =>
  typeof version === 'string' && version >= '2025-06-18';
