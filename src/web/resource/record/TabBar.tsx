import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useInSight } from '../../interaction/useInSight.ts';
import { useHiddenEdges } from '../list/useHiddenEdges.ts';
import css from './TabBar.module.css';

interface TabBarProps {
  tabs: readonly { key: string; label: string; count?: number }[];
  active: string;
  onOpen: (key: string) => void;
  /** The id of the panel below, which shows the tab's content. */
  panel: string;
}

/**
 * A row of tabs that scrolls if it does not fit: hidden tabs fade out, and an arrow scrolls to them. Arrow keys, Home
 * and End move between tabs, as in the ARIA tabs pattern.
 */
export function TabBar({ tabs, active, onOpen, panel }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { before, after } = useHiddenEdges(bar, tabs);

  useInSight(bar, '[aria-selected=true]', active);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === active);
    const next = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onOpen(tabs[next]!.key);
    bar.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className={css.frame} data-before={before} data-after={after}>
      <div ref={bar} role="tablist" className={css.bar} onKeyDown={move}>
        {tabs.map(({ key, label, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${panel}-${key}`}
            aria-controls={panel}
            aria-selected={key === active}
            tabIndex={key === active ? 0 : -1}
            className={css.tab}
            onClick={() => onOpen(key)}
          >
            {label}
            {count !== undefined && <span className={css.count}>{count}</span>}
          </button>
        ))}
      </div>
      {before && <ScrollArrow to={-1} bar={bar} />}
      {after && <ScrollArrow to={1} bar={bar} />}
    </div>
  );
}

/** The arrow is for the pointer only, because keyboards and screen readers reach every tab without scrolling. */
function ScrollArrow({ to, bar }: { to: -1 | 1; bar: RefObject<HTMLDivElement | null> }) {
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      className={css.onward}
      data-to={to}
      onClick={() => bar.current!.scrollBy({ left: to * bar.current!.clientWidth * 0.7 })}
    >
      {to < 0 ? <ChevronLeft size={16} /> : <ChevronRight size={16} />}
    </button>
  );
}
