import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closed, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import type { Kernel } from '../kernel.ts';
import { passkeySignInRoutes } from './passkey-routes.ts';
import { canRegister } from './registration.ts';
import { personOf } from './session-routes.ts';
import { emailOf, enableTwoFactorAtSignIn, signIn, startSetupAtSignIn, verifySecondFactor } from './sign-in.ts';
import { publicForm } from './throttle.ts';

const SignIn = closed({
  email: Type.String({
    minLength: 1,
    maxLength: 254,
    pattern: '^\\S+$',
    description: 'an email address or a username',
  }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  rememberMe: Type.Optional(Type.Boolean()),
});
const Challenge = Type.String({ minLength: 20, maxLength: 200 });
const Begin = closed({ challenge: Challenge });
const SecondFactor = closed({ challenge: Challenge, code: Type.String({ minLength: 6, maxLength: 20 }) });

const Entered = {
  token: Type.String(),
  user: Type.Object({
    id: Type.String(),
    email: Type.String(),
    name: Type.String(),
    image: nullable(Type.String()),
  }),
  redirect: Type.Boolean(),
};

/** Identifies the device, the network and the host name of a sign-in. */
export function clientOf({ ip, headers, host_organization_id }: FastifyRequest): {
  ip: string;
  userAgent: string;
  hostOrganizationId: string | null;
} {
  return { ip, userAgent: headers['user-agent'] ?? '', hostOrganizationId: host_organization_id };
}

/** Signing in and out. Secrets are sent in bodies, never in URLs, which are logged. */
export function signInRoutes(app: FastifyInstance, kernel: Kernel): void {
  const tags = ['identity'];
  const config = publicForm;

  app.get('/auth/provider', {
    config: { isPublic: true },
    schema: {
      tags,
      summary: 'Get the available sign-in methods and whether registration is open',
      response: {
        200: Type.Object({
          kind: oneOf('embedded', 'redirect'),
          registration: Type.Boolean(),
          installation: nullable(
            Type.String({ description: 'At the host name of a company: where everyone can sign in' }),
          ),
        }),
      },
    },
    handler: async ({ host_organization_id }) => ({
      kind: kernel.identity.provider.kind,
      registration: host_organization_id === null && (await canRegister(kernel)),
      installation: host_organization_id === null ? null : kernel.config.baseUrl,
    }),
  });

  app.post<{ Body: Static<typeof SignIn> }>('/auth/sign-in/email', {
    config,
    schema: {
      tags,
      summary:
        'Sign in with email or username and password; answers 401 with a challenge when a second factor is needed',
      body: SignIn,
      response: { 200: Type.Object(Entered) },
    },
    handler: async (request) => {
      const { password, rememberMe = true } = request.body;
      const email = await emailOf(kernel, request.body.email);
      const entered = await signIn(kernel, { email, password }, { ...clientOf(request), rememberMe });
      return { ...entered, redirect: false };
    },
  });

  app.post<{ Body: Static<typeof SecondFactor> }>('/auth/sign-in/two-factor', {
    config,
    schema: {
      tags,
      summary: 'Complete sign-in with a second factor: a code from the authenticator app or a recovery code',
      body: SecondFactor,
      response: { 200: Type.Object(Entered) },
    },
    handler: async (request) => ({
      ...(await verifySecondFactor(kernel, request.body, clientOf(request))),
      redirect: false,
    }),
  });

  app.post<{ Body: Static<typeof Begin> }>('/auth/sign-in/two-factor/begin', {
    config,
    schema: {
      tags,
      summary: 'Start setting up the second factor that a company requires, before there is a session',
      body: Begin,
      response: { 200: Type.Object({ secret: Type.String(), address: Type.String(), qr_svg: Type.String() }) },
    },
    handler: (request) => startSetupAtSignIn(kernel, request.body.challenge, clientOf(request)),
  });

  app.post<{ Body: Static<typeof SecondFactor> }>('/auth/sign-in/two-factor/enable', {
    config,
    schema: {
      tags,
      summary: 'Finish setting up the second factor with a first code, and sign in',
      body: SecondFactor,
      response: { 200: Type.Object({ ...Entered, recovery_codes: Type.Array(Type.String()) }) },
    },
    handler: async (request) => ({
      ...(await enableTwoFactorAtSignIn(kernel, request.body, clientOf(request))),
      redirect: false,
    }),
  });

  passkeySignInRoutes(app, kernel, { entered: Type.Object(Entered), clientOf });

  app.post('/auth/sign-out', {
    config: { isPersonal: true, whileViewing: 'harmless' },
    schema: {
      tags,
      security: [{ bearer: [] }],
      summary: 'End the current session',
      response: { 200: Type.Object({ success: Type.Boolean() }) },
    },
    handler: async (request) => {
      personOf(request);
      await kernel.identity.revoke(request.token);
      return { success: true };
    },
  });
}
