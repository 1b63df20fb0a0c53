import Users from 'lucide-react/icons/users-round';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { useCan, useSession } from '#web/session/session.tsx';

/** The people who get a message, from an address that answers with a `Reach`. */
export const ReachSummary = lazy(() => import('./ReachSummary.tsx'));

// Not from the schema, which would bring its checker into the first view.
const grouped = ['partners', 'contacts', 'opportunities'];

/** The filter "in audience" of a list that has audiences, for those who may see them. */
export function useAudienceFilter(entity: string): FilterSpec[] {
  const mayView = useCan('audiences', 'view');
  const { mode } = useSession();
  if (!mayView || mode !== 'company' || !grouped.includes(entity)) return [];
  const only = [{ field: 'entity', operator: 'eq' as const, values: [entity] }];
  return [{ field: 'audience_id', label: 'In audience', kind: 'reference', resource: 'audiences', only }];
}

const view = 'audiences:view' as const;
const manage = 'audiences:manage' as const;

export const feature: WebFeature = {
  name: 'audiences',
  flag: 'audiences',
  menu: [
    {
      group: 'Data Manager',
      label: 'Audiences',
      path: '/audiences',
      icon: Users,
      order: 80,
      mode: 'company',
      permission: view,
    },
  ],
  routes: [
    { path: '/audiences', title: 'Audiences', mode: 'company', permission: view, page: () => import('./list.tsx') },
    {
      path: '/audiences/create',
      title: 'New audience',
      mode: 'company',
      permission: manage,
      page: () => import('./edit.tsx'),
    },
    {
      path: '/audiences/edit/$id',
      asks: 'audiences/$id',
      title: 'Edit audience',
      mode: 'company',
      permission: manage,
      page: () => import('./edit.tsx'),
    },
    {
      path: '/audiences/show/$id',
      asks: 'audiences/$id',
      title: 'Audience',
      mode: 'company',
      permission: view,
      page: () => import('./show.tsx'),
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'sees',
      label: 'Access',
      group: 'Program',
      order: 40,
      mode: 'company',
      permission: view,
      panel: () => import('./PartnerSees.tsx'),
    },
  ],
  search: [
    {
      resource: 'audiences',
      label: 'Audiences',
      icon: Users,
      mode: 'company',
      permission: view,
      hit: (row) => ({ title: row.name, detail: row.description, to: `/audiences/show/${row.id}` }),
    },
  ],
};
