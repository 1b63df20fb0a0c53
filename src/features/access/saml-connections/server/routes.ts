import type { FastifyInstance } from 'fastify';
import { isSessionAtHost } from '#server/auth/session-host.ts';
import { attempt, requestThrottle } from '#server/auth/throttle.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { dnsResolver } from '#server/dns/records.ts';
import { forbidden } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { SamlBegun, SamlDomainAdd, SamlPolicy, SamlProvider, SamlSettings } from '../schema.ts';
import { removeConnection, samlSettings, savePolicy, saveProvider } from './connection.ts';
import { addDomain, removeDomain, verifyDomain } from './domains.ts';
import { beginSamlSignIn } from './sign-in.ts';

/** The settings decide who becomes whom, owners included, so only owners change them, in person. */
export function samlSettingsRoutes(api: FastifyInstance, kernel: Kernel): void {
  const common = { can: 'organizations:manage', modes: ['company'], personal: true } as const;
  const byOwner = async (call: Call, change: () => Promise<unknown>) => {
    requireOwner(call);
    await change();
    return samlSettings(kernel, call);
  };
  const routes = [
    action({
      ...common,
      method: 'GET',
      url: '/saml_connections',
      summary: 'Get how the people of your company sign in at its identity provider; owners only',
      response: SamlSettings,
      run: (call) => byOwner(call, async () => undefined),
    }),
    action({
      ...common,
      method: 'PUT',
      url: '/saml_connections',
      summary: 'Set the identity provider from its metadata or from its three values; owners only',
      body: SamlProvider,
      response: SamlSettings,
      run: (call, { body }) => byOwner(call, () => saveProvider(kernel, call, body)),
    }),
    action({
      ...common,
      method: 'PATCH',
      url: '/saml_connections',
      summary: 'Set who signs in at the identity provider and with which role; owners only',
      body: SamlPolicy,
      response: SamlSettings,
      run: (call, { body }) => byOwner(call, () => savePolicy(call, body)),
    }),
    action({
      ...common,
      method: 'DELETE',
      url: '/saml_connections',
      summary: 'Remove the identity provider; people sign in with passwords again; owners only',
      response: SamlSettings,
      status: 200,
      run: (call) => byOwner(call, () => removeConnection(call)),
    }),
    action({
      ...common,
      method: 'POST',
      url: '/saml_connections/test',
      summary: 'Start a test of the identity provider, which opens no session; owners only',
      response: SamlBegun,
      run: async (call) => {
        requireOwner(call);
        const provider = await call.one<{ organization_id: string; sign_in_url: string }>(
          sql`select organization_id, sign_in_url from saml_connections where organization_id = ${call.organization_id}`,
          'Single sign-on',
        );
        const { session_id, user_id } = call.actor;
        const at_host = session_id !== null && (await isSessionAtHost(kernel, session_id));
        return beginSamlSignIn(kernel, provider, { remember_me: false, tester_id: user_id, at_host });
      },
    }),
    action({
      ...common,
      method: 'POST',
      url: '/saml_domains',
      summary: 'Add an email domain, which a DNS record then proves; owners only',
      body: SamlDomainAdd,
      response: SamlSettings,
      status: 201,
      run: (call, { body }) => byOwner(call, () => addDomain(call, body)),
    }),
    action({
      ...common,
      method: 'POST',
      url: '/saml_domains/:id/verify',
      summary: 'Look for the DNS record that proves an email domain; owners only',
      params: IdParams,
      response: SamlSettings,
      run: (call, { params }) =>
        byOwner(call, async () => {
          await attempt(kernel, [requestThrottle(call.organization_id, 'saml_domain')]);
          await verifyDomain(kernel, call, params.id, dnsResolver());
        }),
    }),
    action({
      ...common,
      method: 'DELETE',
      url: '/saml_domains/:id',
      summary: 'Remove an email domain; owners only',
      params: IdParams,
      response: SamlSettings,
      status: 200,
      run: (call, { params }) => byOwner(call, () => removeDomain(call, params.id)),
    }),
  ];
  for (const route of routes) registerAction(api, kernel, route);
}

function requireOwner({ actor }: Call): void {
  if (actor.role !== 'owner') throw forbidden('Only an owner can set up single sign-on.');
}
