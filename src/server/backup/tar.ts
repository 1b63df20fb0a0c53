/** As much of the tar format (POSIX ustar) as a backup needs, so that any tar can open one. */

const BLOCK = 512;
/** Eleven octal digits. */
const LARGEST = 8 ** 11 - 1;

export interface Entry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

/** @param name of ASCII characters, at most 100 */
export function entryHeader(name: string, size: number, at: Date): Buffer {
  if (size > LARGEST || Buffer.byteLength(name) > 100) throw new RangeError(`${name} does not fit into a tar file`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, offset: number, digits: number) =>
    header.write(`${value.toString(8).padStart(digits, '0')}\0`, offset, 'latin1');
  header.write(name, 0, 'latin1');
  octal(0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(Math.floor(at.getTime() / 1_000), 136, 11);
  header.write('        0', 148, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

/** What follows an entry's content, up to the next header. */
export const paddingOf = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

export const endOfArchive = (): Buffer => Buffer.alloc(2 * BLOCK);

/** The entries in their order; what is not read of one is passed over. @throws Error where it is no whole archive */
export async function* entriesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const bytes = new Bytes(source);
  try {
    for (;;) {
      const header = await bytes.exactly(BLOCK);
      if (header.every((byte) => byte === 0)) break;
      const sum = Number.parseInt(header.toString('latin1', 148, 156), 8);
      if (header.toString('latin1', 257, 262) !== 'ustar' || sumOf(header) !== sum) throw new Error('no tar header');
      const size = Number.parseInt(header.toString('latin1', 124, 136), 8);
      const rest = { left: size };
      yield { name: header.toString('latin1', 0, 100).replace(/\0.*$/s, ''), size, content: bytes.upTo(rest) };
      for await (const _ of bytes.upTo(rest));
      await bytes.exactly(paddingOf(size).length);
    }
    // The compression's own checksum stands behind the last byte.
    await bytes.drain();
  } finally {
    await bytes.close();
  }
}

/** The checksum counts its own field as spaces. */
function sumOf(header: Buffer): number {
  let sum = 0;
  for (let index = 0; index < BLOCK; index += 1) sum += index >= 148 && index < 156 ? 32 : header[index]!;
  return sum;
}

class Bytes {
  readonly #source: AsyncIterator<Buffer>;
  #chunk: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async exactly(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.upTo({ left: count })) parts.push(part);
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  }

  /** So many bytes as `rest` says are left, which it counts down. */
  async *upTo(rest: { left: number }): AsyncGenerator<Buffer> {
    while (rest.left > 0) {
      if (this.#chunk.length === 0 && !(await this.#more())) throw new Error('the archive ends early');
      const part = this.#chunk.subarray(0, rest.left);
      this.#chunk = this.#chunk.subarray(part.length);
      rest.left -= part.length;
      yield part;
    }
  }

  async drain(): Promise<void> {
    while (await this.#more());
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#source.next();
    this.#chunk = done ? Buffer.alloc(0) : value;
    return !done;
  }
}
