import { useNavigate, useSearch } from '@tanstack/react-router';
import { Segmented } from 'antd';
import Merge from 'lucide-react/icons/merge';
import Tags from 'lucide-react/icons/tags';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { AddressedDrawer } from '#web/resource/AddressedDrawer.tsx';
import type { Column } from '#web/resource/columns.ts';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useSetDrawer } from '#web/resource/useDrawer.ts';
import { useRemove } from '#web/resource/useResource.ts';
import { useCan } from '#web/session.tsx';
import { plural } from '#web/texts.ts';
import { type Tag, taggedEntities } from '../schema.ts';
import { TagForm } from './form.tsx';
import { MergeTags } from './MergeTags.tsx';

const columns: Column<Tag>[] = [
  { field: 'name', label: 'Name', sortable: true, colour: 'colour' },
  { field: 'uses', label: 'Carried by', kind: 'number', sortable: true, width: 120 },
  { field: 'created_at', label: 'Since', kind: 'relative', sortable: true, width: 140 },
];
const names = { partners: 'Partners', accounts: 'Companies', contacts: 'Contacts', documents: 'Documents' };

export default function TagList() {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as { entity?: string };
  const entity = taggedEntities.find((known) => known === search.entity) ?? 'partners';
  const mayManage = useCan('tags', 'manage');
  const remove = useRemove('tags', [entity]);
  const setDrawer = useSetDrawer();
  const [merging, setMerging] = useState<{ tags: readonly Tag[]; done: (isMerged: boolean) => void } | null>(null);
  return (
    <>
      <ResourceList<Tag>
        key={entity}
        resource="tags"
        title="Tags"
        noun={['tag', 'tags']}
        columns={columns}
        sort={[{ field: 'name', descending: false }]}
        fixed={[{ field: 'entity', operator: 'eq', values: [entity] }]}
        onOpen={mayManage ? ({ id }) => setDrawer(id) : undefined}
        savedViews={false}
        create={{
          label: 'New tag',
          form: (done) => <TagForm entity={entity} onDone={done} />,
        }}
        actions={
          <div style={{ maxWidth: '100%', overflowX: 'auto' }}>
            <Segmented
              value={entity}
              aria-label="Tags of"
              options={taggedEntities.map((value) => ({ value, label: names[value] }))}
              onChange={(next) =>
                navigate({ to: '.', search: (next === 'partners' ? {} : { entity: next }) as never, replace: true })
              }
            />
          </div>
        }
        bulk={[
          {
            label: 'Merge',
            icon: Merge,
            opens: true,
            run: (tags) =>
              new Promise((resolve) => {
                setMerging({ tags, done: (isMerged) => resolve(isMerged ? [] : tags) });
              }),
          },
          {
            label: 'Delete',
            icon: Trash,
            danger: true,
            ask: (tags) => {
              const uses = tags.reduce((sum, tag) => sum + tag.uses, 0);
              return `Delete ${plural(tags.length, 'tag', 'tags')}? ${plural(uses, 'record loses it', 'records lose them')}.`;
            },
            each: ({ id }) => remove.mutateAsync(id),
          },
        ]}
        empty={{
          icon: Tags,
          text: 'Tags are words of your own on partners, companies, contacts and documents, to find them again.',
        }}
      />
      {mayManage && (
        <AddressedDrawer title="Edit tag">
          {(id, close) => <TagForm id={id} entity={entity} onDone={close} />}
        </AddressedDrawer>
      )}
      {merging && (
        <MergeTags
          tags={merging.tags}
          onDone={(isMerged) => {
            merging.done(isMerged);
            setMerging(null);
          }}
        />
      )}
    </>
  );
}
