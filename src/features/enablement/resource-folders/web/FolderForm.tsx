import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type ResourceFolder, resourceFolder } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The form for a new or an existing folder. */
export function FolderForm({ id, parent_id }: { id?: string; parent_id?: string | null }) {
  const navigate = useNavigate();
  const open = (folder?: string | null) =>
    void navigate({ href: folder ? `/resources?folder=${folder}` : '/resources' });
  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title={id ? t.edit : t.create} />
      <ResourceForm<ResourceFolder>
        resource="resource_folders"
        id={id}
        also={['resources']}
        initial={{ parent_id: parent_id ?? null }}
        onDone={(row) => open(row.id)}
        onCancel={() => open(id ?? parent_id)}
      >
        <FieldInput of={resourceFolder.fields} name="name" />
        <FieldInput
          of={resourceFolder.fields}
          name="parent_id"
          {...(id && { only: [{ field: 'id', operator: 'ne' as const, values: [id] }] })}
        />
        <FieldInput of={resourceFolder.fields} name="description" />
      </ResourceForm>
    </div>
  );
}
