import type { FastifyInstance } from 'fastify';
import { DescribedKind, Query, QueryAnswer } from '#shared/query/query.ts';
import { Type } from '#shared/schema.ts';
import { type Action, action, registerAction } from '../http/action.ts';
import type { Kernel } from '../kernel.ts';
import { askQuery } from './ask.ts';
import { describeKind, describeKinds } from './describe.ts';
import { queryExports } from './export.ts';

/** Everybody may ask; each question is checked by the permission of its list. */
const everybody = { can: 'record_search:view', modes: ['company', 'partner'] } as const;

/** For a language model, columns that never leave are neither answered nor asked (decision 0203). */
const For = Type.Object({ for: Type.Optional(Type.Literal('model')) }, { additionalProperties: false });
const optionsOf = (query: { for?: 'model' }) => ({ isForModel: query.for === 'model' });

const routes: readonly Action[] = [
  action({
    ...everybody,
    method: 'POST',
    url: '/query',
    summary: 'Ask for figures or rows of a list, grouped and compared, with the list behind each figure',
    whileViewing: 'reads',
    isQuestion: true,
    query: For,
    body: Query,
    response: QueryAnswer,
    run: (call, { body, query }) => askQuery(call, body, optionsOf(query)),
  }),
  action({
    ...everybody,
    method: 'GET',
    url: '/query/kinds',
    summary: 'The kinds of records that can be asked about, with their fields, operators and measures',
    query: For,
    response: Type.Array(DescribedKind),
    run: (call, { query }) => describeKinds(call, optionsOf(query)),
  }),
  action({
    ...everybody,
    method: 'GET',
    url: '/query/kinds/:kind',
    summary: 'One kind of record that can be asked about',
    params: Type.Object({ kind: Type.String({ maxLength: 60 }) }),
    query: For,
    response: DescribedKind,
    run: (call, { params, query }) => describeKind(call, params.kind, optionsOf(query)),
  }),
];

export function queryRoutes(api: FastifyInstance, kernel: Kernel): void {
  for (const route of routes) registerAction(api, kernel, route);
  queryExports(api, kernel);
}
