import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { DropDown } from './DropDown.tsx';
import css from './DropMenu.module.css';

interface Choice {
  type?: undefined;
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onClick?: () => void;
}

export type MenuEntry =
  | Choice
  | { type: 'divider' }
  | { type: 'group'; label: string; children: readonly MenuEntry[] }
  | null;

interface DropMenuProps {
  items: readonly MenuEntry[];
  /** Handles entries that have no handler of their own. */
  onChoose?: (key: string) => void;
  /** The key of the selected entry. */
  current?: string;
  placement?: 'bottomLeft' | 'bottomRight';
  /** Shows a search box above the entries, with these texts. */
  find?: { label: string; nothing: string } | undefined;
  /** The button that opens the menu. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** The menu that all screens use. */
export function DropMenu({ items, onChoose, current, placement, find, children }: DropMenuProps) {
  const [open, setOpen] = useState(false);
  const choose = ({ key, onClick }: Choice) => {
    // The menu closes first, so that the action starts with the focus on the menu's button.
    flushSync(() => setOpen(false));
    if (onClick) onClick();
    else onChoose?.(key);
  };
  return (
    <DropDown
      open={open}
      onTurn={setOpen}
      placement={placement}
      content={<Menu items={items} current={current} onChoose={choose} onLeave={() => setOpen(false)} find={find} />}
    >
      {cloneElement(children, { 'aria-haspopup': 'menu', 'aria-expanded': open })}
    </DropDown>
  );
}

interface MenuListProps {
  items: readonly MenuEntry[];
  current: string | undefined;
  onChoose: (choice: Choice) => void;
  onLeave: () => void;
  find: DropMenuProps['find'];
}

/** The entries whose text contains all words. */
function matching(entries: readonly MenuEntry[], words: readonly string[]): MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    if (!entry || entry.type === 'divider') return [];
    if (entry.type === 'group') {
      const children = matching(entry.children, words);
      return children.length > 0 ? [{ ...entry, children }] : [];
    }
    const text = String(entry.label).toLowerCase();
    return words.every((word) => text.includes(word)) ? [entry] : [];
  });
}

const entriesOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('button:enabled')];

function Menu({ items: all, current, onChoose, onLeave, find }: MenuListProps) {
  const [text, setText] = useState('');
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const items = words.length > 0 ? matching(all, words) : all;
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus is set in the next frame: setting it now would force another layout before the menu has its position.
    const frame = requestAnimationFrame(() =>
      (box.current ?? entriesOf(list.current!)[0])?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    // Tab continues after the button, which has the focus again by then.
    if (event.key === 'Tab') return onLeave();
    const entries = entriesOf(event.currentTarget);
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowDown: (at + 1) % entries.length,
      ArrowUp: (at <= 0 ? entries.length : at) - 1,
      Home: 0,
      End: entries.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };
  const drawn = (entry: MenuEntry, index: number): ReactNode => {
    if (!entry) return null;
    if (entry.type === 'divider') return <hr key={index} className={css.divider} />;
    if (entry.type === 'group') {
      return (
        // biome-ignore lint/a11y/useSemanticElements: a set of fields is something else
        <div key={entry.label} role="group" aria-label={entry.label}>
          <div className={css.heading} aria-hidden="true">
            {entry.label}
          </div>
          {entry.children.map(drawn)}
        </div>
      );
    }
    return (
      <button
        key={entry.key}
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={css.entry}
        data-danger={entry.danger || undefined}
        aria-current={entry.key === current || undefined}
        disabled={entry.disabled}
        onClick={() => onChoose(entry)}
      >
        {entry.icon}
        {entry.label}
      </button>
    );
  };

  const menu = (
    <div ref={list} role="menu" tabIndex={-1} className={css.menu} onKeyDown={walk}>
      {items.map(drawn)}
    </div>
  );
  if (!find) return menu;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first] = entriesOf(list.current!);
    if (event.key === 'Tab') return onLeave();
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') first?.click();
    else first?.focus();
  };
  return (
    <div className={css.searchable}>
      <input
        ref={box}
        type="search"
        className={css.box}
        aria-label={find.label}
        placeholder={find.label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      {menu}
      {items.length === 0 && <p className={css.none}>{find.nothing}</p>}
    </div>
  );
}
