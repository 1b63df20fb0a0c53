import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { lazy, Suspense, useState } from 'react';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session.tsx';
import { type ResourceRequest, resourceRequest } from '../schema.ts';
import { texts as t } from './texts.ts';

const AnswerDialog = lazy(() => import('./AnswerDialog.tsx'));
const created: Column<ResourceRequest> = {
  field: 'created_at',
  label: 'Requested',
  kind: 'relative',
  sortable: true,
};
const columns = columnsOf<ResourceRequest, typeof resourceRequest.fields>(
  resourceRequest.fields,
  ['title', 'partner_id', 'status'],
  [created],
);

/** The requests of all partners. */
export default function ResourceRequests() {
  const mayManage = useCan('resource_requests', 'manage');
  const [open, setOpen] = useState<{ row: ResourceRequest; step: 'answer' | 'decline' } | null>(null);
  return (
    <>
      <ResourceList<ResourceRequest>
        resource="resource_requests"
        title={t.title}
        columns={columns}
        filters={filtersOf(resourceRequest.fields, ['status', 'partner_id'])}
        sort={[{ field: 'created_at', descending: true }]}
        views={[
          {
            key: 'open',
            name: t.open,
            state: { filters: [{ field: 'status', operator: 'eq', values: ['open'] }] },
          },
        ]}
        rowMenu={(row) =>
          mayManage &&
          row.status === 'open' && (
            <DropMenu
              placement="bottomRight"
              items={[
                { key: 'answer', label: t.answer, onClick: () => setOpen({ row, step: 'answer' }) },
                { key: 'decline', label: t.decline, danger: true, onClick: () => setOpen({ row, step: 'decline' }) },
              ]}
            >
              <Button type="text" size="small" icon={<Ellipsis size={16} />} aria-label={t.more(row.title)} />
            </DropMenu>
          )
        }
        empty={{ icon: MessageSquarePlus, text: t.empty }}
      />
      {open && (
        <Suspense>
          <AnswerDialog {...open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
