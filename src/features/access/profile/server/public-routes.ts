import type { FastifyInstance } from 'fastify';
import { clientOf } from '#server/auth/sign-in-routes.ts';
import { fromAddress, guessing, publicForm } from '#server/auth/throttle.ts';
import { NothingToSay } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { ConfirmEmail, Confirmed, ForgotPassword, Registered, Registration, UpdatePassword } from '../schema.ts';
import { confirmEmail } from './emails.ts';
import { askForReset, resetPassword } from './passwords.ts';
import { register } from './register.ts';

/** What somebody without a session does about an account. Secrets travel in bodies, never in addresses. */
export function accountRoutes(api: FastifyInstance, kernel: Kernel): void {
  const tags = ['identity'];
  const config = publicForm;

  api.post<{ Body: Static<typeof Registration> }>('/auth/register', {
    config,
    schema: {
      tags,
      summary: 'Make an account and a company of its own, and sign in',
      body: Registration,
      response: { 201: Registered },
    },
    handler: async (request, reply) => reply.code(201).send(await register(kernel, request.body, clientOf(request))),
  });

  api.post<{ Body: Static<typeof ForgotPassword> }>('/auth/forgot-password', {
    config,
    schema: {
      tags,
      summary: 'Ask for a mail that lets one choose a new password',
      body: ForgotPassword,
      response: NothingToSay,
    },
    handler: async ({ body, ip }, reply) => {
      await askForReset(kernel, body.email, ip);
      return reply.code(204).send();
    },
  });

  api.post<{ Body: Static<typeof UpdatePassword> }>('/auth/update-password', {
    config,
    schema: {
      tags,
      summary: 'Choose a new password with the secret of that mail; all sessions end',
      body: UpdatePassword,
      response: NothingToSay,
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
      summary: 'Prove an address with the secret of the mail sent there',
      body: ConfirmEmail,
      response: { 200: Confirmed },
    },
    handler: ({ body, ip }) => guessing(kernel, fromAddress(ip, 'mailed'), () => confirmEmail(kernel, body.token)),
  });
}
