import Archive from 'lucide-react/icons/archive';
import FolderInput from 'lucide-react/icons/folder-input';
import Library from 'lucide-react/icons/library';
import { lazy, Suspense, useState } from 'react';
import { useRemove } from '#web/resource/data/useResource.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { resource } from '../schema.ts';
import { texts as t } from './texts.ts';

const MoveDialog = lazy(() => import('./MoveDialog.tsx'));

/** All resources as a table for sorting, filtering, exporting and bulk changes. */
export default function ResourceTable() {
  const remove = useRemove('resources', ['resource_folders']);
  const [moving, setMoving] = useState<{ ids: string[]; done: (isMoved: boolean) => void } | null>(null);
  return (
    <>
      <NounList
        noun={resource}
        title={t.allTitle}
        columns={['name', 'kind', 'folder_id', 'status']}
        filters={['kind', 'folder_id', 'status']}
        create={{ label: t.create, to: '/resources/create' }}
        bulk={() => [
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
            ask: (rows) => t.archiveLength(rows.length === 1 ? 'this resource' : `${rows.length} resources`),
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
