const codes = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03', '08006', '53300'];
/** Errors of `pg` without a code. */
const words = /Connection terminated|timeout exceeded when trying to connect|and is not queryable/;

/** The database is unavailable, or was for a moment. */
export function isLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return codes.includes(code) || words.test(message);
}

/** The connection broke during the commit: the outcome is unknown. */
export class CommitLost extends Error {
  constructor(cause: unknown) {
    super('The connection was lost before the commit was confirmed.', { cause });
  }
}
