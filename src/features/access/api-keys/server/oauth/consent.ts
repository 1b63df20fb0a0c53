import { newSecret } from '#server/auth/secret-token.ts';
import { resourcesOf } from '#server/auth/token-resource.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest, conflict } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { covers } from '#shared/access/permissions.ts';
import type { AllowedAuthorization, AppConsent, Authorization } from '../../oauth.schema.ts';
import { findClient, isOAuthLoopback, isOwnScheme, isRegistered, type OAuthClient, redirectPlace } from './clients.ts';
import { scopesIn } from './scopes.ts';

const CODE_SECONDS = 60;
const GRANT = /^(\*|[a-z][a-z0-9_]*):(view|manage)$/;

interface Asked {
  client: OAuthClient;
  permissions: string[];
  withheld: string[];
}

/** Checks what an app asks for. @throws 400 when the person must not be sent back to it, 422 for wrong permissions */
async function checked(kernel: Kernel, call: Call, input: Authorization): Promise<Asked> {
  const client = await findClient(kernel, input.client_id);
  if (!client) throw badRequest('This app is not registered here.', { client_id: ['is not registered'] });
  if (!isRegistered(client, input.redirect_uri))
    throw badRequest('The app asks to be answered at an address that it has not registered.', {
      redirect_uri: ['is not registered'],
    });
  if (input.resource !== undefined && !resourcesOf(kernel).includes(input.resource))
    throw badRequest('The app asks for access to another installation.', { resource: ['is not of this installation'] });
  const given = scopesIn(input.scope ?? '');
  const scopes = given.length > 0 ? given : ['*:view'];
  const { actor } = call;
  const unknown = scopes.filter(
    (scope) => !GRANT.test(scope) || (!scope.startsWith('*') && !kernel.permissions.has(scope, actor.mode)),
  );
  if (unknown.length > 0)
    throw badRequest('The app asks for permissions that do not exist.', {
      scope: [`${unknown.join(', ').slice(0, 200)}: unknown permission`],
    });
  const isHeld = (scope: string) => scope.startsWith('*') || covers(actor.permissions, [scope]);
  return { client, permissions: scopes.filter(isHeld), withheld: scopes.filter((scope) => !isHeld(scope)) };
}

/** The question to the person, in the company or program of the request. */
export async function readConsent(kernel: Kernel, call: Call, input: Authorization): Promise<AppConsent> {
  const { client, permissions, withheld } = await checked(kernel, call, input);
  const { company, partner } = await call.one<{ company: string; partner: string | null }>(sql`
    select o.name as company, (select p.name from partners p
      where p.organization_id = o.id and p.id = ${call.actor.partner_id}) as partner
    from organizations o where o.id = ${call.organization_id}`);
  const url = new URL(input.redirect_uri);
  return {
    name: client.name,
    host: redirectPlace(url),
    is_local: isOAuthLoopback(url) || isOwnScheme(url),
    permissions,
    withheld,
    proposes: isForTools(kernel, input),
    company,
    partner,
  };
}

/** Notes the consent of the person. @returns the address of the app, with a code that works once within a minute */
export async function allowApp(
  kernel: Kernel,
  call: Call,
  { access, ...input }: AllowedAuthorization,
): Promise<{ address: string }> {
  const { client, permissions: wanted } = await checked(kernel, call, input);
  const permissions = access === undefined ? wanted : chosen(access, wanted, isForTools(kernel, input), call);
  const { actor } = call;
  if (!actor.user_id) throw conflict('Only a person can let an app in.');
  if (permissions.length === 0) throw conflict('You have none of the permissions that the app asks for.');
  const { token, hash } = newSecret();
  await call.run(sql`
    insert into oauth_codes (code_hash, organization_id, partner_id, user_id, client_id, redirect_uri, code_challenge,
      permissions, resource, expires_at)
    values (${hash}, ${call.organization_id}, ${actor.partner_id}, ${actor.user_id}, ${client.id},
      ${input.redirect_uri}, ${input.code_challenge}, ${permissions}, ${input.resource ?? null},
      ${new Date(call.now().getTime() + CODE_SECONDS * 1000)})`);
  return { address: answerAt(kernel, input, { code: token }) };
}

/** A token for tools cannot write: with the permission to manage, it can propose. */
const isForTools = ({ config }: Kernel, { resource }: Authorization): boolean => resource === `${config.baseUrl}/mcp`;

/** The choice of the person, who can always allow less than the app asks for. @throws 400 */
function chosen(access: 'read' | 'propose', wanted: readonly string[], isTools: boolean, { actor }: Call): string[] {
  if (!isTools && access === 'propose')
    throw badRequest('This app cannot only propose.', { access: ['is only for apps that use tools'] });
  const permissions = wanted.map((one) => {
    if (access === 'read') return one.replace(/:manage$/, ':view');
    const proposing = one.replace(/:view$/, ':manage');
    return proposing.startsWith('*') || covers(actor.permissions, [proposing]) ? proposing : one;
  });
  return [...new Set(permissions)];
}

/** The address of the app after the person refused. */
export async function denyApp(kernel: Kernel, call: Call, input: Authorization): Promise<{ address: string }> {
  await checked(kernel, call, input);
  return { address: answerAt(kernel, input, { error: 'access_denied' }) };
}

function answerAt({ config }: Kernel, { redirect_uri, state }: Authorization, answer: Record<string, string>): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, ...(state !== undefined && { state }), iss: config.baseUrl }))
    url.searchParams.set(name, value);
  return url.href;
}
