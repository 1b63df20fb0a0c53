import { hashSecret, newSecret } from '#server/auth/secret-token.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { SamlBegun, SamlEntered } from '../schema.ts';
import { admit, claimsOf, type SamlClaims, samlAccount, samlCompany } from './account.ts';
import { ResponseRefused } from './response/refused.ts';
import { verifyResponse } from './response/verify.ts';
import { newRequestId, requestAddress, serviceProvider } from './service-provider.ts';

/** The time limit for a sign-in at the provider. */
const REQUEST_MS = 15 * 60_000;
/** The time within which the browser that began picks up the answer. */
const TICKET_MS = 2 * 60_000;

interface Provider {
  organization_id: string;
  company: string;
  is_required: boolean;
  sign_in_url: string;
}

/** The company whose provider signs in people with this address; null without one. */
export async function offerFor(tx: Tx, email: string): Promise<Provider | null> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const [provider] = await tx.rows<Provider>(sql`
    select c.organization_id, o.name as company, c.mode = 'required' as is_required, c.sign_in_url
    from saml_domains d join saml_connections c on c.organization_id = d.organization_id
    join organizations o on o.id = d.organization_id
    where d.domain = ${domain} and d.verified_at is not null and c.mode <> 'off' and o.status = 'active'`);
  return provider ?? null;
}

/**
 * Begins a sign-in. The state stays in the browser that began; the provider never sees it.
 * @param tester_id the owner who only tests the provider
 * @param at_host at the company's host name, where it also ends
 */
export async function beginSamlSignIn(
  { system, clock, config }: Kernel,
  { organization_id, sign_in_url }: Pick<Provider, 'organization_id' | 'sign_in_url'>,
  { remember_me, tester_id, at_host }: { remember_me: boolean; tester_id: string | null; at_host: boolean },
): Promise<SamlBegun> {
  const now = clock.now();
  const request_id = newRequestId();
  const { token: state, hash: state_hash } = newSecret();
  await system.unscoped(async (tx) => {
    await tx.run(sql`delete from identity.saml_requests where expires_at < ${now}`);
    await tx.run(sql`delete from identity.saml_assertions where expires_at < ${now}`);
    await tx.run(sql`
      insert into identity.saml_requests (request_hash, organization_id, state_hash, remember_me, tester_id, at_host, expires_at)
      values (${hashSecret(request_id)}, ${organization_id}, ${state_hash}, ${remember_me}, ${tester_id}, ${at_host},
        ${new Date(now.getTime() + REQUEST_MS)})`);
  });
  const service = serviceProvider(config.baseUrl, organization_id);
  return { address: requestAddress(service, { sign_in_url, request_id, now }), state };
}

const cipherOf = ({ sealing }: Kernel) => sealing.cipher('saml answers');

/**
 * Takes a response from whichever browser brings it. It opens no session: only the browser that began has the state
 * that the ticket needs.
 * @returns the ticket, and the address at which the browser waits for it
 * @throws ResponseRefused, 422, 429
 */
export async function receiveSamlResponse(kernel: Kernel, organization_id: string, response: string) {
  const { system, clock, config, hosts } = kernel;
  const [provider] = await system.unscoped((tx) =>
    tx.rows<{ idp_entity_id: string; certificates: string[]; group_attribute: string | null }>(sql`
      select idp_entity_id, certificates, group_attribute from saml_connections
      where organization_id = ${organization_id}`),
  );
  if (!provider) throw new ResponseRefused('request');
  const { idp_entity_id, certificates, group_attribute } = provider;
  const service = serviceProvider(config.baseUrl, organization_id);
  const now = clock.now();
  const assertion = await verifyResponse(
    { response, certificates, service, idp_entity_id, now: now.getTime() },
    { share: organization_id },
  );
  const { token: ticket, hash: ticket_hash } = newSecret();
  const answer = cipherOf(kernel).seal(JSON.stringify(claimsOf(assertion, group_attribute)), ticket_hash);
  return system.unscoped(async (tx) => {
    const isNew = await tx.run(sql`
      insert into identity.saml_assertions (organization_id, assertion_hash, expires_at)
      values (${organization_id}, ${hashSecret(assertion.id)}, ${new Date(assertion.expires_at)})
      on conflict do nothing`);
    const [waiting] = await tx.rows<{ at_host: boolean }>(sql`
      update identity.saml_requests
      set ticket_hash = ${ticket_hash}, answer = ${answer.toString('base64url')},
        expires_at = ${new Date(now.getTime() + TICKET_MS)}
      where request_hash = ${hashSecret(assertion.request_id)} and organization_id = ${organization_id}
        and ticket_hash is null and expires_at > ${now}
      returning at_host`);
    if (isNew === 0 || !waiting) throw new ResponseRefused('request');
    return { ticket, address: waiting.at_host ? hosts.addressOf(organization_id) : config.baseUrl };
  });
}

/**
 * Ends a sign-in in the browser that began it. The ticket is used up whatever comes of it.
 * @throws 401
 */
export async function finishSamlSignIn(
  kernel: Kernel,
  given: { ticket: string; state: string },
  client: { ip: string; userAgent: string; hostOrganizationId: string | null },
  unknown: () => Refusal,
): Promise<SamlEntered> {
  const { system, clock, identity } = kernel;
  const ticket_hash = hashSecret(given.ticket);
  interface Waiting {
    organization_id: string;
    state_hash: string;
    remember_me: boolean;
    tester_id: string | null;
    at_host: boolean;
    answer: string;
  }
  const [waiting] = await system.unscoped((tx) =>
    tx.rows<Waiting>(sql`
      delete from identity.saml_requests where ticket_hash = ${ticket_hash} and expires_at > ${clock.now()}
      returning organization_id, state_hash, remember_me, tester_id, at_host, answer`),
  );
  if (!waiting || waiting.state_hash !== hashSecret(given.state)) throw unknown();
  const { organization_id, remember_me: remember, tester_id } = waiting;
  if (client.hostOrganizationId !== (waiting.at_host ? organization_id : null)) throw unknown();
  const claims = JSON.parse(cipherOf(kernel).open(Buffer.from(waiting.answer, 'base64url'), ticket_hash)) as SamlClaims;
  if (tester_id) return { token: null, remember, test: await finishTest(kernel, organization_id, claims) };
  const user = await system.unscoped(async (tx) => {
    const company = await samlCompany(tx, organization_id);
    if (!company || company.mode === 'off') throw unknown();
    return samlAccount(tx, company, claims);
  });
  const { token } = await identity.provider.openSession(user.id, {
    ...client,
    rememberMe: remember,
    hasSecondFactor: true,
    samlOrganizationId: organization_id,
  });
  await identity.announceChange();
  kernel.outbox.poke();
  return { token, remember, test: null };
}

/** Notes that the provider works, and tells what it sent. Nobody is signed in. */
async function finishTest({ system, clock, outbox }: Kernel, organization_id: string, claims: SamlClaims) {
  const test = await system.unscoped(async (tx) => {
    const company = await samlCompany(tx, organization_id);
    if (!company) throw new ResponseRefused('request');
    await tx.run(
      sql`update saml_connections set tested_at = ${clock.now()} where organization_id = ${organization_id}`,
    );
    const { role, problem } = await admit(tx, company, claims).then(
      (admitted) => ({ role: admitted.role, problem: null }),
      (error: unknown) => {
        if (error instanceof Refusal) return { role: null, problem: error.message };
        throw error;
      },
    );
    return { ...claims, role, problem };
  });
  outbox.poke();
  return test;
}
