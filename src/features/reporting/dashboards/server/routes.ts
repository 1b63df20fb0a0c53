import { action } from '#server/http/action.ts';
import { closed, oneOf, type Static } from '#shared/schema.ts';
import { Board, BoardQuery, Figures, FiguresQuery, Layout, LayoutInput } from '../schema.ts';
import { board, figures } from './figures.ts';
import { dropLayout, dropStart, saveLayout, saveStart, startOf } from './layouts.ts';

const both = { modes: ['company', 'partner'], can: 'dashboards:view' } as const;
const start = { modes: ['company'], can: 'dashboards:manage', url: '/dashboards/starts/:mode' } as const;
const ModeParams = closed({ mode: oneOf('company', 'partner') });
type ModeParams = Static<typeof ModeParams>;

export const dashboardRoutes = [
  action({
    ...both,
    method: 'GET',
    url: '/dashboards',
    summary: 'The caller’s dashboard: its layout and every figure on it, in one answer',
    query: BoardQuery,
    response: Board,
    run: (call, { query }) => board(call, query),
  }),
  action({
    ...both,
    method: 'GET',
    url: '/dashboards/figures',
    summary: 'The figures of some widgets; those the caller may not see are left out',
    query: FiguresQuery,
    response: Figures,
    run: (call, { query: { widget, ...filters } }) => figures(call, widget, filters),
  }),
  action({
    ...both,
    method: 'PUT',
    url: '/dashboards/layout',
    summary: 'Arranges the caller’s own dashboard',
    body: LayoutInput,
    response: Layout,
    run: (call, { body }) => saveLayout(call, body),
  }),
  action({
    ...both,
    method: 'DELETE',
    url: '/dashboards/layout',
    summary: 'Gives the caller’s own arrangement up for everybody’s start',
    response: Layout,
    run: (call) => dropLayout(call),
  }),
  action({
    ...start,
    method: 'GET',
    summary: 'Where everybody of a mode starts who has arranged nothing',
    params: ModeParams,
    response: Layout,
    run: (call, { params }) => startOf(call, (params as ModeParams).mode),
  }),
  action({
    ...start,
    method: 'PUT',
    summary: 'Makes a layout everybody’s start in a mode',
    params: ModeParams,
    body: LayoutInput,
    response: Layout,
    run: (call, { params, body }) => saveStart(call, (params as ModeParams).mode, body),
  }),
  action({
    ...start,
    method: 'DELETE',
    summary: 'Goes back to the start the product comes with',
    params: ModeParams,
    response: Layout,
    run: (call, { params }) => dropStart(call, (params as ModeParams).mode),
  }),
];
