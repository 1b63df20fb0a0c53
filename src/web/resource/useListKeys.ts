import { type RefObject, useEffect } from 'react';

interface ListKeys {
  /** Around the rows; each row carries `data-row` and one `data-row-link`. */
  rows: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  onToggle?: (rowId: string) => void;
  onCreate?: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const isBehindDialog = () =>
  document.querySelector('dialog[open], .ant-modal-wrap:not([style*="none"]), .ant-drawer-open') !== null;

/**
 * j/k walk the rows by moving the focus to the next row's link, so that Enter opens it by itself and a reader hears it;
 * x selects, c creates, / searches.
 */
export function useListKeys({ rows, search, onToggle, onCreate }: ListKeys): void {
  useEffect(() => {
    const walk = (by: number) => {
      const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
      const at = links.findIndex((link) => link.closest('[data-row]')?.contains(document.activeElement));
      const next = links[at === -1 ? (by > 0 ? 0 : links.length - 1) : at + by];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      const inCheckbox = target instanceof HTMLInputElement && target.type === 'checkbox';
      if ((isTyping(target) && !inCheckbox) || isBehindDialog()) return;
      const row = document.activeElement?.closest<HTMLElement>('[data-row]');
      switch (event.key) {
        case 'j':
          walk(1);
          break;
        case 'k':
          walk(-1);
          break;
        case 'x':
          if (!row || !onToggle) return;
          onToggle(row.dataset.row!);
          break;
        case 'c':
          if (!onCreate) return;
          onCreate();
          break;
        case '/':
          search.current?.focus();
          search.current?.select();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [rows, search, onToggle, onCreate]);
}
