import type { FastifyInstance } from 'fastify';
import { requireOtherWayIn } from '#server/auth/company-sign-in.ts';
import { guess } from '#server/auth/guesses.ts';
import { hashSecret } from '#server/auth/secret-token.ts';
import { clientOf } from '#server/auth/sign-in-routes.ts';
import { requireNotSuspended } from '#server/auth/suspension.ts';
import { publicForm } from '#server/auth/throttle.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { sql } from '#server/db/sql.ts';
import { doesNotExist, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { type SsoBegin, SsoBegin as SsoBeginSchema, SsoBegun, SsoEntered, SsoReturn } from '../schema.ts';
import { singleSignOnAccount } from './people.ts';

/** The time limit for a sign-in at the provider. */
const REQUEST_MS = 15 * 60 * 1000;

/** The way to an OpenID Connect provider and back. Without one configured, these addresses do not exist. */
export function singleSignOn(api: FastifyInstance, kernel: Kernel): void {
  const tags = ['identity'];
  // The values that tie an answer to our request are encrypted, so that reading the database does not reveal them.
  const cipher = kernel.sealing.cipher('oidc requests');
  const seal = (text: string, state: string) => cipher.seal(text, state).toString('base64url');
  const open = (sealed: string, state: string) => cipher.open(Buffer.from(sealed, 'base64url'), state);
  const config = publicForm;

  api.post<{ Body: SsoBegin }>('/auth/sign-in/oidc', {
    config,
    schema: {
      tags,
      summary: 'Start signing in with the OpenID Connect provider',
      body: SsoBeginSchema,
      response: { 200: SsoBegun },
    },
    handler: async (request) => {
      const { oidc, system, clock } = kernel;
      if (!oidc) throw doesNotExist(request);
      const { address, state, nonce, code_verifier } = await oidc.begin();
      const now = clock.now();
      await system.unscoped(async (tx) => {
        await tx.run(sql`delete from identity.oidc_requests where expires_at < ${now}`);
        await tx.run(sql`
          insert into identity.oidc_requests (state_hash, nonce, code_verifier, remember_me, expires_at)
          values (${hashSecret(state)}, ${seal(nonce, state)}, ${seal(code_verifier, state)},
            ${request.body.rememberMe ?? true}, ${new Date(now.getTime() + REQUEST_MS)})`);
      });
      return { address, state };
    },
  });

  api.post<{ Body: { answer: string } }>('/auth/sign-in/oidc/return', {
    config,
    schema: {
      tags,
      summary: 'Complete a sign-in with the response of the provider; works once',
      body: SsoReturn,
      response: { 200: SsoEntered },
    },
    handler: async (request) => {
      const { oidc, system, clock, identity } = kernel;
      if (!oidc) throw doesNotExist(request);
      const answer = new URLSearchParams(request.body.answer);
      const state = answer.get('state') ?? '';
      // Taken before anything is checked: whatever comes of it, a second try with the same state fails.
      const begun = await guess(kernel, { door: 'sso_state', ip: request.ip }, async () => {
        const [found] = await system.unscoped((tx) =>
          tx.rows<{ nonce: string; code_verifier: string; remember_me: boolean }>(sql`
            delete from identity.oidc_requests where state_hash = ${hashSecret(state)} and expires_at > ${clock.now()}
            returning nonce, code_verifier, remember_me`),
        );
        if (found) return found;
        throw unknownToken(new Refusal(401, 'This sign-in was already used or took too long. Start again.'));
      });
      const claims = await oidc.finish(answer, {
        state,
        nonce: open(begun.nonce, state),
        code_verifier: open(begun.code_verifier, state),
      });
      const user = await system.unscoped((tx) => singleSignOnAccount(kernel, tx, oidc.settings, claims));
      if (user instanceof Refusal) {
        await identity.announceChange();
        kernel.outbox.poke();
        throw user;
      }
      await requireNotSuspended(kernel, user);
      await requireOtherWayIn(kernel, user);
      const device = { ...clientOf(request), rememberMe: begun.remember_me, hasSecondFactor: true };
      const { token } = await identity.provider.openSession(user.id, device);
      await identity.announceChange();
      kernel.outbox.poke();
      return { token, user, redirect: false, remember: begun.remember_me };
    },
  });
}
