import { type RefObject, useEffect, useMemo } from 'react';
import { isBehindDialog, isTyping, type Shortcut, useShortcuts } from '../../interaction/shortcuts.ts';
import { useSection } from '../section.ts';
import { texts as t } from '../texts.ts';
import { texts as ownTexts } from './texts.ts';

interface ListKeys {
  /** The container of the rows; each row has `data-row` and one `data-row-link`. */
  rows: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  onToggle?: (rowId: string) => void;
  onCreate?: () => void;
  /** Starts to change the row in place. */
  onEdit?: ((rowId: string) => void) | undefined;
}

/**
 * Adds keys to a list: j and k move the focus to the next or previous row's link, so that Enter opens it and screen
 * readers announce it; x selects, e changes a cell, c creates, / searches.
 */
export function useListKeys({ rows, search, onToggle, onCreate, onEdit }: ListKeys): void {
  const { tab, isAddressed } = useSection();
  useShortcuts(useKeysOf(isAddressed, onToggle !== undefined, onCreate !== undefined, onEdit !== undefined));
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
      // Keys work in the list with the focus, and without one in the list that the address describes.
      const focused = document.activeElement?.closest<HTMLElement>('[data-section]')?.dataset.section;
      if (focused ? focused !== tab : !isAddressed) return;
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
        case 'e':
          if (!row || !onEdit) return;
          onEdit(row.dataset.row!);
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
  }, [rows, search, onToggle, onCreate, onEdit, tab, isAddressed]);
}

function useKeysOf(isAddressed: boolean, selects: boolean, creates: boolean, edits: boolean): Shortcut[] {
  return useMemo(() => {
    if (!isAddressed) return [];
    const group = t.listKeys;
    return [
      { keys: ['j'], label: t.nextRow, group },
      { keys: ['k'], label: t.previousRow, group },
      { keys: [ownTexts.enter], label: t.openRow, group },
      ...(selects ? [{ keys: ['x'], label: t.selectThisRow, group }] : []),
      ...(edits ? [{ keys: ['e'], label: t.editThisRow, group }] : []),
      ...(creates ? [{ keys: ['c'], label: t.createRow, group }] : []),
      { keys: ['/'], label: t.searchList, group },
    ];
  }, [isAddressed, selects, creates, edits]);
}
