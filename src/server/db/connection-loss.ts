/**
 * Errors of a database that is away, stopping, starting, out of resources or failing over: another try may succeed. Codes
 * of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), 08P01 of a connection pooler included.
 */
const states = /^(08...|57P0[1-5]|25P03|53[023]00|53400|58030)$/;
/** A socket failed. They also come from other services, which is as temporary. */
const sockets = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_SOCKET_CLOSED',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);
/** Errors of `pg` and its pool without a code, and what PostgreSQL says under a code that also has other meanings. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|pool after calling end|could not fork new process|during recovery|canceling statement due to user request/;

/** The database is unavailable, or was for a moment. */
export function isLost(error: unknown): boolean {
  const {
    code = '',
    message = '',
    syscall,
    cause,
  } = (error ?? {}) as {
    code?: unknown;
    message?: string;
    syscall?: string;
    cause?: unknown;
  };
  const name = String(code);
  if (states.test(name) || sockets.has(name) || words.test(message)) return true;
  // The socket's file of a database on this machine; any other missing file is a fault.
  if (name === 'ENOENT') return syscall === 'connect';
  // Libraries wrap what they could not do.
  return cause !== undefined && isLost(cause);
}

/** The connection broke during the commit: the outcome is unknown. */
export class CommitLost extends Error {
  constructor(cause: unknown) {
    super('The connection was lost before the commit was confirmed.', { cause });
  }
}
