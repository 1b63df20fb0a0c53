import { useNavigate } from '@tanstack/react-router';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type Resource, resource } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function ResourceTags() {
  const resource = useOne<Resource>('resources', useParam('id'));
  return <Loaded query={resource}>{(row) => <Tags row={row} />}</Loaded>;
}

function Tags({ row }: { row: Resource }) {
  const navigate = useNavigate();
  useTitle(row.name);
  const leave = () => navigate({ to: '/resources/show/$id' as string, params: { id: row.id } as never });
  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title={t.tagsTitle(row.name)} />
      <ResourceForm<Resource> resource="resources" id={row.id} also={['tags']} onDone={leave} onCancel={leave}>
        <FieldInput of={resource.fields} name="tags" help={t.tagsHelp} />
        <FieldInput of={resource.fields} name="keywords" />
      </ResourceForm>
    </div>
  );
}
