import pg from 'pg';
import { type FrozenCompany, frozenRefusal } from '../company-moves/frozen.ts';
import { requireVisited } from '../hosts/visited-company.ts';
import { Batch, type FirstColumn, type Outcome, QueryAfter, type Statement, statementNames } from './batch.ts';
import { CommitLost, isLost, refusesWrites } from './connection-loss.ts';
import { type ConnectionGuard, endConnection, once } from './guard.ts';
import { openPool } from './pool.ts';
import { ReplicaReads } from './replica.ts';
import {
  FROZEN,
  openScope,
  type Planning,
  REFUSE_IF_FROZEN,
  readOnlyScope,
  replaceScope,
  roleOf,
  type Scope,
} from './scope.ts';
import { Shares } from './shares.ts';
import { type Sql, sql } from './sql.ts';

export type { Scope } from './scope.ts';
export type Row = Record<string, unknown>;

const BEGIN: Statement = sql`begin`;
const COMMIT: Statement = sql`commit`;

// Timestamps are ISO text and dates `YYYY-MM-DD`; bigint is safe as a number below 10^15, our largest amount.
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === 20) return (text: string) => Number(text);
    if (oid === 1082) return (text: string) => text;
    if (oid === 1184) return isoInstant;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** Converts `2026-01-01 10:00:00.5+00`, PostgreSQL's text in UTC, to `2026-01-01T10:00:00.5Z`. */
