import { useNavigate } from '@tanstack/react-router';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { useTitle } from '#web/title.ts';
import type { Resource } from '../schema.ts';
import ArchiveDialog from './ArchiveDialog.tsx';

/** Asks before a resource is archived; an archived one can be deleted on its screen. */
export default function ResourceDelete() {
  const resource = useOne<Resource>('resources', useParam('id'));
  return <Loaded query={resource}>{(row) => <Delete row={row} />}</Loaded>;
}

function Delete({ row }: { row: Resource }) {
  const navigate = useNavigate();
  useTitle(row.name);
  const show = () => void navigate({ to: '/resources/show/$id' as string, params: { id: row.id } as never });
  return (
    <>
      <PageHeader title={row.name} />
      <ArchiveDialog row={row} onDone={() => void navigate({ to: '/resources' as string })} onClose={show} />
    </>
  );
}
