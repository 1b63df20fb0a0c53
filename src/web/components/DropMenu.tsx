import { Dropdown } from 'antd';
import {
  type AriaAttributes,
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useRef,
  useState,
} from 'react';
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
  /** For entries that bring none of their own. */
  onChoose?: (key: string) => void;
  /** The entry that is the case now. */
  current?: string;
  disabled?: boolean;
  placement?: 'bottomLeft' | 'bottomRight';
  /** The button. */
  children: ReactElement<AriaAttributes>;
}

/**
 * Every menu that drops down. Where it stands, how it comes and goes is the library's; its entries are our own, for the
 * library makes each of six parts, twice.
 */
export function DropMenu({ items, onChoose, current, disabled, placement, children }: DropMenuProps) {
  const [open, setOpen] = useState(false);
  const [isByKeys, setByKeys] = useState(false);
  /** The library keeps the entries of a closing menu as they were. */
  const isOpen = useRef(false);
  const turn = (next: boolean) => {
    isOpen.current = next;
    if (next) setByKeys(document.activeElement?.matches(':focus-visible') ?? false);
    setOpen(next);
  };
  const choose = ({ key, onClick }: Choice) => {
    turn(false);
    if (onClick) onClick();
    else onChoose?.(key);
  };
  return (
    <Dropdown
      open={open}
      onOpenChange={turn}
      trigger={['click']}
      // Whoever opens it with a key goes on with keys.
      autoFocus={isByKeys}
      placement={placement}
      disabled={disabled}
      popupRender={() => <Menu isOpen={isOpen} items={items} current={current} onChoose={choose} />}
    >
      {cloneElement(children, { 'aria-haspopup': 'menu', 'aria-expanded': open })}
    </Dropdown>
  );
}

interface MenuListProps {
  isOpen: RefObject<boolean>;
  items: readonly MenuEntry[];
  current: string | undefined;
  onChoose: (choice: Choice) => void;
  /** The library leads the focus here: at once after a key, else with Tab. */
  ref?: Ref<HTMLDivElement>;
}

const entriesOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('button:enabled')];

function Menu({ isOpen, items, current, onChoose, ref }: MenuListProps) {
  const opener = useRef<HTMLElement | null>(null);

  const enter = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
    // Led here after it was closed again at once: the focus goes back.
    if (!isOpen.current) opener.current?.focus({ preventScroll: true });
    else if (target === currentTarget) entriesOf(currentTarget)[0]?.focus();
  };
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
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
  const press = (choice: Choice, { currentTarget }: MouseEvent<HTMLElement>) => {
    // What it leads to begins where the menu began.
    if (currentTarget.parentElement?.contains(document.activeElement)) opener.current?.focus({ preventScroll: true });
    onChoose(choice);
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
        onClick={(event) => press(entry, event)}
      >
        {entry.icon}
        {entry.label}
      </button>
    );
  };

  return (
    <div ref={ref} role="menu" tabIndex={-1} className={css.menu} onFocus={enter} onKeyDown={walk}>
      {items.map(drawn)}
    </div>
  );
}
