import type { FastifyInstance } from 'fastify';
import { DescribedKind, Query, QueryAnswer } from '#shared/query/query.ts';
import { Type } from '#shared/schema.ts';
import { type Action, action, registerAction } from '../http/action.ts';
import type { Kernel } from '../kernel.ts';
import { askQuery } from './ask.ts';
import { describeKind, describeKinds } from './describe.ts';

/** Everybody may ask; each question is checked by the permission of its list. */
const everybody = { can: 'record_search:view', modes: ['company', 'partner'] } as const;

const routes: readonly Action[] = [
  action({
    ...everybody,
    method: 'POST',
    url: '/query',
    summary:
      'Ask for figures or rows of a list: counted, added up, grouped, compared, and with the list behind each figure',
    whileViewing: 'reads',
    body: Query,
    response: QueryAnswer,
    run: (call, { body }) => askQuery(call, body),
  }),
  action({
    ...everybody,
    method: 'GET',
    url: '/query/kinds',
    summary: 'The kinds of records that can be asked about, with their fields, operators and measures',
    response: Type.Array(DescribedKind),
    run: (call) => describeKinds(call),
  }),
  action({
    ...everybody,
    method: 'GET',
    url: '/query/kinds/:kind',
    summary: 'One kind of record that can be asked about',
    params: Type.Object({ kind: Type.String({ maxLength: 60 }) }),
    response: DescribedKind,
    run: (call, { params }) => describeKind(call, params.kind),
  }),
];

export function queryRoutes(api: FastifyInstance, kernel: Kernel): void {
  for (const route of routes) registerAction(api, kernel, route);
}
