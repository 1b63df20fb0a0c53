import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { FormTabs } from '../../interaction/unsaved.ts';
import type { DetailTab } from '../detailTab.ts';
import { SectionContext } from '../section.ts';
import css from './Sections.module.css';

interface SectionsProps {
  /** The name of the tab. */
  label: string;
  sections: readonly DetailTab[];
  /** The section that the address names. */
  active: string;
  /** The tab that an address without one opens. */
  first: string;
  onOpen: (key: string) => void;
}

/** The parts of a tab below one another, with a list of links to them. A part is loaded when it is nearly in sight. */
export function Sections({ label, sections, active, first, onOpen }: SectionsProps) {
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  const jumpTo = useCallback((key: string) => {
    const section = area.current?.querySelector<HTMLElement>(`[data-section="${key}"]`);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, []);
  // An address leads to its part, unless a list in sight has just written it.
  useEffect(() => {
    const { top, bottom } = area.current!.querySelector(`[data-section="${active}"]`)!.getBoundingClientRect();
    if (bottom < 100 || top > window.innerHeight / 2) jumpTo(active);
  }, [active, jumpTo]);
  const keys = sections.flatMap(({ key }) => (key === first ? [key, undefined] : [key]));
  return (
    <div ref={area} className={css.area}>
      <nav aria-label={label} className={css.row}>
        {sections.map(({ key, label: name, count }) => (
          <button
            key={key}
            type="button"
            className={css.link}
            aria-current={key === active ? 'location' : undefined}
            onClick={() => {
              onOpen(key);
              jumpTo(key);
            }}
          >
            {name}
            {count !== undefined && <span className={css.count}>{count}</span>}
          </button>
        ))}
      </nav>
      <FormTabs value={keys}>
        {sections.map(({ key, label: name, content }) => (
          <div key={key} data-section={key} className={css.section}>
            <h2 id={`${id}-${key}`} tabIndex={-1}>
              {name}
            </h2>
            <SectionContext value={{ key, isAddressed: key === active }}>
              <WhenNear isOpen={key === active}>{content}</WhenNear>
            </SectionContext>
          </div>
        ))}
      </FormTabs>
    </div>
  );
}

/** Asks this often whether the screen has its height. */
const SETTLED_MS = 100;

/** Holds the room of its content until that is at most a screen away, and then keeps it. */
function WhenNear({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isOpen);
  if (isOpen && !isNear) setNear(true);
  useEffect(() => {
    if (isNear) return;
    const show = () => setNear(true);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && show(), {
      rootMargin: '100% 0px',
    });
    // Until the parts above have their height, all others seem to be near.
    const timer = setInterval(() => {
      if (place.current!.closest('[aria-busy=true]')) return;
      clearInterval(timer);
      observer.observe(place.current!);
    }, SETTLED_MS);
    window.addEventListener('beforeprint', show);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [isNear]);
  return isNear ? <div className={css.content}>{children}</div> : <div ref={place} className={css.room} />;
}
