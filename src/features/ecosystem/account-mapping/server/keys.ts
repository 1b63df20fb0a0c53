import { createHmac } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { domainKey, nameKey } from '#shared/matching.ts';

/** One account of a list. Only these values are stored, encrypted. */
export interface MappingRow {
  name: string;
  domain: string | null;
  country: string | null;
  owner: string | null;
  industry: string | null;
  employees: number | null;
  website: string | null;
  stage: string | null;
  account_id?: string | null;
}

/** The plain keys of an account; it can be compared if it has at least one. */
export interface PlainKeys {
  domain: string | null;
  name: string | null;
}

/** An account is known by its registrable domain, and by its name if its country is known. */
export function plainKeys({ name, domain, website, country }: Partial<MappingRow>): PlainKeys {
  return {
    domain: domainKey(domain) ?? domainKey(website),
    name: name && country ? `${nameKey(name)}|${country.toUpperCase()}` : null,
  };
}

/** Makes keyed hashes for one place. They cannot be calculated or compared without the key of the installation. */
export type Hasher = (text: string) => Buffer;

function hasherFor(call: Call, place: string): Hasher {
  const root = call.sealing.textFor('account mapping keys');
  const key = createHmac('sha256', root).update(`${call.organization_id} ${place}`).digest();
  return (text) => createHmac('sha256', key).update(text).digest();
}

/** The key of a relationship differs for each partner, so that the rows of two partners cannot be joined. */
export const relationshipHasher = (call: Call, partner_id: string): Hasher => hasherFor(call, `partner ${partner_id}`);

/** The company's own rows; they are hashed with the key of a relationship only while they are compared. */
export const ownerHasher = (call: Call, partner_id: string | null): Hasher =>
  partner_id === null ? hasherFor(call, 'company') : relationshipHasher(call, partner_id);

export const recordHasher = (call: Call, population_id: string): Hasher => hasherFor(call, `list ${population_id}`);

export const hashed = (hash: Hasher, { domain, name }: PlainKeys) => ({
  domain: domain === null ? null : hash(`d:${domain}`).toString('hex'),
  name: name === null ? null : hash(`n:${name}`).toString('hex'),
});

const PURPOSE = 'account mapping records';
const placeOf = ({ organization_id }: Call, population_id: string, record_key: string) =>
  `${organization_id} ${population_id} ${record_key}`;

/** Encrypts and decrypts the rows of one list. */
export function rowSealer(call: Call, population_id: string) {
  const cipher = call.sealing.cipher(PURPOSE);
  return {
    seal: (row: MappingRow, record_key: string): string =>
      cipher.seal(JSON.stringify(row), placeOf(call, population_id, record_key)).toString('hex'),
    open: (sealed: Uint8Array, record_key: Uint8Array): MappingRow =>
      JSON.parse(
        cipher.open(sealed, placeOf(call, population_id, Buffer.from(record_key).toString('hex'))),
      ) as MappingRow,
  };
}

/** Encrypts the name of a record in the log of views, for its owner. */
export function nameSealer(call: Call) {
  const cipher = call.sealing.cipher('account mapping reveals');
  return {
    seal: (name: string, record_id: string): string =>
      cipher.seal(name, `${call.organization_id} ${record_id}`).toString('hex'),
    open: (sealed: Uint8Array, record_id: string): string =>
      cipher.open(sealed, `${call.organization_id} ${record_id}`),
  };
}
