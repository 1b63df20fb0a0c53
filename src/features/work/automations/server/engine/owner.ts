import { type Actor, Call } from '#server/call.ts';
import type { Job } from '#server/jobs/job.ts';

/** Runs work with the rights of the person who published a flow, in the transaction of the engine. */
export async function asOwner<T>(call: Call, owner: Actor, work: (acting: Call) => Promise<T>): Promise<T> {
  const acting = new Call({ ...call, actor: owner });
  await call.tx.enter(acting.scope);
  try {
    return await work(acting);
  } finally {
    // This fails in an aborted transaction, which is rolled back anyway.
    await call.tx.enter(call.scope).catch(() => {});
  }
}

/** The people behind the flows of one company, each looked up once. */
export class Owners {
  readonly #job: Job;
  readonly #found = new Map<string, Promise<Actor | undefined>>();

  constructor(job: Job) {
    this.#job = job;
  }

  find(user_id: string): Promise<Actor | undefined> {
    const known =
      this.#found.get(user_id) ?? this.#job.kernel.identity.actorIn(user_id, this.#job.organization_id, null);
    this.#found.set(user_id, known);
    return known;
  }
}
