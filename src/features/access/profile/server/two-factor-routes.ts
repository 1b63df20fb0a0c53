import type { FastifyInstance } from 'fastify';
import { sendAccountMail } from '#features/platform/mails/server/service.ts';
import { createRecoveryCodes } from '#server/auth/recovery-codes.ts';
import { personOf } from '#server/auth/session-routes.ts';
import { requireCurrentCode } from '#server/auth/sign-in.ts';
import { attempt, subjectThrottle } from '#server/auth/throttle.ts';
import { disableTwoFactor, enableTwoFactor, hasTwoFactor, startTwoFactorSetup } from '#server/auth/two-factor.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { NoContent } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { CodeProof, Enrollment, PasswordProof, RecoveryCodes } from '../schema.ts';
import { letters } from './letters.ts';
import { withPassword } from './passwords.ts';
import { currentUserOf } from './profile-routes.ts';

/** Turns two-factor authentication on and off. Each step takes the password, so that an open session is not enough. */
export function twoFactorRoutes(api: FastifyInstance, kernel: Kernel): void {
  const common = { tags: ['profile'], security: [{ bearer: [] }] };
  const config = { isPersonal: true };
  const tell = (tx: Tx, { id, email }: { id: string; email: string }, letter: ReturnType<typeof letters.twoFactor>) =>
    sendAccountMail(kernel, tx, { ...letter, to: email, user_id: id });

  api.post<{ Body: Static<typeof PasswordProof> }>('/profile/two_factor', {
    config,
    schema: {
      ...common,
      summary: 'Start setting up two-factor authentication: returns the secret for the authenticator app',
      body: PasswordProof,
      response: { 200: Enrollment },
    },
    handler: async (request) => {
      const self = currentUserOf(request);
      return withPassword(kernel, self, request.body.password, (tx) => startTwoFactorSetup(kernel, tx, self.user.id));
    },
  });

  api.post<{ Body: Static<typeof CodeProof> }>('/profile/two_factor/enable', {
    config,
    schema: {
      ...common,
      summary: 'Turn on two-factor authentication with a first code; only this response contains the recovery codes',
      body: CodeProof,
      response: { 200: RecoveryCodes },
    },
    handler: async (request) => {
      const { user, session_id } = personOf(request);
      const subject = subjectThrottle('second', user.id);
      const tried = await attempt(kernel, [subject]);
      const recovery_codes = await kernel.system.unscoped(async (tx) => {
        const codes = await enableTwoFactor(kernel, tx, user.id, request.body.code);
        await tx.run(
          sql`update identity.sessions set has_second_factor = true, factor_proven_at = now() where id = ${session_id}`,
        );
        await tell(tx, user, letters.twoFactor(true));
        return codes;
      });
      await tried.succeed([subject]);
      await kernel.identity.announceChange();
      return { recovery_codes };
    },
  });

  api.post<{ Body: Static<typeof CodeProof> }>('/profile/two_factor/prove', {
    config,
    schema: {
      ...common,
      summary: 'Prove your second factor again in this session, with a code or a recovery code',
      body: CodeProof,
      response: NoContent,
    },
    handler: async (request, reply) => {
      const { user, session_id } = personOf(request);
      await requireCurrentCode(kernel, user, request.body.code);
      await kernel.system.unscoped((tx) =>
        tx.run(sql`
          update identity.sessions set has_second_factor = true, factor_proven_at = now() where id = ${session_id}`),
      );
      await kernel.identity.announceChange();
      return reply.code(204).send();
    },
  });

  api.post<{ Body: Static<typeof PasswordProof> }>('/profile/two_factor/disable', {
    config,
    schema: {
      ...common,
      summary: 'Turn off two-factor authentication, unless a company requires it',
      body: PasswordProof,
      response: NoContent,
    },
    handler: async (request, reply) => {
      const self = currentUserOf(request);
      await withPassword(kernel, self, request.body.password, async (tx) => {
        await disableTwoFactor(tx, self.user.id);
        await tell(tx, self.user, letters.twoFactor(false));
      });
      return reply.code(204).send();
    },
  });

  api.post<{ Body: Static<typeof PasswordProof> }>('/profile/two_factor/recovery_codes', {
    config,
    schema: {
      ...common,
      summary: 'Create ten new recovery codes; the old codes stop working',
      body: PasswordProof,
      response: { 200: RecoveryCodes },
    },
    handler: async (request) => {
      const self = currentUserOf(request);
      const recovery_codes = await withPassword(kernel, self, request.body.password, async (tx) => {
        if (!(await hasTwoFactor(tx, self.user.id))) throw conflict('Two-factor authentication is off.');
        await tell(tx, self.user, letters.newRecoveryCodes());
        return createRecoveryCodes(kernel, tx, self.user.id);
      });
      return { recovery_codes };
    },
  });
}
