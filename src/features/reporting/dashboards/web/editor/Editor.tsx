import { App, Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useRef, useState } from 'react';
import ReactGridLayout, { useContainerWidth } from 'react-grid-layout';
import 'react-grid-layout/css/styles.css';
import type { DashboardMode } from '#shared/dashboard-widgets.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { ApiError } from '#web/requests/api.ts';
import { dashboardWords, specOf } from '../../catalog.ts';
import { COLUMNS, compact, type LayoutItem } from '../../layout.ts';
import { add, remove, sameLayout } from './arranging.ts';
import css from './editor.module.css';
import { Handles } from './Handles.tsx';
import { Library } from './Library.tsx';
import { texts } from './texts.ts';

/** As in `dashboard.module.css`. */
const ROW = 44;
const GAP = 16;

/** Moves the focus from a removed widget to the next one in reading order. */
function focusBeside(items: readonly LayoutItem[], widget: string): void {
  const at = items.findIndex((item) => item.widget === widget);
  const beside = items[at + 1] ?? items[at - 1];
  if (beside)
    setTimeout(() => document.querySelector<HTMLElement>(`[data-widget="${beside.widget}"] [data-handle]`)?.focus(), 0);
}

interface EditorProps {
  title: string;
  /** The mode of the dashboard decides which widgets are available. */
  mode: DashboardMode;
  /** The widgets that may be added. */
  widgets: readonly string[];
  items: readonly LayoutItem[];
  /** The layout that a reset returns to, and its label. */
  start: { items: readonly LayoutItem[]; label: string } | null;
  saveLabel?: string;
  /** @throws what the server refused */
  onSave: (items: LayoutItem[]) => Promise<void>;
  onCancel: () => void;
  /** The names of saved reports, by widget. */
  titles?: ReadonlyMap<string, string>;
  /** More to do with what is on the screen. */
  more?: { label: string; run: (items: LayoutItem[]) => Promise<void> }[];
  children: (widget: string, handles: ReactNode) => ReactNode;
}

/** Edits a layout: widgets are added, removed, moved and resized, by pointer or keyboard. */
export function Editor(props: EditorProps) {
  const { title, mode, widgets, start, saveLabel = texts.save, onSave, onCancel, titles, more = [], children } = props;
  const { message } = App.useApp();
  const [items, setItems] = useState<LayoutItem[]>(() => compact(props.items));
  const [said, setSaid] = useState('');
  const [isAdding, setAdding] = useState(false);
  const adding = useRef<HTMLButtonElement>(null);
  const [isSaving, setSaving] = useState(false);
  // Otherwise the grid starts at full width and visibly shrinks.
  const { width, containerRef, mounted } = useContainerWidth({ measureBeforeMount: true });
  const isChanged = !sameLayout(items, props.items);
  const forget = useUnsavedWarning(isChanged && !isSaving);

  const nameOf = (widget: string) => titles?.get(widget) ?? dashboardWords(widget, mode).title;
  const change = (next: LayoutItem[], widget: string) => {
    setItems(next);
    const at = next.find((item) => item.widget === widget);
    setSaid(
      at
        ? `${nameOf(widget)}: column ${at.x + 1}, row ${at.y + 1}, ${at.w} columns wide, ${at.h} rows high`
        : `${nameOf(widget)} removed`,
    );
  };

  const attempt = async (work: () => Promise<void>) => {
    setSaving(true);
    try {
      await work();
    } catch (error) {
      setSaving(false);
      if (error instanceof ApiError && error.status === 409) message.error(texts.thisDashboardWasChangedElsewhereIn);
      else message.error((error as Error).message);
    }
  };
  const save = () =>
    attempt(async () => {
      forget();
      await onSave(items);
    });

  const menu = [
    ...(start ? [{ key: 'start', label: start.label }] : []),
    ...more.map(({ label }, index) => ({ key: String(index), label })),
  ];
  const run = (key: string) => {
    if (key === 'start') {
      setItems(compact(start!.items));
      setSaid(`${start!.label}: not saved yet`);
    } else void attempt(() => more[Number(key)]!.run(items).finally(() => setSaving(false)));
  };

  return (
    <>
      <div className={css.bar}>
        <PageHeader title={title} meta={texts.dragWidgetsToMoveThemPull}>
          <Button ref={adding} icon={<Plus size={16} />} onClick={() => setAdding(true)}>
            {texts.addWidget}
          </Button>
          {menu.length > 0 && (
            <DropMenu placement="bottomRight" items={menu} onChoose={run}>
              <Button icon={<Ellipsis size={16} />} aria-label={texts.moreAboutThisLayout} />
            </DropMenu>
          )}
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button type="primary" loading={isSaving} onClick={save}>
            {saveLabel}
          </Button>
        </PageHeader>
      </div>
      <div aria-live="polite" className="only-for-readers">
        {said}
      </div>
      <div ref={containerRef}>
        {mounted && (
          <ReactGridLayout
            width={width}
            className={css.grid}
            gridConfig={{ cols: COLUMNS, rowHeight: ROW, margin: [GAP, GAP], containerPadding: [0, 0] }}
            dragConfig={{ handle: '[data-handle]', cancel: '[data-remove]' }}
            resizeConfig={{ handles: ['se'] }}
            layout={items.map(({ widget, ...place }) => {
              const [minW, minH] = specOf(widget).least;
              return { i: widget, ...place, minW, minH, maxH: 40 };
            })}
            onLayoutChange={(layout) => {
              const next = layout.map(({ i, x, y, w, h }) => ({ widget: i, x, y, w, h }));
              if (!sameLayout(next, items)) setItems(next);
            }}
          >
            {items.map(({ widget }) => (
              <div key={widget} className={css.cell} data-widget={widget}>
                {children(
                  widget,
                  <Handles
                    name={nameOf(widget)}
                    widget={widget}
                    items={items}
                    onChange={(next) => change(next, widget)}
                    onRemove={() => {
                      change(remove(items, widget), widget);
                      focusBeside(items, widget);
                    }}
                  />,
                )}
              </div>
            ))}
          </ReactGridLayout>
        )}
      </div>
      <Library
        open={isAdding}
        mode={mode}
        nameOf={nameOf}
        widgets={widgets.filter((widget) => !items.some((item) => item.widget === widget))}
        onAdd={(widget) => {
          change(add(items, widget), widget);
          // Once it stands there.
          setTimeout(
            () => document.querySelector(`[data-widget="${widget}"]`)?.scrollIntoView({ block: 'center' }),
            250,
          );
        }}
        onClose={() => {
          setAdding(false);
          adding.current?.focus();
        }}
      />
    </>
  );
}
