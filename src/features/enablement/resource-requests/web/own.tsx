import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { forPartner } from '#shared/nouns/fields.ts';
import { sayable } from '#shared/text/labels.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type ResourceRequest, resourceRequest } from '../schema.ts';
import { texts as t } from './texts.ts';

const { partner_id: _, ...fields } = forPartner(resourceRequest.fields) as Partial<
  typeof resourceRequest.fields
> as typeof resourceRequest.fields;
const created: Column<ResourceRequest> = sayable({
  field: 'created_at',
  label: 'Requested',
  kind: 'relative',
  sortable: true,
});
const columns = columnsOf<ResourceRequest, typeof fields>(fields, ['title', 'status', 'answer'], [created]);

/** A partner's requests and their answers. */
export default function OwnRequests() {
  return (
    <ResourceList<ResourceRequest>
      resource="resource_requests"
      title={t.ownTitle}
      columns={columns}
      filters={filtersOf(fields, ['status'])}
      sort={[{ field: 'created_at', descending: true }]}
      savedViews={false}
      create={{
        label: t.create,
        form: (done) => (
          <ResourceForm<ResourceRequest> resource="resource_requests" submit={t.create} onDone={done} onCancel={done}>
            <p className="meta" style={{ marginBottom: 16 }}>
              {t.createText}
            </p>
            <FieldInput of={resourceRequest.fields} name="title" />
            <FieldInput of={resourceRequest.fields} name="details" />
          </ResourceForm>
        ),
      }}
      empty={{ icon: MessageSquarePlus, text: t.emptyPartner }}
    />
  );
}
