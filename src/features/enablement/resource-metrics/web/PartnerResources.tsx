import Eye from 'lucide-react/icons/eye';
import { sayable } from '#shared/text/labels.ts';
import type { Row } from '#web/resource/data/useResource.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { texts } from './texts.ts';

interface Opening extends Row {
  resource_id: string;
  resource_name: string | null;
  user_name: string;
  kind: string;
  created_at: string;
}

const columns: Column<Opening>[] = sayable([
  { field: 'resource_name', label: 'Resource', width: 280 },
  { field: 'user_name', label: 'Person', sortable: true },
  {
    field: 'kind',
    label: 'Action',
    kind: 'status',
    options: [
      { value: 'viewed', label: 'Viewed', tone: 'blue' },
      { value: 'downloaded', label: 'Downloaded', tone: 'green' },
    ],
  },
  { field: 'created_at', label: 'Date', kind: 'instant', sortable: true },
]);

/** Resources opened by the people of one partner. */
export default function PartnerResources({ id }: { id: string }) {
  return (
    <ResourceList<Opening>
      resource="resource_events"
      permission="resources"
      columns={columns}
      fixed={[{ field: 'partner_id', operator: 'eq', values: [id] }]}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ resource_id }) => `/resources/show/${resource_id}`}
      savedViews={false}
      empty={{ icon: Eye, text: texts.resourcesThatPeopleThisPartnerOpen }}
    />
  );
}
