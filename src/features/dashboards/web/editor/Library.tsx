import { Button, Drawer, Input } from 'antd';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { type DashboardMode, specOf, type WidgetKey } from '../../catalogue.ts';
import { listedWords } from '../boardFilters.ts';
import { wordsOf } from '../words/of.ts';
import css from './editor.module.css';
import { Sketch } from './Sketch.tsx';

interface LibraryProps {
  open: boolean;
  mode: DashboardMode;
  /** Those that are not on the dashboard yet. */
  widgets: readonly WidgetKey[];
  onAdd: (widget: WidgetKey) => void;
  onClose: () => void;
}

/** Everything that can still be added, with what it shows and which filters it follows. */
export function Library({ open, mode, widgets, onAdd, onClose }: LibraryProps) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = widgets.filter((widget) => {
    const { title, about } = wordsOf(widget, mode);
    return `${title} ${about}`.toLowerCase().includes(wanted);
  });
  return (
    <Drawer
      open={open}
      title="Widgets"
      size={460}
      mask={false}
      onClose={onClose}
      closable={{ placement: 'end' }}
      closeIcon={<X size={18} />}
      destroyOnHidden
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      <Input
        autoFocus
        allowClear
        placeholder="Find a widget"
        aria-label="Find a widget"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className={css.library}>
        {found.map((widget) => {
          const { title, about, shape } = wordsOf(widget, mode);
          const { follows } = specOf(widget);
          return (
            <li key={widget}>
              <Sketch shape={shape} />
              <div>
                <h3>{title}</h3>
                <p>{about}</p>
                <p className="meta">
                  {follows.length > 0 ? `Follows the ${listedWords(follows)}` : 'Follows no filter'}
                </p>
              </div>
              <Button size="small" aria-label={`Add ${title}`} onClick={() => onAdd(widget)}>
                Add
              </Button>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && (
        <p className="meta">{wanted ? 'No widget of this name is left.' : 'Every widget is on the dashboard.'}</p>
      )}
    </Drawer>
  );
}
