import { useNavigate } from '@tanstack/react-router';
import { Form } from 'antd';
import { useId } from 'react';
import { roleWordsOf } from '#features/access/roles/words.ts';
import type { SavedView } from '#features/reporting/saved-views/schema.ts';
import { Select } from '#web/inputs/Select.tsx';
import { useList, useOne } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { useCan } from '#web/session/session.tsx';
import { texts } from './texts.ts';
import { useObjects } from './useObjects.ts';

/** The list part of a view's state, which the web client wrote. */
type ListOfView = { columns?: string[] | null; filters?: unknown[]; sort?: unknown[] };

/** Chooses the saved view or report whose rows or answer the report sends. */
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
      <Form.Item label={texts.savedViewOrReport} htmlFor={id} extra={texts.reportFollowsItWhatSentWhat}>
        <Select<string>
          id={id}
          value={value ?? null}
          placeholder={texts.chooseViewListOrSavedReport}
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

interface Followed {
  name: string;
  /** The list of a view as `useListAsReport` reads it; none for a saved report. */
  list?: string;
}

/** The view that a new report follows; null while it loads, undefined without one. */
export function useFollowedView(id: string | undefined): Followed | null | undefined {
  const { data } = useOne<SavedView>('saved_views', id);
  if (!id) return undefined;
  if (!data) return null;
  const { entity, name, state } = data;
  if (state.question) return { name };
  const { columns, filters = [], sort = [] } = state as ListOfView;
  return { name, list: JSON.stringify({ object: entity, columns: columns ?? [], filters, sort }) };
}
