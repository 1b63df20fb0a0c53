import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import {
  acceptPasskey,
  credentialIdsOf,
  NewPasskey,
  PasskeyOptions,
  PasskeyProof,
  passkeySite,
  proofOptions,
  registrationOptions,
} from '#server/auth/passkeys.ts';
import { personOf } from '#server/auth/session-routes.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, Refusal } from '#server/errors.ts';
import { IdParams, NoContent } from '#server/http/action.ts';
import { sendRows } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { describeRowList, rowListOf } from '#server/resource/row-list.ts';
import { closed, type Static } from '#shared/schema.ts';
import { FreshProof, OptionalName, Passkey, PasskeyName, Passkeys } from '../passkeys.schema.ts';
import { addPasskey, passkeysOf, removePasskey, renamePasskey, withFreshProof } from './passkeys.ts';
import { currentUserOf } from './profile-routes.ts';
import { texts } from './texts.ts';

const list = rowListOf({ response: Passkeys })!;
const Add = closed({ passkey: NewPasskey, name: OptionalName });
const Prove = closed({ passkey: PasskeyProof });

/** The passkeys of the caller's account. */
export function passkeyRoutes(api: FastifyInstance, kernel: Kernel): void {
  const common = { tags: ['profile'], security: [{ bearer: [] }] };
  const config = { isPersonal: true };
  const callerOf = (request: FastifyRequest) => ({ self: currentUserOf(request), principal: personOf(request) });

  api.get('/profile/passkeys', {
    config,
    schema: { ...common, summary: 'List my passkeys', ...describeRowList(list), response: { 200: Passkeys } },
    handler: async (request, reply) => {
      const { user, impersonation } = personOf(request);
      // Impersonators do not see the ways in of the person.
      return sendRows(request, reply, list, impersonation ? [] : await passkeysOf(kernel, user.id));
    },
  });

  api.post<{ Body: FreshProof }>('/profile/passkeys/begin', {
    config,
    schema: {
      ...common,
      summary: 'Start adding a passkey: returns the options for the browser',
      body: FreshProof,
      response: { 200: PasskeyOptions },
    },
    handler: async (request) => {
      const { user } = personOf(request);
      const site = passkeySite(kernel, request);
      await withFreshProof(kernel, callerOf(request), request.body, async () => undefined);
      return registrationOptions(kernel, site, user, await credentialIdsOf(kernel, user.id, site.host));
    },
  });

  api.post<{ Body: Static<typeof Add> }>('/profile/passkeys', {
    config,
    schema: {
      ...common,
      summary: 'Add the passkey that the browser made',
      body: Add,
      response: { 201: Passkey },
    },
    handler: async (request, reply) => {
      const { passkey, name } = request.body;
      const userAgent = request.headers['user-agent'];
      const site = passkeySite(kernel, request);
      return reply.code(201).send(await addPasskey(kernel, personOf(request).user, site, { passkey, name, userAgent }));
    },
  });

  api.patch<{ Params: Static<typeof IdParams>; Body: Static<typeof PasskeyName> }>('/profile/passkeys/:id', {
    config,
    schema: { ...common, summary: 'Rename a passkey', params: IdParams, body: PasskeyName, response: { 200: Passkey } },
    handler: (request) => renamePasskey(kernel, personOf(request).user.id, request.params.id, request.body.name),
  });

  api.post<{ Params: Static<typeof IdParams>; Body: FreshProof }>('/profile/passkeys/:id/remove', {
    config,
    schema: { ...common, summary: 'Remove a passkey', params: IdParams, body: FreshProof, response: NoContent },
    handler: async (request, reply) => {
      const { user } = personOf(request);
      await withFreshProof(kernel, callerOf(request), request.body, (tx) =>
        removePasskey(kernel, tx, user, request.params.id),
      );
      await kernel.identity.announceChange();
      return reply.code(204).send();
    },
  });

  api.post('/profile/passkeys/prove/begin', {
    config,
    schema: {
      ...common,
      summary: 'Get the challenge with which a passkey proves me again in this session',
      response: { 200: PasskeyOptions },
    },
    handler: async (request) => {
      const { user } = personOf(request);
      const site = passkeySite(kernel, request);
      const credential_ids = await credentialIdsOf(kernel, user.id, site.host);
      if (credential_ids.length === 0) throw conflict(texts.none);
      return proofOptions(kernel, site, { user_id: user.id, credential_ids });
    },
  });

  api.post<{ Body: Static<typeof Prove> }>('/profile/passkeys/prove', {
    config,
    schema: {
      ...common,
      summary: 'Prove me again in this session with a passkey, as with a second factor',
      body: Prove,
      response: NoContent,
    },
    handler: async (request, reply) => {
      const { user, session_id } = personOf(request);
      const site = passkeySite(kernel, request);
      await guess(kernel, { door: 'passkey', ip: request.ip }, () =>
        acceptPasskey(kernel, site, request.body.passkey, user.id),
      ).catch(keepSession);
      await kernel.system.unscoped((tx) =>
        tx.run(sql`
          update identity.sessions set has_second_factor = true, factor_proven_at = now() where id = ${session_id}`),
      );
      await kernel.identity.announceChange();
      return reply.code(204).send();
    },
  });
}

/** A 401 would end the session. @throws 422 */
function keepSession(error: unknown): never {
  throw error instanceof Refusal && error.statusCode === 401 ? invalid({ passkey: [texts.notAccepted] }) : error;
}
