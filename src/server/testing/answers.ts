import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { TestRequest } from './requests.ts';

/** The response of a test request, or why there is none. */
export type Answer = LightMyRequestResponse | 'hangs' | Error;

/** The time after which a request counts as unanswered. */
const TOO_LONG_MS = 30_000;

/** Sends a test request from a network address; an empty token means that nobody is signed in. */
export async function answerTo(
  app: FastifyInstance,
  { method, url, headers, payload }: TestRequest,
  { token, remoteAddress }: { token: string; remoteAddress: string },
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(resolve, TOO_LONG_MS, 'hangs');
  });
  const answer = app.inject({
    method: method as 'GET',
    url,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(payload !== undefined && { payload }),
    remoteAddress,
  });
  return Promise.race([answer, late])
    .catch((error: Error) => error)
    .finally(() => clearTimeout(timer));
}

/** Describes the fault of an answer; undefined if there is none. */
export function complaintOf(answer: Answer): string | undefined {
  if (answer === 'hangs') return `no answer within ${TOO_LONG_MS / 1000} s`;
  if (answer instanceof Error) return `an answer cut short: ${answer.message}`;
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body.slice(0, 200)}`;
  // The answer to HEAD has no body.
  if (answer.statusCode < 400 || answer.raw.req.method === 'HEAD') return undefined;
  if (!String(answer.headers['content-type']).startsWith('application/json'))
    return `refused as ${answer.headers['content-type']}`;
  const { message, statusCode, errors = {} } = answer.json();
  if (typeof message !== 'string' || message === '') return `a refusal without a message: ${answer.body}`;
  if (statusCode !== answer.statusCode) return `a refusal with another status: ${answer.body}`;
  if (INNER_WORDS.test(message)) return `a refusal that shows how it was computed: ${message.slice(0, 300)}`;
  const isWell = Object.values(errors).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );
  return isWell ? undefined : `errors of another shape: ${answer.body.slice(0, 200)}`;
}

/** Lines of a stack, and the messages of PostgreSQL and Node about statements, tables, types and properties. */
const INNER_WORDS =
  /\bat \S+ \(|\.(ts|js|mjs):\d+|node_modules|syntax error at|violates \S+ constraint|(relation|column|function) "?\S+"? does not exist|invalid input syntax|out of range for type|Cannot read propert|is not a function|\bundefined\b|\[object Object\]/;

/** One line about a request. */
export const shown = ({ method, url, headers, payload = '' }: TestRequest): string =>
  [method, url, JSON.stringify(headers), JSON.stringify(payload.toString())]
    .map((text) => text.slice(0, 400))
    .join(' ');
