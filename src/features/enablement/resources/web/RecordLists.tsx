import { Button } from 'antd';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import { sayable } from '#shared/text/labels.ts';
import { formatBytes } from '#web/region.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type ResourceEvent, type ResourceVersion, resource } from '../schema.ts';
import { useOpenResourceFile } from './file.ts';
import { texts as t } from './texts.ts';

const actions = sayable([
  { value: 'viewed', label: 'Viewed', tone: 'blue' },
  { value: 'downloaded', label: 'Downloaded', tone: 'green' },
  { value: 'shared', label: 'Shared', tone: 'violet' },
] as const);
const eventColumns: Column<ResourceEvent>[] = sayable([
  { field: 'user_name', label: 'Person', sortable: true },
  { field: 'partner_name', label: 'Organization', value: ({ partner_name }) => partner_name ?? t.yourCompany },
  { field: 'kind', label: 'Action', kind: 'status', options: actions },
  { field: 'is_cobranded', label: 'With own logo', value: ({ is_cobranded }) => (is_cobranded ? t.yes : '') },
  { field: 'version', label: 'Version', kind: 'number', sortable: true },
  { field: 'created_at', label: 'Date', kind: 'instant', sortable: true },
]);
const eventFilters: FilterSpec[] = sayable([
  { field: 'kind', label: 'Action', kind: 'multi', options: actions },
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'created_at', label: 'Date', kind: 'instant' },
]);

/** The access log of a resource, visible to the company only. */
export function OpenedTab({ id }: { id: string }) {
  return (
    <ResourceList<ResourceEvent>
      resource="resource_events"
      permission="resources"
      columns={eventColumns}
      filters={eventFilters}
      fixed={[{ field: 'resource_id', operator: 'eq', values: [id] }]}
      sort={[{ field: 'created_at', descending: true }]}
      savedViews={false}
      empty={{ icon: Eye, text: t.openedEmpty }}
    />
  );
}

const versionColumns: Column<ResourceVersion>[] = sayable([
  { field: 'version', label: 'Version', sortable: true, value: ({ version }) => t.versionNumber(version) },
  { field: 'file_name', label: 'File', width: 260 },
  {
    field: 'kind',
    label: 'File type',
    value: ({ kind }) => resource.fields.file_kind.options.find(({ value }) => value === kind)?.label ?? kind,
  },
  { field: 'size', label: 'Size', kind: 'number', sortable: true, render: ({ size }) => formatBytes(size) },
  { field: 'uploaded_by_name', label: 'Uploaded by' },
  { field: 'created_at', label: 'Uploaded', kind: 'instant', sortable: true },
]);

export function ResourceVersionsTab({ id }: { id: string }) {
  const open = useOpenResourceFile();
  return (
    <ResourceList<ResourceVersion>
      resource="resource_versions"
      permission="resources"
      columns={versionColumns}
      fixed={[{ field: 'resource_id', operator: 'eq', values: [id] }]}
      sort={[{ field: 'version', descending: true }]}
      savedViews={false}
      searchable={false}
      exportable={false}
      rowMenu={({ version }) => (
        <Button
          type="text"
          size="small"
          icon={<Download size={16} />}
          aria-label={`${t.download} ${t.versionNumber(version)}`}
          onClick={() => open.mutate({ id, version, as: 'attachment' })}
        />
      )}
      empty={{ text: t.versionsEmpty }}
    />
  );
}
