import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Company, World } from '#server/testing/world.ts';
import { consentText } from '../../model.ts';
import type { Contract, ContractCreate, ContractSigning } from '../../schema.ts';
import { contractJobs } from '../jobs.ts';
import { sampleContract } from '../sample.ts';

export const STROKES = {
  kind: 'drawn',
  strokes: [
    [
      [0.1, 0.8],
      [0.4, 0.2],
      [0.9, 0.7],
    ],
  ],
} as const;

/** The consent to documents of the company of a test. */
export const CONSENT = consentText('Acme');

let places = 0;

/** Signers who use the public page, each from an address of their own. */
export function signersOf(world: World) {
  const post = (path: string, payload: object, ip = `10.8.${Math.floor(++places / 200)}.${places % 200}`) =>
    world.app.inject({ method: 'POST', url: `/api/public/contracts/${path}`, payload, remoteAddress: ip });
  const tokenOf = async (email: string) => (await mailedTo(world.kernel, email)).token;
  const codeFor = async (token: string, email: string) => {
    const sent = await post('send_code', { token });
    if (sent.statusCode !== 200) throw new Error(sent.body);
    return /\b(\d{6})\b/.exec((await mailedTo(world.kernel, email)).body_text)?.[1] ?? 'no code was sent';
  };
  const signings = (company: Company, contract_id: string) =>
    company.owner.get<ContractSigning[]>(`/contract_signings?contract_id=${contract_id}&_sort=position&_order=asc`);

  /** A contract whose first signer has a link. */
  async function sent(company: Company, given: Partial<ContractCreate> = {}) {
    const id = await company.within((call) => sampleContract(call, given));
    const [first, second] = await signings(company, id);
    return { id, first: first!, second: second! };
  }

  async function sign(email: string, more: object = {}, token?: string) {
    world.clock.advance(1000);
    const held = token ?? (await tokenOf(email));
    world.clock.advance(1000);
    const code = await codeFor(held, email);
    world.clock.advance(1000);
    return post('sign', {
      token: held,
      code,
      consent_text: CONSENT,
      signature: { kind: 'typed', text: email },
      values: {},
      ...more,
    });
  }

  /** Runs the background work of a company's contracts now. */
  async function work(company: Company, task: string, payload: Record<string, unknown> = {}) {
    await contractJobs[task]!(await jobFor(world.kernel, company.id), payload);
  }

  /** Signed by everybody and sealed. */
  async function completed(company: Company, given: Partial<ContractCreate> = {}) {
    const one = await sent(company, given);
    for (const { email } of [one.first, one.second]) {
      const answer = await sign(email);
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
    await work(company, 'contracts.seal', { contract_id: one.id });
    return { ...one, contract: await company.owner.get<Contract>(`/contracts/${one.id}`) };
  }

  return { post, tokenOf, codeFor, signings, sent, sign, work, completed };
}

/** The body and headers of an upload: text fields, then the file. */
export async function upload(
  name: string,
  bytes: Uint8Array,
  fields: Record<string, string> = {},
): Promise<[body: Buffer, headers: Record<string, string>]> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  const encoded = new Response(form);
  return [Buffer.from(await encoded.arrayBuffer()), { 'content-type': encoded.headers.get('content-type')! }];
}
