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
import { type Tag, tag, taggedEntities } from '../schema.ts';
import { TagForm } from './form.tsx';
import { MergeTags } from './MergeTags.tsx';
import { texts as ownTexts } from './texts.ts';

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
          label: ownTexts.newTag,
          form: (done) => <TagForm entity={entity} onDone={done} />,
        }}
        actions={
          <div style={{ maxWidth: '100%', overflowX: 'auto' }}>
            <Segmented
              value={entity}
              aria-label={ownTexts.recordType}
              options={taggedEntities.map((value) => ({ value, label: capitalized(nounPlural(value)) }))}
              onChange={(next) =>
                navigate({ to: '.', search: (next === 'partners' ? {} : { entity: next }) as never, replace: true })
              }
            />
          </div>
        }
        bulk={() => [
          {
            label: ownTexts.mergeText,
            icon: Merge,
            opens: true,
            run: (tags) =>
              new Promise((resolve) => {
                setMerging({ tags, done: (isMerged) => resolve(isMerged ? [] : tags) });
              }),
          },
          {
            label: ownTexts.delete,
            icon: Trash,
            danger: true,
            ask: (tags) => {
              const uses = tags.reduce((sum, tag) => sum + tag.uses, 0);
              return ownTexts.deleteThisAffects(tags.length, uses);
            },
            each: ({ id }) => remove.mutateAsync(id),
          },
        ]}
        empty={{
          icon: Tags,
          text: ownTexts.usingTagsToGroupAndFind,
        }}
      />
      {mayManage && (
        <RouteDrawer title={ownTexts.editTag}>
          {(id, close) => <TagForm id={id} entity={entity} onDone={close} />}
        </RouteDrawer>
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
