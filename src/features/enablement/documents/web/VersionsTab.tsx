import { Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { sayable } from '#shared/text/labels.ts';
import { formatBytes } from '#web/region.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { DocumentVersion } from '../schema.ts';
import { useOpenDocumentFile } from './file.ts';
import { texts } from './texts.ts';
import { kindWords } from './words.ts';

const columns: Column<DocumentVersion>[] = sayable([
  { field: 'version', label: 'Version', sortable: true, value: ({ version }) => texts.versionText(version) },
  { field: 'file_name', label: 'File', width: 260 },
  { field: 'kind', label: 'File type', value: ({ kind }) => kindWords[kind] },
  { field: 'size', label: 'Size', kind: 'number', sortable: true, render: ({ size }) => formatBytes(size) },
  { field: 'uploaded_by_name', label: 'Uploaded by' },
  { field: 'created_at', label: 'Uploaded', kind: 'instant', sortable: true },
]);

/** All versions, to view and to download. */
export function DocumentVersionsTab({ id }: { id: string }) {
  const open = useOpenDocumentFile();
  return (
    <ResourceList<DocumentVersion>
      resource="document_versions"
      permission="documents"
      columns={columns}
      fixed={[{ field: 'document_id', operator: 'eq', values: [id] }]}
      sort={[{ field: 'version', descending: true }]}
      to={({ version }) => `/documents/${id}?version=${version}`}
      savedViews={false}
      searchable={false}
      exportable={false}
      rowMenu={({ version }) => (
        <Button
          type="text"
          size="small"
          icon={<Download size={16} />}
          aria-label={texts.downloadVersion(version)}
          onClick={() => open.mutate({ id, version, as: 'attachment' })}
        />
      )}
      empty={{ text: texts.allVersionsThisDocumentNewestFirst }}
    />
  );
}
