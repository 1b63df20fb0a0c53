import { createHash } from 'node:crypto';
import pg, { type Submittable } from 'pg';

/** One statement of a batch. `text` is prepared on first use. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** The first column of all rows of one statement, in PostgreSQL's text format. */
export type FirstColumn = (string | null)[];

/** The results of the statements in a batch. */
export interface Outcome {
  rows: FirstColumn[];
  /** The number of rows each statement returned or changed. */
  counts: number[];
}

interface Wire {
  stream: { cork(): void; uncork(): void };
  parse(message: { text: string; name: string }): void;
  bind(message: {
    statement: string;
    values: readonly unknown[];
    valueMapper: (value: unknown) => string | Buffer | null;
  }): void;
  execute(message: { portal: string; rows: number }): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Converts values as `pg` does for its own queries, such as dates and arrays; its types leave this out. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): string | Buffer | null } }).utils;

/** Each prepared statement uses memory on every connection, so beyond this number rare texts are parsed each time. */
const MOST_NAMES = 1000;
const USES_BEFORE_NAMED = 3;
const MOST_COUNTED = 5000;
/** Statements with larger values get a plan for these values, because a generic plan expects few. */
const MOST_ITEMS = 100;
const MOST_CHARACTERS = 10_000;

const isLarge = (value: unknown) =>
  Array.isArray(value) ? value.length > MOST_ITEMS : typeof value === 'string' && value.length > MOST_CHARACTERS;

/** Names prepared statements. A plan belongs to the role it was made for, so each role has its own. */
export class StatementNames {
  /** Names by role and then by text, so that a constant text is found quickly. */
  readonly #names = new Map<string, Map<string, string>>();
  /** The number of runs of each text before it gets a name. */
  readonly #uses = new Map<string, number>();
  #count = 0;

  /** @returns an empty name if there are too many already; the statement is then parsed each time */
  of(text: string, role: string): string {
    const ofRole = this.#names.get(role) ?? new Map<string, string>();
    this.#names.set(role, ofRole);
    let name = ofRole.get(text);
    if (!name) {
      if (this.#count >= MOST_NAMES) return '';
      name = `b${createHash('sha1')
        .update(role + text)
        .digest('base64url')
        .slice(0, 20)}`;
      ofRole.set(text, name);
      this.#count += 1;
    }
    return name;
  }

  /** The name of a statement that is run often with few values; undefined for others. */
  ofRepeated(text: string, values: readonly unknown[], role: string): string | undefined {
    // Without values, the text may contain several statements, which cannot be prepared.
    if (values.length === 0 || values.some(isLarge)) return undefined;
    const name = this.#names.get(role)?.get(text);
    if (name) return name;
    const used = (this.#uses.get(text) ?? 0) + 1;
    if (used >= USES_BEFORE_NAMED) {
      this.#uses.delete(text);
      return this.of(text, role) || undefined;
    }
    if (this.#uses.size >= MOST_COUNTED) this.#uses.clear();
    this.#uses.set(text, used);
    return undefined;
  }
}

export const statementNames = new StatementNames();

/**
 * The prepared statements of a connection, including those left in doubt by an error, which are closed before they are
 * prepared again.
 */
const prepared = new WeakMap<object, Map<string, 'ready' | 'doubtful'>>();

/**
 * Sends all statements and a single Sync: one round trip, one implicit transaction. Settings of `set_config(..., true)`
 * in the first statement apply to the rest and end with the Sync. Uses the public `submit` interface of `pg`; the
 * messages are those of the extended query protocol
 * (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING). `pg` is pinned exactly for
 * this.
 */
export class Batch implements Submittable {
  readonly #statements: readonly Statement[];
  readonly #role: string;
  readonly #done: (error: Error | null, outcome: Outcome) => void;
  readonly #outcome: Outcome;
  #current = 0;
  #fresh: string[] = [];
  #states: Map<string, 'ready' | 'doubtful'> | undefined;
  #failed = false;
  /** The client and the pool of pg wrap this function when they time out or abort queries. */
  callback: (error: Error | null) => void;

  constructor(statements: readonly Statement[], role: string, done: (error: Error | null, outcome: Outcome) => void) {
    this.#statements = statements;
    this.#role = role;
    this.#done = done;
    this.#outcome = { rows: statements.map(() => []), counts: [] };
    this.callback = (error) => this.#finish(error);
  }

  submit(connection: unknown): void {
    const wire = connection as Wire;
    wire.stream.cork();
    try {
      this.send(wire);
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
  }

  /** Sends the statements without a Sync, which has to follow. */
  send(wire: Wire): void {
    const states = prepared.get(wire) ?? new Map<string, 'ready' | 'doubtful'>();
    prepared.set(wire, states);
    this.#states = states;
    for (const { text, values } of this.#statements) {
      const name = statementNames.of(text, this.#role);
      const state = name === '' ? undefined : states.get(name);
      if (state !== 'ready') {
        if (state === 'doubtful') wire.close({ type: 'S', name });
        wire.parse({ text, name });
        if (name !== '') {
          states.set(name, 'ready');
          this.#fresh.push(name);
        }
      }
      wire.bind({ statement: name, values, valueMapper: prepareValue });
      wire.execute({ portal: '', rows: 0 });
    }
  }

  /** Whether all statements have been answered. */
  get isAnswered(): boolean {
    return this.#current === this.#statements.length;
  }

  handleRowDescription(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}

  handleDataRow(message: { fields: (string | null)[] }): void {
    this.#outcome.rows[this.#current]!.push(message.fields[0] ?? null);
  }

  /** @param message its text ends with the number of rows: `INSERT 0 1` */
  handleCommandComplete({ text }: { text: string }): void {
    this.#outcome.counts[this.#current++] = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0;
  }

  handleEmptyQuery(): void {
    this.#current++;
  }

  handleError(error: Error): void {
    for (const name of this.#fresh) this.#states?.set(name, 'doubtful');
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  #finish(error: Error | null): void {
    if (this.#failed) return;
    this.#failed = error !== null;
    this.#done(error, this.#outcome);
  }
}

/** The methods by which `pg.Query` receives the answers of its connection, which its types leave out. */
interface Answered {
  submit(connection: unknown): Error | null;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
  handleError(error: Error, connection: unknown): void;
}
const PgQuery = pg.Query as unknown as new (
  config: pg.QueryConfig,
  callback: (error: Error | undefined, result: pg.QueryResult) => void,
) => Answered;

/** A query of `pg` in the round trip of the statements that precede it, such as those that open its transaction. */
export class QueryAfter extends PgQuery {
  readonly #before: Batch;

  constructor(
    before: Batch,
    config: pg.QueryConfig,
    callback: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    super(config, callback);
    this.#before = before;
  }

  override submit(connection: unknown): Error | null {
    const wire = connection as Wire;
    wire.stream.cork();
    try {
      this.#before.send(wire);
      return super.submit(connection);
    } finally {
      wire.stream.uncork();
    }
  }

  override handleDataRow(message: { fields: (string | null)[] }): void {
    if (this.#before.isAnswered) super.handleDataRow(message);
    else this.#before.handleDataRow(message);
  }

  override handleCommandComplete(message: { text: string }, connection: unknown): void {
    if (this.#before.isAnswered) super.handleCommandComplete(message, connection);
    else this.#before.handleCommandComplete(message);
  }

  override handleError(error: Error, connection: unknown): void {
    this.#before.handleError(error);
    super.handleError(error, connection);
  }
}
