import { action, IdParams } from '#server/http/action.ts';
import { closed, Type } from '#shared/schema.ts';
import { BrowseQuery, Library } from '../browse.schema.ts';
import { ResourceMove } from '../schema.ts';
import { browse } from './browse.ts';
import { recordResourceView } from './events.ts';
import { moveResources, setFavorite } from './service.ts';
import { resourceStepRoutes } from './steps.ts';
import { refreshReader } from './visibility.ts';

const both = ['company', 'partner'] as const;

export const resourceRoutes = [
  action({
    method: 'GET',
    url: '/resources/browse',
    summary: 'Search the library, also inside files, with counts by kind, language, product, funnel stage and tag',
    can: 'resources:view',
    modes: both,
    query: BrowseQuery,
    response: Library,
    run: (call, { query }) => browse(call, query),
  }),
  ...resourceStepRoutes,
  action({
    method: 'POST',
    url: '/resources/move',
    summary: 'Move resources to a folder',
    can: 'resources:manage',
    modes: ['company'],
    body: ResourceMove,
    run: (call, { body }) => moveResources(call, body.ids, body.folder_id),
  }),
  action({
    method: 'PUT',
    url: '/resources/:id/favorite',
    summary: 'Add a resource to your favorites, or remove it',
    can: 'resources:view',
    modes: both,
    params: IdParams,
    body: closed({ is_favorite: Type.Boolean() }),
    run: async (call, { params, body }) => {
      await refreshReader(call);
      await setFavorite(call, params.id, body.is_favorite);
    },
  }),
  action({
    method: 'POST',
    url: '/resources/:id/opened',
    summary: 'Record that you opened a link, an article or a video on another site',
    can: 'resources:view',
    modes: both,
    params: IdParams,
    body: closed({
      /** The same key for one opening of the page. */
      key: Type.String({ minLength: 8, maxLength: 60, pattern: '^[A-Za-z0-9_-]+$', description: 'letters and digits' }),
    }),
    run: async (call, { params, body }) => {
      await refreshReader(call);
      await recordResourceView(call, params.id, `${call.actor.user_id ?? 'key'} ${body.key}`);
    },
  }),
];
