import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import { sayable } from '#shared/text/labels.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { Click } from '../schema.ts';
import { texts as t, verdictOptions } from './texts.ts';

const columns: Column<Click>[] = sayable([
  { field: 'at', label: 'Time', kind: 'instant', sortable: true },
  { field: 'verdict', label: 'Result', kind: 'status', options: verdictOptions, sortable: true },
  { field: 'referrer_host', label: 'Came from', width: 200 },
  { field: 'landing_path', label: 'Page', width: 200 },
  { field: 'device', label: 'Device', sortable: true },
]);

export function ClickList({ id }: { id: string }) {
  return (
    <ResourceList<Click>
      resource="clicks"
      permission="referral_links"
      columns={columns}
      filters={[
        { field: 'verdict', label: t.result, kind: 'multi', options: verdictOptions },
        { field: 'at', label: t.time, kind: 'instant' },
      ]}
      fixed={[{ field: 'link_id', operator: 'eq', values: [id] }]}
      savedViews={false}
      empty={{ icon: MousePointerClick, text: t.noClicks }}
    />
  );
}
