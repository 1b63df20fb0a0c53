import type { FastifyInstance, FastifyRequest } from 'fastify';
import { personOf } from '#server/auth/session-routes.ts';
import { attempt, onSubject } from '#server/auth/throttle.ts';
import { conflict } from '#server/errors.ts';
import { NothingToSay } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { EmailChange, Leaving, PasswordChange, Profile, ProfileUpdate } from '../schema.ts';
import { askForConfirmation, askForNewEmail } from './emails.ts';
import { leaveOrganization } from './leave.ts';
import { voidLinks } from './mailed-links.ts';
import { changePassword, withPassword } from './passwords.ts';
import { profileOf, updateProfile } from './profile.ts';

export function selfOf(request: FastifyRequest) {
  const { user, session_id } = personOf(request);
  return { user, session_id, ip: request.ip };
}

/** What everybody decides about themselves, whatever they may do elsewhere. */
export function profileRoutes(api: FastifyInstance, kernel: Kernel): void {
  const common = { tags: ['profile'], security: [{ bearer: [] }] };
  const config = { isPersonal: true };
  const response = { 200: Profile };
  const answer = (request: FastifyRequest) => profileOf(kernel, personOf(request));

  api.get('/profile', {
    config,
    schema: { ...common, summary: 'My account', response },
    handler: answer,
  });

  api.patch<{ Body: Static<typeof ProfileUpdate> }>('/profile', {
    config,
    schema: { ...common, summary: 'Change my name or picture', body: ProfileUpdate, response },
    handler: async (request) => {
      await updateProfile(kernel, personOf(request).user.id, request.body);
      return answer(request);
    },
  });

  api.post<{ Body: Static<typeof EmailChange> }>('/profile/email', {
    config,
    schema: { ...common, summary: 'Ask for another address; a mail there confirms it', body: EmailChange, response },
    handler: async (request) => {
      const self = selfOf(request);
      const { email, password } = request.body;
      // Never taken back: a mail goes to whatever address is named.
      await attempt(kernel, [onSubject('new_address', self.user.id)]);
      await withPassword(kernel, self, password, (tx) => askForNewEmail(kernel, tx, self.user, email));
      return answer(request);
    },
  });

  api.post('/profile/email/cancel', {
    config,
    schema: { ...common, summary: 'Keep my address after all', response },
    handler: async (request) => {
      const { user } = personOf(request);
      await kernel.system.unscoped((tx) => voidLinks(tx, user.id, 'confirm_email', kernel.clock.now()));
      return answer(request);
    },
  });

  api.post('/profile/email/confirmation', {
    config,
    schema: { ...common, summary: 'Send the mail that confirms my address again', response },
    handler: async (request) => {
      const { user } = personOf(request);
      if (user.email_verified) throw conflict('This address is confirmed already.');
      await attempt(kernel, [onSubject('confirmation', user.id)]);
      await kernel.system.unscoped((tx) => askForConfirmation(kernel, tx, user));
      return answer(request);
    },
  });

  api.post<{ Body: Static<typeof PasswordChange> }>('/profile/password', {
    config,
    schema: {
      ...common,
      summary: 'Change my password; my other sessions end',
      body: PasswordChange,
      response: NothingToSay,
    },
    handler: async (request, reply) => {
      await changePassword(kernel, selfOf(request), request.body);
      return reply.code(204).send();
    },
  });

  api.post<{ Body: Static<typeof Leaving> }>('/profile/leave', {
    config,
    schema: { ...common, summary: 'Leave a company', body: Leaving, response },
    handler: async (request) => {
      await leaveOrganization(kernel, personOf(request).user.id, request.body.organization_id);
      return answer(request);
    },
  });
}
