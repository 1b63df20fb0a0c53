import { useNavigate, useSearch } from '@tanstack/react-router';
import { Segmented } from 'antd';
import Merge from 'lucide-react/icons/merge';
import Tags from 'lucide-react/icons/tags';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { capitalized, nounPlural } from '#shared/nouns/nouns.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { plural } from '#web/texts.ts';
import { type Tag, tag, taggedEntities } from '../schema.ts';
import { TagForm } from './form.tsx';
import { MergeTags } from './MergeTags.tsx';

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
      <NounList
        key={entity}
        noun={tag}
        columns={[{ of: 'name', color: 'color' }]}
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
              aria-label="Record type"
              options={taggedEntities.map((value) => ({ value, label: capitalized(nounPlural(value)) }))}
              onChange={(next) =>
                navigate({ to: '.', search: (next === 'partners' ? {} : { entity: next }) as never, replace: true })
              }
            />
          </div>
        }
        bulk={() => [
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
              return `Delete ${plural(tags.length, 'tag', 'tags')}? This affects ${plural(uses, 'record', 'records')}.`;
            },
            each: ({ id }) => remove.mutateAsync(id),
          },
        ]}
        empty={{
          icon: Tags,
          text: 'Use tags to group and find partners, accounts, contacts, documents and courses.',
        }}
      />
      {mayManage && (
        <RouteDrawer title="Edit tag">{(id, close) => <TagForm id={id} entity={entity} onDone={close} />}</RouteDrawer>
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
