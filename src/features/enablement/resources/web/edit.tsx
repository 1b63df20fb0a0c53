import { useNavigate } from '@tanstack/react-router';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { Resource } from '../schema.ts';
import { ResourceFields } from './ResourceFields.tsx';

export default function ResourceEdit() {
  const resource = useOne<Resource>('resources', useParam('id'));
  return <Loaded query={resource}>{(row) => <Edit row={row} />}</Loaded>;
}

function Edit({ row }: { row: Resource }) {
  const navigate = useNavigate();
  useTitle(row.name);
  const leave = () => navigate({ to: '/resources/show/$id' as string, params: { id: row.id } as never });
  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title={row.name} />
      <ResourceForm<Resource>
        resource="resources"
        id={row.id}
        also={['resource_folders', 'tags']}
        // Only the visibility "audience" has an audience.
        toBody={(values) => (values.visibility === 'audience' ? values : { ...values, audience_id: null })}
        onDone={leave}
        onCancel={leave}
      >
        <ResourceFields row={row} />
      </ResourceForm>
    </div>
  );
}
