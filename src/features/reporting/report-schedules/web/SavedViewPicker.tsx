import { useNavigate } from '@tanstack/react-router';
import { Form } from 'antd';
import { useId } from 'react';
import { roleWordsOf } from '#features/access/roles/words.ts';
import { Select } from '#web/inputs/Select.tsx';
import { useList, useOne } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { useCan } from '#web/session/session.tsx';
import { useObjects } from './useObjects.ts';

interface SavedView {
  id: string;
  entity: string;
  name: string;
  state: { columns?: string[] | null; filters?: unknown[]; sort?: unknown[] };
}

/** Chooses the saved view whose rows the report sends. */
export function SavedViewPicker({ value }: { value: string | undefined }) {
  const navigate = useNavigate();
  const id = useId();
  const mayView = useCan('saved_views', 'view');
  const objects = useObjects().data;
  const views = useList<SavedView>(
    'saved_views',
    { sort: [{ field: 'name', descending: false }], start: 0, end: 200 },
    { enabled: mayView },
  );
  const rows = views.data?.rows.filter(({ entity }) => objects?.some(({ name }) => name === entity)) ?? [];
  if (rows.length === 0) return null;
  const groups = Map.groupBy(rows, ({ entity }) => roleWordsOf(entity).label);
  return (
    <PlainForm component="div">
      <Form.Item
        label="Saved view"
        htmlFor={id}
        extra="The report follows the view: its columns, conditions and order are those of the view when it is sent."
      >
        <Select<string>
          id={id}
          value={value ?? null}
          placeholder="Choose a view of a list"
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(view) => void navigate({ to: '.', search: { view } as never, replace: true })}
          options={[...groups].map(([label, list]) => ({
            label,
            options: list.map(({ id: key, name }) => ({ value: key, label: name })),
          }))}
        />
      </Form.Item>
    </PlainForm>
  );
}

/** The list of a saved view as `useListAsReport` reads it; null while it loads, undefined without a view. */
export function useViewAsList(id: string | undefined): { name: string; list: string } | null | undefined {
  const { data } = useOne<SavedView>('saved_views', id);
  if (!id) return undefined;
  if (!data) return null;
  const { entity, name, state } = data;
  const { columns, filters = [], sort = [] } = state;
  return { name, list: JSON.stringify({ object: entity, columns: columns ?? [], filters, sort }) };
}
