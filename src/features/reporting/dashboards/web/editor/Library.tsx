import { Button, Drawer, Input, type InputRef } from 'antd';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import type { DashboardMode } from '#shared/dashboard-widgets.ts';
import { dashboardWords, specOf } from '../../catalog.ts';
import { listedWords } from '../boardFilters.ts';
import css from './editor.module.css';
import { Sketch } from './Sketch.tsx';
import { texts } from './texts.ts';

interface LibraryProps {
  open: boolean;
  mode: DashboardMode;
  /** Those that are not on the dashboard yet. */
  widgets: readonly string[];
  nameOf: (widget: string) => string;
  onAdd: (widget: string) => void;
  onClose: () => void;
}

/** Everything that can still be added, with what it shows and which filters it follows. */
export function Library({ open, mode, widgets, nameOf, onAdd, onClose }: LibraryProps) {
  const list = useRef<HTMLUListElement>(null);
  const search = useRef<InputRef>(null);
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = widgets.filter((widget) => {
    return `${nameOf(widget)} ${dashboardWords(widget, mode).about}`.toLowerCase().includes(wanted);
  });
  // The button pressed goes with its widget; the next one takes the focus.
  const add = (widget: string, place: number) => {
    onAdd(widget);
    setTimeout(() => {
      const buttons = list.current?.querySelectorAll('button') ?? [];
      (buttons[place] ?? buttons[place - 1] ?? search.current)?.focus();
    }, 0);
  };
  return (
    <Drawer
      open={open}
      title={texts.widgets}
      size={460}
      mask={false}
      onClose={onClose}
      // Closed before it has slid in whole, it would not give the focus back; who opens it does.
      focusable={{ focusTriggerAfterClose: false }}
      closable={{ placement: 'end' }}
      closeIcon={<X size={18} />}
      destroyOnHidden
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      <Input
        ref={search}
        autoFocus
        allowClear
        placeholder={texts.searchWidgets}
        aria-label={texts.searchWidgets}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul ref={list} className={css.library}>
        {found.map((widget, place) => {
          const { about, shape } = dashboardWords(widget, mode);
          const title = nameOf(widget);
          const { follows } = specOf(widget);
          return (
            <li key={widget}>
              <Sketch shape={shape} />
              <div>
                <h3>{title}</h3>
                <p>{about}</p>
                <p className="meta">
                  {follows.length > 0 ? texts.usesFilters(listedWords(follows)) : texts.doesNotUseFilters}
                </p>
              </div>
              <Button size="small" aria-label={texts.add(title)} onClick={() => add(widget, place)}>
                {texts.addText}
              </Button>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p className="meta">{wanted ? texts.noMatchingWidgets : texts.allWidgetsOnDashboard}</p>}
    </Drawer>
  );
}
