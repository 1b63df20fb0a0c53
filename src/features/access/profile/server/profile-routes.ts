import type { FastifyInstance, FastifyRequest } from 'fastify';
import { personOf } from '#server/auth/session-routes.ts';
import { attempt, subjectThrottle } from '#server/auth/throttle.ts';
import { timeZones } from '#server/company/time-zones.ts';
import { conflict } from '#server/errors.ts';
import { NoContent } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { EmailChange, Leaving, PasswordChange, Profile, ProfileUpdate, TimeZones } from '../schema.ts';
import { requestConfirmation, requestEmailChange } from './emails.ts';
import { leaveOrganization } from './leave.ts';
import { invalidateLinks } from './mailed-links.ts';
import { changePassword, withPassword } from './passwords.ts';
import { profileOf, updateProfile } from './profile.ts';

export function currentUserOf(request: FastifyRequest) {
  const { user, session_id } = personOf(request);
  return { user, session_id, ip: request.ip };
}

/** Routes for the caller's own account; they need no permission. */
export function profileRoutes(api: FastifyInstance, kernel: Kernel): void {
  const common = { tags: ['profile'], security: [{ bearer: [] }] };
  const config = { isPersonal: true };
  const response = { 200: Profile };
  const answer = (request: FastifyRequest) => profileOf(kernel, personOf(request));

  api.get('/profile', {
    config,
    schema: { ...common, summary: 'Get my account', response },
    handler: answer,
  });

  api.patch<{ Body: Static<typeof ProfileUpdate> }>('/profile', {
    config,
    schema: { ...common, summary: 'Update my name or picture', body: ProfileUpdate, response },
    handler: async (request) => {
      await updateProfile(kernel, personOf(request).user.id, request.body);
      return answer(request);
    },
  });

  api.post<{ Body: Static<typeof EmailChange> }>('/profile/email', {
    config,
    schema: {
      ...common,
      summary: 'Change my email address; takes effect once the emailed link is opened',
      body: EmailChange,
      response,
    },
    handler: async (request) => {
      const self = currentUserOf(request);
      const { email, password } = request.body;
      // Counted even on failure: the email goes to any address that is given.
      await attempt(kernel, [subjectThrottle('new_address', self.user.id)]);
      await withPassword(kernel, self, password, (tx) => requestEmailChange(kernel, tx, self.user, email));
      return answer(request);
    },
  });

  api.get('/profile/time_zones', {
    config,
    schema: { ...common, summary: 'Time zones I can choose', response: { 200: TimeZones } },
    handler: async () => ({ time_zones: timeZones }),
  });

  api.post('/profile/email/cancel', {
    config,
    schema: { ...common, summary: 'Cancel the change of my email address', response },
    handler: async (request) => {
      const { user } = personOf(request);
      await kernel.system.unscoped((tx) => invalidateLinks(tx, user.id, 'confirm_email', kernel.clock.now()));
      return answer(request);
    },
  });

  api.post('/profile/email/confirmation', {
    config,
    schema: { ...common, summary: 'Resend the email that confirms my address', response },
    handler: async (request) => {
      const { user } = personOf(request);
      if (user.email_verified) throw conflict('This email address is already confirmed.');
      await attempt(kernel, [subjectThrottle('confirmation', user.id)]);
      await kernel.system.unscoped((tx) => requestConfirmation(kernel, tx, user));
      return answer(request);
    },
  });

  api.post<{ Body: Static<typeof PasswordChange> }>('/profile/password', {
    config,
    schema: {
      ...common,
      summary: 'Change my password and end my other sessions',
      body: PasswordChange,
      response: NoContent,
    },
    handler: async (request, reply) => {
      await changePassword(kernel, currentUserOf(request), request.body);
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
