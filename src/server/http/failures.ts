import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CommitLost, isLost } from '../db/connection-loss.ts';
import { NoConnection } from '../db/shares.ts';
import { badRequest, Refusal, refusalBehind, unavailable } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { StorageFailure } from '../object-storage/storage-failure.ts';
import { CLOSED_POLICY } from './content-origin.ts';
import { validationError } from './validate.ts';

/** Sends every failure as `{message, statusCode, errors?}`; unexpected errors are logged and sent without details. */
export function handleErrors(app: FastifyInstance, kernel: Pick<Kernel, 'failures'>): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = noteRequestFailure(kernel, error, request, reply);
    return reply.code(refusal.statusCode).type('application/json; charset=utf-8').send(JSON.stringify(refusal));
  });
  app.setNotFoundHandler((request, reply) => {
    const refusal = new Refusal(404, `${request.method} ${request.url.split('?')[0]} does not exist.`);
    return reply.code(404).type('application/json; charset=utf-8').send(JSON.stringify(refusal));
  });
}

/** Logs an unexpected error and tells when to try again. @returns the refusal, for the body of the response */
export function noteRequestFailure(
  kernel: Pick<Kernel, 'failures'>,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Refusal {
  const refusal = refusalFor(error, request);
  if (refusal.statusCode >= 500) {
    request.log.error({ err: error }, 'request failed');
    kernel.failures.note(
      {
        kind: 'request',
        place: `${request.method} ${request.routeOptions.url ?? request.url.split('?')[0]}`,
        request_id: request.id,
        company_id: request.actor?.organization_id ?? null,
        user_id: request.actor?.user_id ?? null,
      },
      error,
    );
  }
  if (error.statusCode === 429 && error.message) refusal.message = error.message;
  const { retry_after } = refusal.facts;
  if (retry_after !== undefined) reply.header('retry-after', String(retry_after));
  return refusal;
}

/** Answers a request whose address the router cannot read; no other handler sees it. */
export function rejectInvalidAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = badRequest(`The address is malformed: ${request.url.split('?')[0]}`, {
    address: ['is malformed'],
  });
  reply
    .code(refusal.statusCode)
    .header('content-security-policy', CLOSED_POLICY)
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal));
}

/** The limit is enough for a thousand ids in a list request, and some headers. */
export const MAX_HEADER_BYTES = 64 * 1024;

const brokenOff: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: new Refusal(
    431,
    'The address and headers together are longer than 64 KB. Request less at once.',
    {
      address: ['or headers are too long'],
    },
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, 'The request took too long to arrive.'),
};
const unreadable = badRequest('This request cannot be read.');

/** Answers on the raw connection, because Node cannot read the request. */
export function rejectConnection({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy();
  const refusal = brokenOff[code ?? ''] ?? unreadable;
  const body = JSON.stringify(refusal);
  socket.end(
    [
      `HTTP/1.1 ${refusal.statusCode} ${STATUS_CODES[refusal.statusCode]}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Security-Policy: ${CLOSED_POLICY}`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Whether a response has begun, which our bytes would corrupt. */
function isAnswering(socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}

function refusalFor(error: FastifyError, { method, routeOptions: { bodyLimit = 0 } }: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error.validation) return validationError(error.validation as ErrorObject[], error.validationContext ?? 'body');
  const ofDatabase = refusalBehind(error);
  if (ofDatabase) return ofDatabase;
  if (error instanceof CommitLost && method !== 'GET')
    return unavailable(
      'The database connection was lost while saving. Check whether your change was saved before you try again.',
    );
  if (error instanceof NoConnection)
    return unavailable('The server is busy. Nothing was changed. Try again in a moment.');
  if (isLost(error)) return unavailable('The database does not respond. Nothing was changed. Try again in a moment.');
  if (error instanceof StorageFailure)
    return unavailable(
      error.isWrite
        ? 'Files cannot be stored right now. Nothing was changed. Try again in a moment.'
        : 'Files cannot be read right now. Try again in a moment.',
    );
  if (isFull(error))
    return new Refusal(507, 'The server is out of disk space. Nothing was changed. Tell your administrator.');
  // The upload parser's errors have neither code nor status.
  if (/multipart/i.test(error.message)) return new Refusal(400, 'The upload is not valid multipart/form-data.');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const problem = `must be at most ${bodyLimit < 1_048_576 ? `${bodyLimit / 1024} KB` : `${bodyLimit / 1_048_576} MB`}`;
    return new Refusal(413, `The body ${problem}.`, { body: [problem] });
  }
  const limit = limits[error.code];
  if (limit) return new Refusal(413, `${limit.what} ${limit.problem}.`, { [limit.field]: [limit.problem] });
  // These are Fastify's own errors: malformed JSON, an unsupported media type.
  if (error.statusCode && error.statusCode < 500) return new Refusal(error.statusCode, error.message);
  return new Refusal(500, 'Something went wrong on our side. Nothing was changed.');
}

/** Whether the disk of the files or of the database is full. */
const isFull = ({ code }: { code?: string }) => ['ENOSPC', 'EDQUOT', '53100'].includes(code ?? '');

/** Refusals of large uploads state the limit (set in app.ts). */
const limits: Record<string, { what: string; field: string; problem: string }> = {
  FST_REQ_FILE_TOO_LARGE: { what: 'A file', field: 'files', problem: 'must be at most 20 MB' },
  FST_FIELDS_LIMIT: { what: 'The other parts', field: 'body', problem: 'must be at most 20' },
  FST_FILES_LIMIT: { what: 'The files', field: 'files', problem: 'must be at most 10' },
};
