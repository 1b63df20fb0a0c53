import type { FastifyInstance } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { clientOf } from '#server/auth/sign-in-routes.ts';
import { publicForm } from '#server/auth/throttle.ts';
import { NoContent } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { ConfirmEmail, Confirmed, ForgotPassword, Registered, Registration, UpdatePassword } from '../schema.ts';
import { confirmEmail } from './emails.ts';
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
      summary: 'Create an account with a new company, and sign in',
      body: Registration,
      response: { 201: Registered },
    },
    handler: async (request, reply) => reply.code(201).send(await register(kernel, request.body, clientOf(request))),
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
    handler: ({ body, ip }) => guess(kernel, { door: 'mailed_link', ip }, () => confirmEmail(kernel, body.token)),
  });
}
