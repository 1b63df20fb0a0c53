import { action } from '#server/http/action.ts';
import { FigureFilters } from '#shared/figures.ts';
import { closed, oneOf, type Static, Type } from '#shared/schema.ts';
import {
  Board,
  Figures,
  FiguresQuery,
  Layout,
  LayoutInput,
  MeasuredFigure,
  MeasuresQuery,
  PartnerHome,
  WidgetInput,
} from '../schema.ts';
import { dashboardFigures, figures } from './figures.ts';
import { addReport, dropLayout, dropStart, saveLayout, saveStart, startOf } from './layouts.ts';
import { measuresOf } from './measures.ts';
import { partnerHome } from './partner-home.ts';

const both = { modes: ['company', 'partner'], can: 'dashboards:view' } as const;
const start = { modes: ['company'], can: 'dashboards:manage', url: '/dashboards/starts/:mode' } as const;
const ModeParams = closed({ mode: oneOf('company', 'partner') });
type ModeParams = Static<typeof ModeParams>;

export const dashboardRoutes = [
  action({
    ...both,
    method: 'GET',
    url: '/dashboards',
    summary: 'Get the caller’s dashboard with its layout and all figures',
    query: FigureFilters,
    response: Board,
    run: (call, { query }) => dashboardFigures(call, query),
  }),
  action({
    method: 'GET',
    url: '/dashboards/home',
    summary: 'Get the next money, deal action and track step of your organization',
    can: 'dashboards:view',
    modes: ['partner'],
    response: PartnerHome,
    run: (call) => partnerHome(call),
  }),
  action({
    ...both,
    method: 'GET',
    url: '/dashboards/figures',
    summary: 'Get the figures of the given widgets, without those the caller may not see',
    query: FiguresQuery,
    response: Figures,
    run: (call, { query: { widget, ...filters } }) => figures(call, widget, filters),
  }),
  action({
    ...both,
    method: 'GET',
    url: '/measures',
    summary: 'Get figures of a partner or of the program by name, with the lists of their rows',
    query: MeasuresQuery,
    response: Type.Array(MeasuredFigure),
    run: (call, { query }) => measuresOf(call, query),
  }),
  action({
    ...both,
    method: 'PUT',
    url: '/dashboards/layout',
    summary: 'Save the caller’s own dashboard layout',
    body: LayoutInput,
    response: Layout,
    run: (call, { body }) => saveLayout(call, body),
  }),
  action({
    ...both,
    method: 'POST',
    url: '/dashboards/layout/widgets',
    summary: 'Add a saved report to the caller’s own dashboard',
    body: WidgetInput,
    response: Layout,
    run: (call, { body }) => addReport(call, body.widget),
  }),
  action({
    ...both,
    method: 'DELETE',
    url: '/dashboards/layout',
    summary: 'Reset the caller’s dashboard to the default layout',
    response: Layout,
    run: (call) => dropLayout(call),
  }),
  action({
    ...start,
    method: 'GET',
    summary: 'Get the default layout of a mode',
    params: ModeParams,
    response: Layout,
    run: (call, { params }) => startOf(call, (params as ModeParams).mode),
  }),
  action({
    ...start,
    method: 'PUT',
    summary: 'Set the default layout of a mode',
    params: ModeParams,
    body: LayoutInput,
    response: Layout,
    run: (call, { params, body }) => saveStart(call, (params as ModeParams).mode, body),
  }),
  action({
    ...start,
    method: 'DELETE',
    summary: 'Reset the default layout of a mode to the built-in one',
    params: ModeParams,
    response: Layout,
    run: (call, { params }) => dropStart(call, (params as ModeParams).mode),
  }),
];
