import Archive from 'lucide-react/icons/archive';
import FolderInput from 'lucide-react/icons/folder-input';
import Library from 'lucide-react/icons/library';
import { lazy, Suspense, useState } from 'react';
import { useRemove } from '#web/resource/data/useResource.ts';
import { useTagged } from '#web/resource/data/useTags.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type Resource, resourceFields } from '../schema.ts';
import { texts as t } from './texts.ts';

const MoveDialog = lazy(() => import('./MoveDialog.tsx'));
const columns = columnsOf<Resource, typeof resourceFields>(resourceFields, ['name', 'kind', 'folder_id', 'status']);
const filters = filtersOf(resourceFields, ['kind', 'folder_id', 'status']);

/** All resources as a table for sorting, filtering, exporting and bulk changes. */
export default function ResourceTable() {
  const remove = useRemove('resources', ['resource_folders']);
  const tagged = useTagged<Resource>('resources', columns, filters);
  const [moving, setMoving] = useState<{ ids: string[]; done: (isMoved: boolean) => void } | null>(null);
  return (
    <>
      <ResourceList<Resource>
        resource="resources"
        title={t.allTitle}
        noun={['resource', 'resources']}
        columns={tagged.columns}
        filters={tagged.filters}
        sort={[{ field: 'created_at', descending: true }]}
        to={({ id }) => `/resources/show/${id}`}
        create={{ label: t.create, to: '/resources/create' }}
        bulk={[
          {
            label: t.move,
            icon: FolderInput,
            opens: true,
            run: (rows) =>
              new Promise((resolve) =>
                setMoving({ ids: rows.map(({ id }) => id), done: (isMoved) => resolve(isMoved ? [] : rows) }),
              ),
          },
          {
            label: t.archive,
            icon: Archive,
            danger: true,
            ask: (rows) => `Archive ${rows.length === 1 ? 'this resource' : `${rows.length} resources`}?`,
            each: ({ id }) => remove.mutateAsync(id),
          },
        ]}
        empty={{ icon: Library, text: t.about }}
      />
      {moving && (
        <Suspense>
          <MoveDialog
            ids={moving.ids}
            onClose={(isMoved) => {
              moving.done(isMoved);
              setMoving(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
