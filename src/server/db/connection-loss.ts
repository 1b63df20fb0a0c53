/**
 * Errors of a database that is unavailable, stopping, starting, out of resources, failing over, or a replica since then;
 * another try may succeed. Codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), including 08P01 of a
 * connection pooler.
 */
const states = /^(08...|57P0[1-5]|25P03|25006|53[023]00|53400|58030)$/;
/** Errors of a failed socket. Other services cause them as well, and they are just as temporary. */
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
/** Errors of `pg` and its pool without a code, and messages of PostgreSQL with a code that also has other meanings. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|pool after calling end|could not fork new process|during recovery|canceling statement due to user request/;

/** Whether the database is or was unavailable. */
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
  // The missing file is the socket of a database on this machine; any other missing file is a fault.
  if (name === 'ENOENT') return syscall === 'connect';
  // Libraries wrap the original error.
  return cause !== undefined && isLost(cause);
}

/** Whether the database only reads: a replica, also one that was the leader until now. */
export function refusesWrites(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '25006';
}

/** The connection broke during the commit, so the outcome is unknown. */
export class CommitLost extends Error {
  constructor(cause: unknown) {
    super('The connection was lost before the commit was confirmed.', { cause });
  }
}
