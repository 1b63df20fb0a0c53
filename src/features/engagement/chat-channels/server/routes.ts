import type { FastifyInstance } from 'fastify';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { ChatChannelChange, ChatChannelCreate, ChatChannels } from '../schema.ts';
import { changeChannel, createChannel, deleteChannel, listChannels, testChannel } from './channels.ts';

const can = 'chat_channels:manage';
const modes = ['company', 'partner'] as const;

export function chatChannelRoutes(api: FastifyInstance, kernel: Kernel): void {
  const routes = [
    action({
      method: 'GET',
      url: '/chat_channels',
      summary: 'List the Slack and Teams channels that get notifications',
      can,
      modes,
      response: ChatChannels,
      run: listChannels,
    }),
    action({
      method: 'POST',
      url: '/chat_channels',
      summary: 'Add a channel with the address of its webhook, which is stored encrypted',
      can,
      modes,
      body: ChatChannelCreate,
      response: ChatChannels,
      status: 201,
      run: (call, { body }) => createChannel(call, body),
    }),
    action({
      method: 'PATCH',
      url: '/chat_channels/:id',
      summary: 'Change a channel or replace the address of its webhook',
      can,
      modes,
      params: IdParams,
      body: ChatChannelChange,
      response: ChatChannels,
      run: (call, { params, body }) => changeChannel(call, params.id, body),
    }),
    action({
      method: 'DELETE',
      url: '/chat_channels/:id',
      summary: 'Remove a channel',
      can,
      modes,
      params: IdParams,
      run: (call, { params }) => deleteChannel(call, params.id),
    }),
    action({
      method: 'POST',
      url: '/chat_channels/:id/test',
      summary: 'Send a test message now',
      can,
      modes,
      params: IdParams,
      response: ChatChannels,
      run: (call, { params }) => testChannel(kernel, call, params.id),
    }),
  ];
  for (const route of routes) registerAction(api, kernel, route);
}
