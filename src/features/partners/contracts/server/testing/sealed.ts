import { createHash } from 'node:crypto';
import { newId } from '#shared/ids.ts';
import { startOfChain, textOfEvent } from '../../chain.ts';
import type { ContractEvent } from '../../schema.ts';
import type { SealedContract } from '../pdf/render.ts';
import { newSealKey, type SealKey } from '../seal/key.ts';
import { buildSealed } from '../seal/sealed-file.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const START = new Date('2026-11-20T09:00:00Z');

/** A contract that two people signed, without an installation. */
export function signedContract(given: Partial<SealedContract> = {}): SealedContract {
  const id = newId();
  const body = '# Reseller agreement\n\nAcme and **Globex** agree.\n';
  const document_sha256 = sha256(body);
  const people = [
    { role: 'partner', name: 'Ana Kovač', email: 'ana@partner.example' },
    { role: 'company', name: 'Jo Keller', email: 'jo@company.example' },
  ];
  const events: ContractEvent[] = [];
  for (const { name, email } of people)
    for (const kind of ['opened', 'consent_given', 'signed']) {
      const event = {
        seq: events.length + 1,
        kind,
        actor: { kind: 'signer' as const, name, email },
        ip: '192.0.2.7',
        user_agent: null,
        at: new Date(START.getTime() + events.length * 60_000).toISOString(),
        payload: {},
        prev_hash: events.at(-1)?.hash ?? sha256(startOfChain(id, document_sha256)),
      };
      events.push({ ...event, hash: sha256(textOfEvent(event)) });
    }
  return {
    id,
    number: 7,
    title: 'Reseller agreement',
    company: 'Acme',
    partner: 'Globex',
    timezone: 'Europe/Berlin',
    source: 'text',
    body,
    original: null,
    fields: [],
    document_sha256,
    signers: people.map(({ role, name, email }, index) => ({
      role_key: role,
      role_name: role,
      name,
      email,
      signed_at: events[3 * index + 2]!.at,
      field_values: {},
      signature: { kind: 'typed', text: name },
      consent_text: 'I agree to sign electronically.',
    })),
    events,
    verify_url: `https://tandem.example/verify/contract/${id}`,
    made_at: new Date(START.getTime() + 3_600_000),
    ...given,
  };
}

/** A company's key, made before the contract was sealed. */
export const keyOf = (company: string): Promise<SealKey> => newSealKey(company, START);

export async function sealedFile(given: Partial<SealedContract> = {}, key?: SealKey) {
  const contract = signedContract(given);
  const keys = key ?? (await keyOf(contract.company));
  return { bytes: await buildSealed(contract, keys), keys, contract };
}
