const codes = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03', '08006', '53300'];
/** What `pg` says without a code. */
const words = /Connection terminated|timeout exceeded when trying to connect|and is not queryable/;

/** The database is away, or was for a moment. */
export function isLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return codes.includes(code) || words.test(message);
}

/** The connection broke while the transaction committed: nobody told whether it did. */
export class CommitLost extends Error {
  constructor(cause: unknown) {
    super('The connection broke before it was told whether the transaction was committed.', { cause });
  }
}
