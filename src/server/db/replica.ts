import { laterPosition } from '#shared/log-positions.ts';
import type { Statement } from './batch.ts';
import { isLost, refusesWrites } from './connection-loss.ts';
import type { Scope } from './scope.ts';
import { sql } from './sql.ts';

/** Without a change of their own, a reader sees what the leader had this long ago, or newer. */
const MOST_STALE_MS = 5_000;
const SAMPLE_MS = 1_000;
/** A replica that failed is not asked again for this long. */
const PAUSE_MS = 5_000;
const BEHIND = 'TD503';
/** The replica removed rows that the read needed, because the leader did. */
const CONFLICT = '40001';

/** Where reads went, for metrics. */
export interface ReadCounts {
  replica: number;
  leader: number;
  /** Reads that the leader had to answer, by the reason. */
  fallbacks: Record<'behind' | 'away' | 'writes', number>;
}

/** Reads the leader's current position. */
type ReadPosition = () => Promise<string>;

interface Sample {
  at: number;
  position: string;
}

/**
 * Decides which reads a replica may answer: those of a caller who says how far they have seen, if the replica has replayed
 * as much. A position is one of PostgreSQL's log, such as `0/16B3748`. The replica itself checks it within the read, so
 * several replicas behind one address may differ.
 */
export class ReplicaReads {
  readonly #readLeader: ReadPosition;
  readonly #timer: NodeJS.Timeout;
  #samples: Sample[] = [];
  #awayUntil = 0;
  #asked: Promise<string> | undefined;
  readonly counts: ReadCounts = { replica: 0, leader: 0, fallbacks: { behind: 0, away: 0, writes: 0 } };

  constructor(readLeader: ReadPosition) {
    this.#readLeader = readLeader;
    this.#timer = setInterval(() => void this.#sample(), SAMPLE_MS);
    this.#timer.unref();
    void this.#sample();
  }

  /** @returns the position that the read needs; undefined if only the leader may answer it */
  positionFor({ seen }: Scope): string | undefined {
    const floor = this.#samples[0];
    const isUsable = seen !== undefined && floor !== undefined && performance.now() >= this.#awayUntil;
    if (isUsable) return laterPosition(seen, floor.position);
    this.counts.leader += 1;
    return undefined;
  }

  /** The statement that fails unless the replica has everything up to a position. */
  static requirement(position: string): Statement {
    return sql`select require_position(${position}::pg_lsn)`;
  }

  noteAnswer(): void {
    this.counts.replica += 1;
  }

  /** @returns whether the leader can answer what the replica could not */
  noteFailure(error: unknown): boolean {
    const reason = reasonOf(error);
    if (!reason) return false;
    this.counts.leader += 1;
    this.counts.fallbacks[reason] += 1;
    if (reason === 'away') this.#awayUntil = performance.now() + PAUSE_MS;
    return true;
  }

  /**
   * A position that includes every commit until now. Callers at the same time share one question, which is asked after
   * they called.
   */
  leaderPosition(): Promise<string> {
    this.#asked ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        this.#asked = undefined;
        this.#readLeader().then(resolve, reject);
      });
    });
    return this.#asked;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Keeps the positions of the last seconds; the oldest of them is what every read has to include. */
  async #sample(): Promise<void> {
    try {
      const at = performance.now();
      this.#samples.push({ at, position: await this.#readLeader() });
      const isOld = (sample: Sample | undefined) => sample !== undefined && sample.at <= at - MOST_STALE_MS;
      while (isOld(this.#samples[1])) this.#samples.shift();
    } catch {
      // The leader is away; the last positions stay true.
    }
  }
}

function reasonOf(error: unknown): keyof ReadCounts['fallbacks'] | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === BEHIND) return 'behind';
  if (refusesWrites(error)) return 'writes';
  return code === CONFLICT || isLost(error) ? 'away' : undefined;
}
