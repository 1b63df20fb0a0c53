import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closed, type Static, type TSchema, Type } from '#shared/schema.ts';
import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { requireOtherWayIn } from './company-sign-in.ts';
import { guess } from './guesses.ts';
import { acceptPasskey, PasskeyOptions, PasskeyProof, passkeySite, proofOptions } from './passkeys.ts';
import type { Device } from './provider.ts';
import type { Entered } from './sign-in.ts';
import type { SignedIn } from './signed-in.ts';
import { requireNotSuspended } from './suspension.ts';
import { publicForm } from './throttle.ts';

const PasskeySignIn = closed({ passkey: PasskeyProof, rememberMe: Type.Optional(Type.Boolean()) });

/** @throws 401 at an installation whose people sign in at another site */
function requirePasskeys({ identity }: Kernel): void {
  if (identity.provider.kind === 'redirect') throw new Refusal(401, 'Sign in with your organization’s provider.');
}

/**
 * Signs in with a passkey. The device has verified the person, so it counts as both factors. Nothing tells whether an
 * address, a person or a passkey exists.
 * @throws 401, 421, 429
 */
async function signInWithPasskey(
  kernel: Kernel,
  proof: PasskeyProof,
  client: Omit<Device, 'hasSecondFactor'>,
): Promise<Entered> {
  requirePasskeys(kernel);
  const site = passkeySite(kernel, { host_organization_id: client.hostOrganizationId ?? null });
  const { ip = 'nowhere' } = client;
  const user_id = await guess(kernel, { door: 'passkey', ip }, () => acceptPasskey(kernel, site, proof));
  const [user] = await kernel.system.unscoped((tx) =>
    tx.rows<SignedIn>(
      sql`select id, email, name, image from identity.users where id = ${user_id} and status = 'active'`,
    ),
  );
  if (!user) throw new Refusal(401, 'Invalid credentials');
  await requireNotSuspended(kernel, user);
  await requireOtherWayIn(kernel, user);
  const { token } = await kernel.identity.provider.openSession(user.id, { ...client, hasSecondFactor: true });
  return { token, user };
}

/**
 * @param entered the shape of the answer of a sign-in
 * @param clientOf the device, the network and the host name of a request
 */
export function passkeySignInRoutes(
  app: FastifyInstance,
  kernel: Kernel,
  {
    entered,
    clientOf,
  }: { entered: TSchema; clientOf: (request: FastifyRequest) => Omit<Device, 'hasSecondFactor' | 'rememberMe'> },
): void {
  const tags = ['identity'];
  const config = publicForm;

  app.post('/auth/sign-in/passkey/begin', {
    config,
    schema: {
      tags,
      summary: 'Get the challenge that a passkey signs to sign in; it is the same for everyone',
      response: { 200: PasskeyOptions },
    },
    handler: (request) => {
      requirePasskeys(kernel);
      return proofOptions(kernel, passkeySite(kernel, request));
    },
  });

  app.post<{ Body: Static<typeof PasskeySignIn> }>('/auth/sign-in/passkey', {
    config,
    schema: { tags, summary: 'Sign in with a passkey', body: PasskeySignIn, response: { 200: entered } },
    handler: async (request) => {
      const { passkey, rememberMe = true } = request.body;
      return { ...(await signInWithPasskey(kernel, passkey, { ...clientOf(request), rememberMe })), redirect: false };
    },
  });
}
