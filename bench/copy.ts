import type pg from 'pg';

interface Wire {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** COPY through `pg`, which leaves its streams to others: out into memory, and in again. */
class Copy {
  readonly #text: string;
  readonly #chunks: readonly Buffer[];
  readonly #done: (error: Error | null, chunks: Buffer[]) => void;
  readonly #received: Buffer[] = [];
  callback = () => {};

  constructor(text: string, chunks: readonly Buffer[], done: (error: Error | null, chunks: Buffer[]) => void) {
    this.#text = text;
    this.#chunks = chunks;
    this.#done = done;
  }
  submit(wire: unknown): void {
    (wire as Wire).query(this.#text);
  }
  handleCopyInResponse(wire: unknown): void {
    for (const chunk of this.#chunks) (wire as Wire).sendCopyFromChunk(chunk);
    (wire as Wire).endCopyFrom();
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.#received.push(Buffer.from(chunk));
  }
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCommandComplete(): void {}
  handleError(error: Error): void {
    this.#done(error, []);
  }
  handleReadyForQuery(): void {
    this.#done(null, this.#received);
  }
}

function run(client: pg.PoolClient, text: string, chunks: readonly Buffer[] = []): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    client.query(new Copy(text, chunks, (error, received) => (error ? reject(error) : resolve(received))));
  });
}

export const copyOut = (client: pg.PoolClient, query: string) => run(client, `copy (${query}) to stdout`);
export const copyIn = (client: pg.PoolClient, table: string, chunks: readonly Buffer[]) =>
  run(client, `copy ${table} from stdin`, chunks);
