import { App, Button, Form, Input, Radio } from 'antd';
import Bookmark from 'lucide-react/icons/bookmark';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { DropMenu, type MenuEntry } from '../../components/DropMenu.tsx';
import { useCan } from '../../session/session.tsx';
import { useErrorMessage } from '../data/useErrorMessage.ts';
import { type Row, useCreate, useList, useUpdate } from '../data/useResource.ts';
import { useRemoveWithUndo } from '../data/useUndoableRemove.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { texts as t } from '../texts.ts';
import { type ListState, sameView, toViewState, type ViewState } from './listState.ts';
import css from './SavedViews.module.css';
import type { SetListState } from './useListState.ts';

interface SavedView extends Row {
  entity: string;
  name: string;
  visibility: 'private' | 'shared';
  is_mine: boolean;
  state: ViewState;
}

/** A view that the screen defines; its key is in the address. */
export interface PresetView {
  key: string;
  name: string;
  state: Partial<ViewState>;
}

interface SavedViewsProps {
  entity: string;
  presets?: readonly PresetView[];
  /** The plural: "partners". */
  many: string;
  state: ListState;
  onState: SetListState;
}

const blank = { filters: [], sort: [], columns: null, density: null, q: '' };

/** The state of a view may have been saved by an older version of the screen. */
const restored = (state: ViewState) => ({ ...blank, ...state });

export function SavedViews({ entity, presets = [], many, state, onState }: SavedViewsProps) {
  const { message } = App.useApp();
  const [naming, setNaming] = useState<'new' | SavedView | null>(null);
  // Saved reports have a question instead of filters and columns.
  const filters = Object.entries({ entity, is_report: 'false' }).map(([field, value]) => ({
    field,
    operator: 'eq' as const,
    values: [value],
  }));
  const query = { filters, start: 0, end: 100 };
  const mayView = useCan('saved_views', 'view');
  const mayKeep = useCan('saved_views', 'manage');
  const views = useList<SavedView>('saved_views', query, { enabled: mayView }).data?.rows ?? [];
  const update = useUpdate<SavedView>('saved_views');
  const remove = useRemoveWithUndo('saved_views');
  const sayFailure = useErrorMessage();

  const builtIn = presets.map(
    ({ key, name, state }): SavedView => ({
      id: key,
      entity,
      name,
      visibility: 'shared',
      is_mine: false,
      state: { ...blank, ...state },
    }),
  );
  const current = [...builtIn, ...views].find((view) => view.id === state.view);
  const edited = !!current && !sameView(restored(current.state), toViewState(state));
  const open = (view: SavedView) => onState({ ...restored(view.state), view: view.id });

  const entry = (view: SavedView) => ({ key: view.id, label: view.name, onClick: () => open(view) });
  const mine = views.filter((view) => view.is_mine);
  const shared = views.filter((view) => !view.is_mine);

  const items: MenuEntry[] = [
    { key: 'all', label: t.allRows(many), onClick: () => onState({ ...blank, view: null }) },
    ...builtIn.map(entry),
    ...(mine.length > 0 ? [{ type: 'group' as const, label: t.mine, children: mine.map(entry) }] : []),
    ...(shared.length > 0 ? [{ type: 'group' as const, label: t.shared, children: shared.map(entry) }] : []),
    ...(edited || mayKeep ? [{ type: 'divider' as const }] : []),
    ...(edited ? [{ key: 'reset', label: t.resetView, onClick: () => open(current) }] : []),
    ...(edited && current.is_mine
      ? [
          {
            key: 'update',
            label: t.updateView,
            onClick: () =>
              update.mutate(
                { id: current.id, values: { state: toViewState(state) } },
                { onSuccess: () => message.success(t.viewSaved), onError: sayFailure },
              ),
          },
        ]
      : []),
    ...(mayKeep ? [{ key: 'save', label: t.saveView, onClick: () => setNaming('new') }] : []),
    ...(current?.is_mine
      ? [
          ...(mayKeep ? [{ key: 'name', label: t.nameView, onClick: () => setNaming(current) }] : []),
          {
            key: 'delete',
            label: t.deleteView,
            danger: true,
            onClick: () => {
              onState({ view: null }, { replace: true, keepPage: true });
              remove(current.id, t.viewDeleted(current.name));
            },
          },
        ]
      : []),
  ];

  if (!mayView && presets.length === 0) return null;
  return (
    <>
      <DropMenu items={items} current={current?.id ?? 'all'}>
        <Button className={css.button} icon={<Bookmark size={14} />} aria-label={t.views}>
          <span className={css.name}>{current?.name ?? t.allRows(many)}</span>
          {edited && <span className={css.edited}>{t.edited}</span>}
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      </DropMenu>
      {naming && (
        <NameView
          entity={entity}
          view={naming === 'new' ? null : naming}
          state={toViewState(state)}
          onDone={(view) => {
            setNaming(null);
            if (view && naming === 'new') onState({ view: view.id }, { keepPage: true });
          }}
        />
      )}
    </>
  );
}

interface NameViewProps {
  entity: string;
  /** The view to rename or share; null creates one. */
  view: SavedView | null;
  /** The state that a new view saves. */
  state: ViewState;
  onDone: (view: SavedView | null) => void;
}

function NameView({ entity, view, state, onDone }: NameViewProps) {
  const create = useCreate<SavedView>('saved_views');
  const update = useUpdate<SavedView>('saved_views');
  return (
    <ActionDialog<Pick<SavedView, 'name' | 'visibility'>, SavedView>
      title={(view ? t.nameView : t.saveView).replace('…', '')}
      action={t.save}
      width={420}
      initial={view ? { name: view.name, visibility: view.visibility } : { visibility: 'private' }}
      onSubmit={(values) =>
        view ? update.mutateAsync({ id: view.id, values }) : create.mutateAsync({ ...values, entity, state })
      }
      onDone={onDone}
      onClose={() => onDone(null)}
    >
      <Form.Item
        name="name"
        label={t.viewName}
        rules={[{ required: true, whitespace: true, message: t.viewNameRequired }]}
      >
        <Input autoFocus maxLength={80} />
      </Form.Item>
      <Form.Item name="visibility" label={t.viewVisibility}>
        <Radio.Group
          options={[
            { value: 'private', label: t.onlyMe },
            { value: 'shared', label: t.everyone },
          ]}
        />
      </Form.Item>
    </ActionDialog>
  );
}
