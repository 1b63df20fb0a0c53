import type { FastifyInstance } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { clientOf } from '#server/auth/sign-in-routes.ts';
import { publicForm } from '#server/auth/throttle.ts';
import { NoContent } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import {
  ConfirmEmail,
  Confirmed,
  ForgotPassword,
  Registered,
  Registration,
  RegistrationFinish,
  RegistrationStarted,
  UpdatePassword,
} from '../schema.ts';
import { confirmEmail } from './emails.ts';
import { finishRegistration } from './mailed-registration.ts';
import { requestReset, resetPassword } from './passwords.ts';
import { register } from './register.ts';

/** Account routes that need no session. Secrets are sent in bodies, never in URLs. */
export function accountRoutes(api: FastifyInstance, kernel: Kernel): void {
  const tags = ['identity'];
  const config = publicForm;

  api.post<{ Body: Static<typeof Registration> }>('/auth/register', {
    config,
    schema: {
      tags,
      summary: 'Create an account with a new company; with a mail server, a link that creates it is emailed',
      description:
        'Answers 202 alike for every address when a mail server is configured, and 201 with a session otherwise.',
      body: Registration,
      response: { 201: Registered, 202: RegistrationStarted },
    },
    handler: async (request, reply) => {
      const answer = await register(kernel, request.body, clientOf(request));
      return reply.code('token' in answer ? 201 : 202).send(answer);
    },
  });

  api.post<{ Body: Static<typeof RegistrationFinish> }>('/auth/finish-registration', {
    config,
    schema: {
      tags,
      summary: 'Create the account of a registration with the token from the email, and sign in',
      body: RegistrationFinish,
      response: { 201: Registered },
    },
    handler: async (request, reply) => {
      const finish = () => finishRegistration(kernel, request.body, clientOf(request));
      return reply.code(201).send(await guess(kernel, { door: 'mailed_link', ip: request.ip }, finish));
    },
  });

  api.post<{ Body: Static<typeof ForgotPassword> }>('/auth/forgot-password', {
    config,
    schema: {
      tags,
      summary: 'Request an email with a link to reset the password',
      body: ForgotPassword,
      response: NoContent,
    },
    handler: async ({ body, ip }, reply) => {
      await requestReset(kernel, body.email, ip);
      return reply.code(204).send();
    },
  });

  api.post<{ Body: Static<typeof UpdatePassword> }>('/auth/update-password', {
    config,
    schema: {
      tags,
      summary: 'Set a new password with the token from the email, and end all sessions',
      body: UpdatePassword,
      response: NoContent,
    },
    handler: async ({ body, ip }, reply) => {
      await resetPassword(kernel, body.token, body.password, ip);
      return reply.code(204).send();
    },
  });

  api.post<{ Body: Static<typeof ConfirmEmail> }>('/auth/confirm-email', {
    config,
    schema: {
      tags,
      summary: 'Confirm an email address with the token from the email',
      body: ConfirmEmail,
      response: { 200: Confirmed },
    },
    handler: async ({ body, ip, headers }) => {
      const by = { user_id: await signedIn(kernel, headers.authorization), password: body.password, ip };
      return guess(kernel, { door: 'mailed_link', ip }, () => confirmEmail(kernel, body.token, by));
    },
  });
}

/** The user whose own session a public route was called with. */
async function signedIn({ identity }: Kernel, authorization = ''): Promise<string | undefined> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  const principal = token && (await identity.principalOf(token).catch(() => undefined));
  return principal && !principal.api_key && !principal.impersonation ? principal.user.id : undefined;
}