function isoInstant(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, 'Z')}`;
}

interface Manner {
  /** The time limit of each statement, in milliseconds; 0 means none. */
  longestMs?: number;
  /** Statements before the first one, such as what a replica has to know. */
  before?: readonly Statement[];
}

/** A transaction in one scope; it opens with its first statement. Rows have snake_case columns as in the table. */
export class Tx {
  readonly #client: pg.PoolClient;
  #opening: Statement[] | undefined;
  #role: string;
  #isFinished = false;
  #isCommitting = false;
  #sent = 0;
  #previous: Promise<unknown> = Promise.resolve();

  /** @param scope undefined for a transaction outside any organization */
  constructor(client: pg.PoolClient, scope?: Scope, { longestMs = 0, before = [] }: Manner = {}) {
    this.#client = client;
    this.#opening = scope ? [...before, openScope(scope, longestMs), REFUSE_IF_FROZEN] : [];
    this.#role = scope ? roleOf(scope) : '';
  }

  async rows<T = Row>(statement: Sql | string, values?: readonly unknown[]): Promise<T[]> {
    return (await this.#query(statement, values)).rows as T[];
  }

  /** @returns the number of changed rows */
  async run(statement: Sql | string, values?: readonly unknown[]): Promise<number> {
    return (await this.#query(statement, values)).rowCount ?? 0;
  }

  async #query(statement: Sql | string, positional: readonly unknown[] = []): Promise<pg.QueryResult> {
    const { text, values } = typeof statement === 'string' ? { text: statement, values: positional } : statement;
    const opening = this.#take();
    this.#sent += 1;
    const name = statementNames.ofRepeated(text, values, this.#role);
    const config = { ...(name && { name: `q${name}` }), text, values: values as unknown[] };
    // Without values, the text may contain several statements, which cannot share a round trip.
    const role = this.#role;
    return this.#inOrder(async () => {
      if (opening.length === 0) return this.#client.query(config);
      if (values.length === 0) {
        await submit(this.#client, role, opening);
        return this.#client.query(config);
      }
      return new Promise((resolve, reject) => {
        const before = new Batch(opening, role, () => {});
        this.#client.query(
          new QueryAfter(before, config, (error, result) => (error ? reject(error) : resolve(result))),
        );
      });
    });
  }

  /** Sends after the answer to what was sent before, even if the caller did not wait, because `pg` will not queue. */
  #inOrder<T>(send: () => Promise<T>): Promise<T> {
    const answer = this.#previous.then(send);
    this.#previous = answer.catch(() => undefined);
    return answer;
  }

  #submit(statements: readonly Statement[]): Promise<Outcome> {
    const role = this.#role;
    return this.#inOrder(() => submit(this.#client, role, statements));
  }

  /** Counts what was sent: while it stays the same, rows read in this transaction are current. */
  get sent(): number {
    return this.#sent;
  }

  /** Runs several statements in one round trip. */
  async batch(statements: readonly Statement[]): Promise<FirstColumn[]> {
    const opening = this.#take();
    this.#sent += 1;
    const { rows } = await this.#submit([...opening, ...statements]);
    return rows.slice(opening.length);
  }

  /** Whether the commit was sent; it may have been answered. */
  get isCommitting(): boolean {
    return this.#isCommitting;
  }

  /** Whether nothing was sent yet, so that the next statements can be the whole transaction. */
  get isUntouched(): boolean {
    return this.#opening !== undefined;
  }

  /**
   * Sends the last statements and the commit in one round trip; if they are also the first, they are the whole
   * transaction.
   */
  async finish(statements: readonly Statement[]): Promise<Outcome> {
    const [begin, ...opening] = this.#take();
    const whole = begin ? [...opening, ...statements] : [...statements, COMMIT];
    this.#isCommitting = true;
    const { rows, counts } = await this.#submit(whole);
    this.#isCommitting = false;
    this.#isFinished = true;
    const own = [opening.length, opening.length + statements.length] as const;
    return { rows: rows.slice(...own), counts: counts.slice(...own) };
  }

  /** Replaces the scope for the rest of the transaction. */
  async enter(scope: Scope): Promise<void> {
    await this.#open();
    this.#sent += 1;
    this.#role = roleOf(scope);
    await this.#submit([replaceScope(scope)]);
  }

  async commit(): Promise<void> {
    if (this.#opening || this.#isFinished) return;
    this.#isCommitting = true;
    await this.#inOrder(() => this.#client.query('commit'));
  }

  /** The statements that open the transaction, if it is not open yet. */
  #take(): Statement[] {
    if (this.#isFinished) throw new Error('the transaction is finished');
    const opening = this.#opening ? [BEGIN, ...this.#opening] : [];
    this.#opening = undefined;
    return opening;
  }

  async #open(): Promise<void> {
    const opening = this.#take();
    if (opening.length > 0) await this.#submit(opening);
  }
}

/** @returns undefined also when the database cannot tell, because the original error is more precise then */
async function frozenIn(client: pg.PoolClient, scope: Scope): Promise<FrozenCompany | undefined> {
  const outcome = await submit(client, roleOf(scope), [openScope(scope), FROZEN]).catch(() => undefined);
  const [text] = outcome?.rows[1] ?? [];
  return text ? (JSON.parse(text) as FrozenCompany) : undefined;
}

function submit(client: pg.ClientBase, role: string, statements: readonly Statement[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    client.query(new Batch(statements, role, (error, outcome) => (error ? reject(error) : resolve(outcome))));
  });
}

function connectTo(url: string, size: number): Connections {
  const pool = openPool({
    connectionString: url,
    max: size,
    types,
    // PostgreSQL notices within a second that a connection was ended during a statement.
    options: '-c TimeZone=UTC -c DateStyle=ISO -c client_connection_check_interval=1s',
    idleTimeoutMillis: 60_000,
    application_name: 'tandem',
  });
  return { pool, shares: new Shares(size) };
}

/** The connections of a database, which all its views share. */
interface Connections {
  pool: pg.Pool;
  shares: Shares;
}

interface DatabaseOptions {
  connections?: Connections;
  guard?: ConnectionGuard;
  /** Answers reads of callers who say what they have seen. */
  replica?: { database: Database; reads: ReplicaReads };
}

/** The only access to the database for requests and jobs. Every statement runs in a scope. */
export class Database {
  readonly #pool: pg.Pool;
  readonly #shares: Shares;
  readonly #longestReadMs: number;
  readonly #guard: ConnectionGuard | undefined;
  readonly replica: ReplicaReads | undefined;
  readonly #replicaDatabase: Database | undefined;
  readonly url: string;

  /** @param longestReadMs the time limit of a read statement; 0 means none */
  constructor(
    url: string,
    size = 4,
    longestReadMs = 0,
    { connections = connectTo(url, size), guard, replica }: DatabaseOptions = {},
  ) {
    this.url = url;
    this.#longestReadMs = longestReadMs;
    this.#shares = connections.shares;
    this.#pool = connections.pool;
    this.#guard = guard;
    this.replica = replica?.reads;
    this.#replicaDatabase = replica?.database;
  }

  /** The same database for one piece of work, whose connections the guard can end. */
  guardedBy(guard: ConnectionGuard): Database {
    const connections = { pool: this.#pool, shares: this.#shares };
    return new Database(this.url, 0, this.#longestReadMs, { connections, guard });
  }

  /**
   * Runs statements in one round trip; they share one scope and one implicit transaction. Generic plans are the
   * default: reads have few texts, and planning each time costs several times their execution.
   */
  async read(scope: Scope, statements: readonly Statement[], planning: Planning = 'generic'): Promise<FirstColumn[]> {
    return this.#fromReplica(scope, (database, before) => database.#readHere(scope, statements, planning, before));
  }

  #readHere(
    scope: Scope,
    statements: readonly Statement[],
    planning: Planning,
    before: readonly Statement[],
  ): Promise<FirstColumn[]> {
    const opening = [...before, readOnlyScope(scope, { planning, longestMs: this.#longestReadMs })];
    return this.#sharing(scope, () =>
      this.#with(async (client) => {
        const { rows } = await submit(client, roleOf(scope), [...opening, ...statements]);
        return rows.slice(opening.length);
      }),
    );
  }

  /** Asks the replica if it may answer, and the leader otherwise, or if the replica could not. */
  async #fromReplica<T>(
    scope: Scope,
    read: (database: Database, before: readonly Statement[]) => Promise<T>,
  ): Promise<T> {
    const { replica } = this;
    const database = this.#replicaDatabase;
    const position = replica?.positionFor(scope);
    if (!replica || !database || position === undefined) return read(this, []);
    try {
      const answer = await read(database, [ReplicaReads.requirement(position)]);
      replica.noteAnswer();
      return answer;
    } catch (error) {
      if (!replica.noteFailure(error)) throw error;
      return read(this, []);
    }
  }

  /** Reads outside any organization, on the system login, for identity. */
  async readUnscoped(statements: readonly Statement[]): Promise<FirstColumn[]> {
    return this.#with(async (client) => (await submit(client, '', statements)).rows);
  }

  /** Runs a transaction that commits when `work` resolves and rolls back when it throws. */
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#sharing(scope, () => this.#within(scope, work));
  }

  /**
   * Runs a transaction for a request that waits for the answer: each statement has a time limit. If the caller says what
   * they have seen, `work` only reads, and it runs again if a replica could not answer.
   */
  question<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#fromReplica(scope, (database, before) => database.#questionHere(scope, work, before));
  }

  #questionHere<T>(scope: Scope, work: (tx: Tx) => Promise<T>, before: readonly Statement[]): Promise<T> {
    return this.#sharing(scope, () => this.#within(scope, work, { longestMs: this.#longestReadMs, before }));
  }

  /** Runs a transaction outside any organization (needs the system role), for identity and schedulers only. */
  unscoped<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#within(undefined, work);
  }

  /** Waits until the company may use another connection, then uses it. */
  async #sharing<T>({ organization_id }: Scope, use: () => Promise<T>): Promise<T> {
    requireVisited(organization_id);
    await this.#shares.take(organization_id);
    const giveBack = once(() => this.#shares.giveBack(organization_id));
    try {
      this.#guard?.hold(giveBack);
      return await use();
    } finally {
      giveBack();
      this.#guard?.letGo(giveBack);
    }
  }

  async #with<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const { client, release } = await this.#take();
    try {
      return await work(client);
    } finally {
      release();
    }
  }

  /** Takes a connection. Whoever ends the work releases it, too, because the work may never come back. */
  async #take(): Promise<{ client: pg.PoolClient; release: (broken?: Error) => void }> {
    this.#guard?.check();
    const client = await this.#pool.connect();
    const giveBack = once((broken?: Error) => client.release(broken));
    const end = (reason?: Error) => {
      if (!reason) return;
      giveBack(reason);
      return endConnection(client, this.url);
    };
    const release = (broken?: Error) => {
      giveBack(broken);
      this.#guard?.letGo(end);
    };
    try {
      this.#guard?.hold(end);
    } catch (error) {
      release();
      throw error;
    }
    return { client, release };
  }

  async #within<T>(scope: Scope | undefined, work: (tx: Tx) => Promise<T>, manner?: Manner): Promise<T> {
    const { client, release } = await this.#take();
    let broken: Error | undefined;
    const tx = new Tx(client, scope, manner);
    try {
      const result = await work(tx);
      await tx.commit();
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      const frozen = scope && refusesWrites(error) && !broken ? await frozenIn(client, scope) : undefined;
      if (frozen) throw frozenRefusal(frozen);
      // The next connection leads to the new leader.
      if (refusesWrites(error) && !manner?.before) broken = error as Error;
      throw tx.isCommitting && isLost(error) ? new CommitLost(error) : error;
    } finally {
      release(broken);
    }
  }

  /** A position of the log that includes every commit until now. */
  async logPosition(): Promise<string> {
    const [[position]] = (await this.readUnscoped([sql`select pg_current_wal_insert_lsn()::text`])) as [[string]];
    return position;
  }

  async ping(): Promise<void> {
    await this.#pool.query('select 1');
  }

  get pool(): pg.Pool {
    return this.#pool;
  }

  async close(): Promise<void> {
    this.replica?.stop();
    await this.#replicaDatabase?.close();
    await this.#pool.end();
  }
}
