import { createPublicKey, generateKeyPair, type JsonWebKey } from 'node:crypto';
import { promisify } from 'node:util';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';

const newKeyPair = promisify(generateKeyPair);
const cipherOf = ({ sealing }: Pick<Call, 'sealing'>) => sealing.cipher('certificate badges');

export interface BadgeSigningKey {
  id: string;
  /** PEM format. */
  private_key: string;
  public_jwk: JsonWebKey;
}

/** The key that signs this company's badges. It is created on first use and stored encrypted. */
export async function badgeKey(call: Call): Promise<BadgeSigningKey> {
  // The lock makes two concurrent badges create one key only.
  await call.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`badge key ${call.organization_id}`}, 25))`);
  const found = await call.maybe<{ id: string; private_key: Buffer; public_jwk: JsonWebKey }>(sql`
    select id, private_key, public_jwk from certificate_keys where organization_id = ${call.organization_id}
    order by created_at desc, id desc limit 1`);
  if (found) return { ...found, private_key: cipherOf(call).open(found.private_key, found.id) };
  const { privateKey } = await newKeyPair('rsa', { modulusLength: 2048 });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const public_jwk = createPublicKey(private_key).export({ format: 'jwk' });
  const id = newId();
  await call.run(sql`
    insert into certificate_keys (id, organization_id, private_key, public_jwk, created_at)
    values (${id}, ${call.organization_id}, ${cipherOf(call).seal(private_key, id)}, ${JSON.stringify(public_jwk)},
      ${call.now()})`);
  return { id, private_key, public_jwk };
}
