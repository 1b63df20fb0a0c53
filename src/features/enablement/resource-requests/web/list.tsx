import { Button, Form } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { sayable } from '#shared/text/labels.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { type ResourceRequest, resourceRequest } from '../schema.ts';
import { requestSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

const created: Column<ResourceRequest> = sayable({
  field: 'created_at',
  label: 'Requested',
  kind: 'relative',
  sortable: true,
});
const columns = columnsOf<ResourceRequest, typeof resourceRequest.fields>(
  resourceRequest.fields,
  ['title', 'partner_id', 'status'],
  [created],
);

/** The requests of all partners. */
export default function ResourceRequests() {
  return (
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
      rowMenu={(row) => row.status === 'open' && <RequestMenu row={row} />}
      empty={{ icon: MessageSquarePlus, text: t.empty }}
    />
  );
}

function RequestMenu({ row }: { row: ResourceRequest }) {
  const { label, help } = requestSteps.steps.answer.input.resource_id;
  const { menu, dialog } = useSteps(requestSteps, row, {
    special: {
      answer: {
        inputs: {
          resource_id: (
            <Form.Item name="resource_id" label={label} extra={help}>
              <ReferenceSelect
                resource="resources"
                only={[{ field: 'status', operator: 'eq', values: ['published'] }]}
              />
            </Form.Item>
          ),
        },
      },
    },
  });
  if (menu.length === 0) return null;
  return (
    <>
      <DropMenu placement="bottomRight" items={menu}>
        <Button type="text" size="small" icon={<Ellipsis size={16} />} aria-label={t.more(row.title)} />
      </DropMenu>
      {dialog}
    </>
  );
}
