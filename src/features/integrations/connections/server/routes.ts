import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { type Exchange, registerExchange } from '#server/http/exchange.ts';
import type { Kernel } from '#server/kernel.ts';
import { StepSheet } from '#shared/nouns/step-sheet.ts';
import { type TSchema, Type } from '#shared/schema.ts';
import {
  Catalog,
  Connection,
  ConnectionChange,
  ConnectionCreate,
  IntegrationRequest,
  OAuthAddress,
  OAuthReturn,
  OAuthStart,
} from '../schema.ts';
import { takeAttempt } from './attempts.ts';
import { disconnectSheet, readCatalog, requestIntegration, shownConnection } from './catalog.ts';
import {
  checkConnection,
  deleteConnection,
  disconnect,
  pauseConnection,
  resumeConnection,
  revokeAccess,
  tokensToRevoke,
} from './changes.ts';
import { checkPrepared, prepareChange, prepareConnection } from './connect.ts';
import { exchangeConnectionCode, finishSignIn, prepareSignIn, registerSignIn, startSignIn } from './sign-in.ts';
import { findConnection, listConnections, renameConnection, storeConnection } from './store.ts';

const modes = ['company', 'partner'] as const;
const view = { can: 'connections:view', modes } as const;
const manage = { can: 'connections:manage', modes } as const;

const shown = async (call: Call, id: string) => shownConnection(await findConnection(call, id));

export function connectionRoutes(api: FastifyInstance, kernel: Kernel): void {
  const routes = [
    action({
      ...view,
      method: 'GET',
      url: '/connections/catalog',
      summary: 'List the systems that can be connected, with the state of your connections',
      response: Catalog,
      run: (call) => readCatalog(kernel, call),
    }),
    action({
      ...view,
      method: 'POST',
      url: '/connections/requests',
      summary: 'Ask for an integration that does not exist; each person has one vote',
      body: IntegrationRequest,
      response: Catalog,
      run: (call, { body }) => requestIntegration(kernel, call, body.name),
    }),
    action({
      ...view,
      method: 'GET',
      url: '/connections',
      summary: 'List your connections to other systems',
      response: Type.Array(Connection),
      run: async (call) => (await listConnections(call)).map(shownConnection),
    }),
    action({
      ...view,
      method: 'GET',
      url: '/connections/:id',
      summary: 'Read one connection',
      params: IdParams,
      response: Connection,
      run: (call, { params }) => shown(call, params.id),
    }),
    action({
      ...manage,
      method: 'POST',
      url: '/connections/:id/pause',
      summary: 'Pause a connection; its credentials stay',
      params: IdParams,
      response: Connection,
      run: async (call, { params }) => {
        await pauseConnection(call, params.id);
        return shown(call, params.id);
      },
    }),
    action({
      ...manage,
      method: 'POST',
      url: '/connections/:id/resume',
      summary: 'Resume a paused connection',
      params: IdParams,
      response: Connection,
      run: async (call, { params }) => {
        await resumeConnection(call, params.id);
        return shown(call, params.id);
      },
    }),
    action({
      ...manage,
      method: 'POST',
      url: '/connections/:id/disconnect/preview',
      summary: 'Preview the consequences of disconnecting',
      whileViewing: 'reads',
      params: IdParams,
      response: StepSheet,
      run: (call, { params }) => disconnectSheet(call, params.id),
    }),
    action({
      ...manage,
      method: 'DELETE',
      url: '/connections/:id',
      summary: 'Delete a disconnected connection that nothing refers to',
      params: IdParams,
      run: (call, { params }) => deleteConnection(call, params.id),
    }),
  ];
  for (const route of routes) registerAction(api, kernel, route);
  registerExchanges(api, kernel);
}

/** Routes that wait for another system. */
function registerExchanges(api: FastifyInstance, kernel: Kernel): void {
  const exchange = <P extends TSchema, B extends TSchema>(
    route: Omit<Exchange<P, B>, 'can' | 'modes' | 'response'>,
  ): void => registerExchange(api, kernel, { ...manage, response: Connection, ...route });

  exchange({
    method: 'POST',
    url: '/connections',
    summary: 'Connect a system with credentials, which are checked there and stored encrypted',
    body: ConnectionCreate,
    run: async (open, { body }, request) => {
      const prepared = await open((call) => prepareConnection(call, body));
      const checked = await checkPrepared(kernel, request.actor, prepared);
      return async (call) => {
        const id = await storeConnection(call, checked, null);
        return { status: 201, body: await shown(call, id) };
      };
    },
  });
  exchange({
    method: 'PATCH',
    url: '/connections/:id',
    summary: 'Rename a connection, or change its credentials, which are checked again',
    params: IdParams,
    body: ConnectionChange,
    run: async (open, { params, body }, request) => {
      const prepared = await open((call) => prepareChange(call, params.id, body));
      const checked = prepared && (await checkPrepared(kernel, request.actor, prepared));
      return async (call) => {
        if (checked) {
          await findConnection(call, params.id, { lock: true });
          await storeConnection(call, checked, params.id);
        } else if (body.name) await renameConnection(call, params.id, body.name);
        return { body: await shown(call, params.id) };
      };
    },
  });
  registerExchange(api, kernel, {
    ...manage,
    method: 'POST',
    url: '/connections/oauth',
    summary: 'Start to connect by OAuth; the answer is the address of the provider',
    personal: true,
    body: OAuthStart,
    response: OAuthAddress,
    run: async (open, { body }) => {
      const prepared = await open((call) => prepareSignIn(kernel, call, body));
      const registered = await registerSignIn(kernel, prepared);
      return async (call) => ({ body: await startSignIn(kernel, call, registered) });
    },
  });
  exchange({
    method: 'POST',
    url: '/connections/oauth/return',
    summary: 'Finish to connect by OAuth with the values that the provider sent back',
    personal: true,
    body: OAuthReturn,
    run: async (open, { body }, request) => {
      const attempt = await open((call) => takeAttempt(call, body.state));
      const { actor } = request;
      const signedIn = await exchangeConnectionCode(
        kernel,
        { actor, organization_id: actor.organization_id },
        attempt,
        body,
      );
      return async (call) => ({ body: await shown(call, await finishSignIn(call, signedIn)) });
    },
  });
  exchange({
    method: 'POST',
    url: '/connections/:id/check',
    summary: 'Check now whether a connection works',
    params: IdParams,
    run: async (open, { params }, request) => {
      await open((call) => findConnection(call, params.id));
      await checkConnection(kernel, request.actor.organization_id, params.id);
      return async (call) => ({ body: await shown(call, params.id) });
    },
  });
  exchange({
    method: 'POST',
    url: '/connections/:id/disconnect',
    summary: 'Disconnect: credentials are deleted and, where the provider offers it, its access is revoked',
    params: IdParams,
    run: async (open, { params }) => {
      const found = await open((call) => tokensToRevoke(call, params.id));
      await open((call) => disconnect(call, params.id));
      await revokeAccess(kernel, found);
      return async (call) => ({ body: await shown(call, params.id) });
    },
  });
}
