import type { Database } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import type { Sealing } from '../sealing.ts';

export const KEYS_CHANGED = 'signing_keys_changed';

const PURPOSE = 'brought signing keys';
const placeOf = (organization_id: string, purpose: string) => `${organization_id} ${purpose}`;

export const sealSigningKey = (sealing: Sealing, organization_id: string, purpose: string, seed: Buffer): Buffer =>
  sealing.cipher(PURPOSE).seal(seed.toString('base64'), placeOf(organization_id, purpose));

/** Reads the keys that companies brought here. */
export async function readSigningKeys(system: Database, sealing: Sealing): Promise<void> {
  const rows = await system.unscoped((tx) =>
    tx.rows<{ organization_id: string; purpose: string; sealed: Buffer }>(
      sql`select organization_id, purpose, sealed from company_signing_keys`,
    ),
  );
  const cipher = sealing.cipher(PURPOSE);
  sealing.bringKeys(
    new Map(
      rows.map(({ organization_id, purpose, sealed }) => [
        `${purpose} ${organization_id}`,
        Buffer.from(cipher.open(sealed, placeOf(organization_id, purpose)), 'base64'),
      ]),
    ),
  );
}
