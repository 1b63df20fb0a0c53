import type { FastifyInstance } from 'fastify';
import { action, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { Type } from '#shared/schema.ts';
import { Connection, ConnectionCreate } from '../schema.ts';
import { createConnection } from './connect.ts';
import { findConnection, listConnections } from './store.ts';

const modes = ['company', 'partner'] as const;

export function connectionRoutes(api: FastifyInstance, kernel: Kernel): void {
  const routes = [
    action({
      method: 'GET',
      url: '/connections',
      summary: 'List your connections to other systems',
      can: 'connections:view',
      modes,
      response: Type.Array(Connection),
      run: listConnections,
    }),
    action({
      method: 'POST',
      url: '/connections',
      summary: 'Connect a system with credentials, which are checked there and stored encrypted',
      can: 'connections:manage',
      modes,
      body: ConnectionCreate,
      response: Connection,
      status: 201,
      run: async (call, { body }) => findConnection(call, await createConnection(kernel, call, body)),
    }),
  ];
  for (const route of routes) registerAction(api, kernel, route);
}
