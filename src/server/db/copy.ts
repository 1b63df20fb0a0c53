import type pg from 'pg';

/** The parts of pg's connection that COPY needs. */
interface Wire {
  stream: {
    pause(): void;
    resume(): void;
    writableNeedDrain: boolean;
    destroyed: boolean;
    once(event: 'drain' | 'close', heard: () => void): void;
    off(event: 'drain' | 'close', heard: () => void): void;
  };
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** The number of bytes collected before the server is told to wait. */
const WINDOW = 262_144;

/** The interface of objects submitted to pg; COPY returns no rows. */
abstract class Copy {
  readonly #text: string;
  protected wire!: Wire;
  callback = () => {};

  constructor(text: string) {
    this.#text = text;
  }
  submit(wire: unknown): void {
    this.wire = wire as Wire;
    this.wire.query(this.#text);
  }
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

class Out extends Copy {
  #gathered: Buffer[] = [];
  #size = 0;
  #end: { error: Error | null } | undefined;
  #wake = () => {};

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The parser reuses its memory, so the chunk is copied.
    this.#gathered.push(Buffer.from(chunk));
    this.#size += chunk.length;
    if (this.#size < WINDOW) return;
    this.wire.stream.pause();
    this.#wake();
  }
  handleCommandComplete(): void {}
  handleError(error: Error): void {
    this.#finish(error);
  }
  handleReadyForQuery(): void {
    this.#finish(null);
  }
  #finish(error: Error | null): void {
    this.#end ??= { error };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for (;;) {
      if (!this.#end && this.#size < WINDOW) await new Promise<void>((resolve) => (this.#wake = resolve));
      if (this.#end?.error) throw this.#end.error;
      const gathered = Buffer.concat(this.#gathered);
      this.#gathered = [];
      this.#size = 0;
      // The stream must also resume after the end, which may arrive with the last rows, because others then use the
      // connection.
      this.wire.stream.resume();
      if (gathered.length > 0) yield gathered;
      else if (this.#end) return;
    }
  }
}

class In extends Copy {
  readonly #source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  readonly #done: (error: unknown, rows: number) => void;
  #failure: unknown;
  #rows = 0;
  #isOver = false;

  constructor(
    text: string,
    source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    done: (error: unknown, rows: number) => void,
  ) {
    super(text);
    this.#source = source;
    this.#done = done;
  }
  handleCopyInResponse(): void {
    void this.#feed();
  }
  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(text.split(' ')[1]);
  }
  handleError(error: Error): void {
    this.#isOver = true;
    // The original error is more precise than the server's report of it.
    this.#done(this.#failure ?? error, 0);
  }
  handleReadyForQuery(): void {
    this.#done(null, this.#rows);
  }

  async #feed(): Promise<void> {
    try {
      for await (const chunk of this.#source) {
        if (this.#isOver) return;
        this.wire.sendCopyFromChunk(chunk);
        if (this.wire.stream.writableNeedDrain && !this.wire.stream.destroyed) await this.#drained();
      }
      this.wire.endCopyFrom();
    } catch (error) {
      this.#failure = error;
      this.wire.sendCopyFail('the source broke off');
    }
  }
  #drained(): Promise<void> {
    const { stream } = this.wire;
    return new Promise((resolve) => {
      const go = () => {
        stream.off('drain', go);
        stream.off('close', go);
        resolve();
      };
      stream.once('drain', go);
      stream.once('close', go);
    });
  }
}

/**
 * Yields the rows of `copy ... to stdout` in text form, complete rows at a time; the server waits for the reader. Read
 * it to the end, or end the connection.
 */
export function copyOut(client: pg.ClientBase, text: string): AsyncIterable<Buffer> {
  return client.query(new Out(text));
}

/** Sends rows to `copy ... from stdin`. @returns the number of rows the server received */
export function copyIn(
  client: pg.ClientBase,
  text: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new In(text, source, (error, rows) => (error ? reject(error) : resolve(rows))));
  });
}
