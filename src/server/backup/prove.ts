import { Call, scopeOf, systemActor } from '../call.ts';
import { readSigningKeys } from '../company-moves/signing-keys.ts';
import { Database } from '../db/client.ts';
import { PROVING } from '../db/scope.ts';
import { sql } from '../db/sql.ts';
import type { Kernel } from '../kernel.ts';
import { systemClock } from '../ports/clock.ts';

/** The services that a check can use in addition to the database. */
export type ProofMeans = Pick<Kernel, 'sealing' | 'documents'>;

export interface Proven {
  /** The checked amount: `12 entries`. */
  extent: string;
  /** The first difference from the stored data. */
  difference?: string | undefined;
}

/** Recomputes stored data of one company and compares it. */
export interface Proof {
  /** A title such as `Audit log`. */
  name: string;
  prove(call: Call, means: ProofMeans): Promise<Proven>;
}

export interface CompanyProof {
  company: string;
  proofs: (Proven & { name: string })[];
}

/**
 * Runs all checks of every company, one after the other.
 * @param only the id of a company
 */
export async function* proveAll(
  { appUrl, systemUrl }: { appUrl: string; systemUrl: string },
  means: ProofMeans,
  proofs: readonly Proof[],
  only: string | null = null,
): AsyncGenerator<CompanyProof> {
  const db = new Database(appUrl, 1);
  const system = new Database(systemUrl, 1);
  try {
    await readSigningKeys(system, means.sealing);
    const companies = await system.unscoped((tx) =>
      tx.rows<{ id: string; name: string; timezone: string }>(
        sql`select id, name, timezone from organizations where kind in ('vendor', 'both') and (${only}::uuid is null or id = ${only}) order by name, id`,
      ),
    );
    for (const { id, name: company, timezone } of companies) {
      const actor = systemActor(id, timezone);
      const proven: CompanyProof = { company, proofs: [] };
      for (const { name, prove } of proofs) {
        const its = await db.transaction({ ...scopeOf(actor), request_id: PROVING }, (tx) =>
          prove(new Call({ actor, tx, clock: systemClock, sealing: means.sealing }), means),
        );
        proven.proofs.push({ name, ...its });
      }
      yield proven;
    }
  } finally {
    await Promise.all([db.close(), system.close()]);
  }
}
