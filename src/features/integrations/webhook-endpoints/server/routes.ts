import { action, IdParams } from '#server/http/action.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import { CatalogEvent, DeliveryLog, EventType, ReplayBody, SampleEvent, SampleQuery } from '../schema.ts';
import { webhookCatalogFor } from './catalog/catalog.ts';
import { unsubscribe } from './endpoints.ts';
import { logOf, replayRange } from './log.ts';
import { webhookStepRoutes } from './steps.ts';
import { latestEvents } from './subscriptions.ts';
import { sendTestEvent } from './test-event.ts';

const bothModes = ['company', 'partner'] as const;
const viewing = { can: 'webhook_endpoints:view', modes: bothModes } as const;
const managing = { can: 'webhook_endpoints:manage', modes: bothModes } as const;

export const webhookRoutes = [
  action({
    method: 'GET',
    url: '/webhook_endpoints/events',
    summary: 'List the events that you can receive, each with an example of its body',
    ...viewing,
    response: Type.Array(CatalogEvent),
    run: (call) => webhookCatalogFor(call),
  }),
  action({
    method: 'GET',
    url: '/webhook_endpoints/samples',
    summary: 'List the latest events of a type, or an example, for the setup of a subscription',
    ...viewing,
    query: SampleQuery,
    response: Type.Array(SampleEvent),
    run: (call, { query }) => latestEvents(call, query.event),
  }),
  action({
    method: 'DELETE',
    url: '/webhook_endpoints/subscribe/:id',
    summary: 'End a subscription',
    ...managing,
    params: IdParams,
    run: (call, { params }) => unsubscribe(call, params.id),
  }),
  ...webhookStepRoutes,
  action({
    method: 'POST',
    url: '/webhook_endpoints/:id/test',
    summary: 'Send an example of an event to a webhook endpoint',
    ...managing,
    params: IdParams,
    body: closed({ event: Type.Optional(EventType) }),
    response: Type.Object({ id: Id }),
    run: (call, { params, body }) => sendTestEvent(call, params.id, body.event),
  }),
  action({
    method: 'POST',
    url: '/webhook_endpoints/:id/replay',
    summary: 'Send the events of a period to a webhook endpoint again',
    ...managing,
    params: IdParams,
    body: ReplayBody,
    response: Type.Object({ replayed: Type.Integer() }),
    run: (call, { params, body }) => replayRange(call, params.id, body),
  }),
  action({
    method: 'GET',
    url: '/webhook_deliveries/:id/log',
    summary: 'Get the request of a delivery and all its attempts',
    ...viewing,
    params: IdParams,
    response: DeliveryLog,
    run: (call, { params }) => logOf(call, params.id),
  }),
];
