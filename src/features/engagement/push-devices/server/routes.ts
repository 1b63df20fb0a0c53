import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUnconfirmed, needsConfirmation } from '#server/auth/confirmed.ts';
import { personOf } from '#server/auth/session-routes.ts';
import { IdParams, NoContent } from '#server/http/action.ts';
import { sendRows } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { describeRowList, rowListOf } from '#server/resource/row-list.ts';
import type { Static } from '#shared/schema.ts';
import { PushDevice, PushDeviceChange, PushDeviceCreate, PushDevices, PushKey } from '../schema.ts';
import { addDevice, changeDevice, devicesOf, type Owner, removeDevice } from './devices.ts';
import { vapidKeys } from './vapid.ts';

const list = rowListOf({ response: PushDevices })!;

function ownerOf(request: FastifyRequest): Owner {
  const { user, session_id } = personOf(request);
  return { user_id: user.id, session_id };
}

/** The devices of the caller, in every company. */
export function pushDeviceRoutes(api: FastifyInstance, kernel: Kernel): void {
  const common = { tags: ['push devices'], security: [{ bearer: [] }] };
  const config = { isPersonal: true };
  const deviceOfCaller = async (request: FastifyRequest, id: string) =>
    (await devicesOf(kernel, ownerOf(request))).find((device) => device.id === id)!;

  api.get('/push_devices/key', {
    config,
    schema: {
      ...common,
      summary: 'Get the key with which browsers subscribe to push notifications',
      response: { 200: PushKey },
    },
    handler: async () => ({ public_key: vapidKeys(kernel).publicKey }),
  });

  api.get('/push_devices', {
    config,
    schema: {
      ...common,
      summary: 'List the devices on which you get push notifications',
      ...describeRowList(list),
      response: { 200: PushDevices },
    },
    handler: async (request, reply) => {
      const { impersonation } = personOf(request);
      // Impersonators do not see the person's devices.
      return sendRows(request, reply, list, impersonation ? [] : await devicesOf(kernel, ownerOf(request)));
    },
  });

  api.post<{ Body: PushDeviceCreate }>('/push_devices', {
    config,
    schema: {
      ...common,
      summary: 'Get push notifications in the browser of this session, until you sign out there',
      body: PushDeviceCreate,
      response: { 201: PushDevice },
    },
    handler: async (request, reply) => {
      if (isUnconfirmed(request, kernel)) throw needsConfirmation();
      const id = await addDevice(kernel, ownerOf(request), request.body, request.headers['user-agent']);
      return reply.code(201).send(await deviceOfCaller(request, id));
    },
  });

  api.patch<{ Params: Static<typeof IdParams>; Body: PushDeviceChange }>('/push_devices/:id', {
    config,
    schema: {
      ...common,
      summary: 'Rename one of your devices, or choose what its notifications show',
      params: IdParams,
      body: PushDeviceChange,
      response: { 200: PushDevice },
    },
    handler: async (request) => {
      await changeDevice(kernel, ownerOf(request), request.params.id, request.body);
      return deviceOfCaller(request, request.params.id);
    },
  });

  api.delete<{ Params: Static<typeof IdParams> }>('/push_devices/:id', {
    config,
    schema: {
      ...common,
      summary: 'Stop push notifications on one of your devices',
      params: IdParams,
      response: NoContent,
    },
    handler: async (request, reply) => {
      await removeDevice(kernel, ownerOf(request), request.params.id);
      return reply.code(204).send();
    },
  });
}
