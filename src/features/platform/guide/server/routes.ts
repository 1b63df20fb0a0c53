import { notFound } from '#server/errors.ts';
import { action } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { GuidePage, GuidePageName, GuideParams, GuideQuery, GuideSection } from '../schema.ts';
import { guidePage, guidePages, searchGuide } from './pages.ts';

const both = { method: 'GET', can: 'record_search:view', modes: ['company', 'partner'] } as const;

export const guideRoutes = [
  action({
    ...both,
    url: '/guide_pages',
    summary: 'List the pages of the guide',
    response: Type.Array(GuidePageName),
    run: async ({ actor }) => guidePages(actor.mode).map(({ page, title }) => ({ page, title })),
  }),
  action({
    ...both,
    url: '/guide_pages/search',
    summary: 'Search the guide, with the best sections first',
    query: GuideQuery,
    response: Type.Array(GuideSection),
    run: async ({ actor }, { query: { q, most = 5 } }) => searchGuide(q, most, actor.mode),
  }),
  action({
    ...both,
    url: '/guide_pages/:page',
    summary: 'Get a page of the guide',
    params: GuideParams,
    response: GuidePage,
    run: async ({ actor }, { params }) => {
      const page = guidePage(params.page, actor.mode);
      if (!page) throw notFound('This page of the guide');
      return page;
    },
  }),
];
