import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { useUndoable } from '#web/components/useUndoable.tsx';
import { api, type Page } from '#web/requests/api.ts';
import { listOptions, useCreate, useList, useRemove, useUpdate } from '#web/resource/data/useResource.ts';
import { type OpportunityStage, type StageCategory, stageCategories } from '../schema.ts';
import { NewStage } from './NewStage.tsx';
import { StageRow } from './StageRow.tsx';
import css from './stages.module.css';
import { texts } from './texts.ts';
import { categoryWords } from './words.ts';

const also = ['opportunity_types', 'opportunities'];

/** The pipeline of a type; every change is saved as it is made. */
export function StagesEditor({ typeId }: { typeId: string }) {
  const query = {
    filters: [{ field: 'type_id', operator: 'eq' as const, values: [typeId] }],
    sort: [{ field: 'order', descending: false }],
    start: 0,
    end: 100,
  };
  const list = useList<OpportunityStage>('opportunity_stages', query);
  const key = listOptions<OpportunityStage>('opportunity_stages', query).queryKey;
  const client = useQueryClient();
  const { message } = App.useApp();
  const undoable = useUndoable();
  const create = useCreate<OpportunityStage>('opportunity_stages', also);
  const update = useUpdate<OpportunityStage>('opportunity_stages', also);
  const remove = useRemove('opportunity_stages', also);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const stages = list.data?.rows;
  if (!stages) return list.error ? <ErrorState error={list.error} reset={list.refetch} /> : <PageSkeleton />;

  const tell = (error: unknown) => void message.error((error as Error).message);
  /** Shows the stages as they will be; the returned function puts them back. */
  const show = (next: OpportunityStage[]) => {
    const before = client.getQueryData<Page<OpportunityStage>>(key);
    client.setQueryData<Page<OpportunityStage>>(key, { rows: next, total: next.length });
    return () => void client.setQueryData(key, before);
  };

  const drop = async ({ active, over }: DragEndEvent) => {
    const moved = stages.find(({ id }) => id === active.id);
    const group = stages.filter(({ category }) => category === moved?.category);
    const at = (id: unknown) => group.findIndex((stage) => stage.id === id);
    if (!over || active.id === over.id || at(over.id) < 0) return;
    const next = arrayMove(group, at(active.id), at(over.id)).map((stage, index) => ({ ...stage, order: index + 1 }));
    const putBack = show([...stages.filter(({ category }) => category !== moved?.category), ...next]);
    try {
      const updates = next.map(({ id, order }) => ({ id, values: { order } }));
      await api('opportunity_stages/0', { method: 'PATCH', body: { updates } });
      for (const name of ['opportunity_stages', ...also]) await client.invalidateQueries({ queryKey: [name] });
    } catch (error) {
      putBack();
      tell(error);
    }
  };

  const change = (stage: OpportunityStage, values: Partial<OpportunityStage>) =>
    update.mutateAsync({ id: stage.id, values, row_version: stage.row_version }).catch(tell);
  const add = (category: StageCategory, name: string) =>
    create.mutateAsync({ type_id: typeId, category, name }).then(() => true, tell);
  const archive = (stage: OpportunityStage) => {
    const putBack = show(stages.filter(({ id }) => id !== stage.id));
    undoable({ text: texts.removed(stage.name), run: () => remove.mutateAsync(stage.id), undo: putBack });
  };

  return (
    <div className={css.editor}>
      {stageCategories.map((category) => {
        const group = stages.filter((stage) => stage.category === category);
        return (
          <section key={category} className={css.group}>
            <h2>{categoryWords[category].title}</h2>
            <p>{categoryWords[category].text}</p>
            <div className={css.rows}>
              <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
                <SortableContext items={group} strategy={verticalListSortingStrategy}>
                  <ol>
                    {group.map((stage) => (
                      <StageRow
                        key={`${stage.id} ${stage.row_version}`}
                        stage={stage}
                        isLast={group.length === 1}
                        onChange={(values) => change(stage, values)}
                        onRemove={() => archive(stage)}
                      />
                    ))}
                  </ol>
                </SortableContext>
              </DndContext>
              <NewStage
                label={texts.addStage(category === 'open' ? texts.anOpen : `a ${category}`)}
                onAdd={(name) => add(category, name)}
              />
            </div>
          </section>
        );
      })}
    </div>
  );
}
