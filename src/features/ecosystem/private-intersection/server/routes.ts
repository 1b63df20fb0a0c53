import { type Action, action } from '#server/http/action.ts';
import { PrivateOverview } from '../schema.ts';
import { privateOverview } from './overview.ts';

export const intersectionRoutes: Action[] = [
  action({
    method: 'GET',
    url: '/private_lists',
    summary: 'List the private lists with their counts',
    can: 'mapping_populations:view',
    modes: ['company', 'partner'],
    response: PrivateOverview,
    run: privateOverview,
  }),
];
