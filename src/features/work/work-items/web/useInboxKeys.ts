import { type RefObject, useEffect, useMemo } from 'react';
import { isBehindDialog, isTyping, type Shortcut, useShortcuts } from '#web/interaction/shortcuts.ts';
import type { WorkItem } from '../schema.ts';
import { workItemKey } from './panel.ts';
import { texts as t } from './texts.ts';
import { PANEL } from './WorkPanel.tsx';

interface InboxKeys {
  list: RefObject<HTMLElement | null>;
  items: readonly WorkItem[];
  openKey: string | null;
  onOpen: (key: string) => void;
  onDecide: (item: WorkItem) => void;
}

/**
 * Adds keys to the inbox: j and k move the focus to the next or previous item, or show it if the side panel is open;
 * Enter opens it, because the title has the focus; e takes its first step.
 */
export function useInboxKeys({ list, items, openKey, onOpen, onDecide }: InboxKeys): void {
  useShortcuts(useMemo(() => keysOf(), []));
  useEffect(() => {
    const focused = () => {
      const row = document.activeElement?.closest<HTMLElement>('[data-row]');
      return row && list.current?.contains(row) ? row.dataset.row : undefined;
    };
    const walk = (by: number) => {
      const at = items.findIndex((item) => workItemKey(item) === (openKey ?? focused()));
      const next = items[at === -1 ? (by > 0 ? 0 : items.length - 1) : at + by];
      if (!next) return;
      if (openKey !== null) onOpen(workItemKey(next));
      const link = list.current?.querySelector<HTMLElement>(`[data-row="${workItemKey(next)}"] [data-row-link]`);
      if (openKey === null) link?.focus();
      link?.scrollIntoView({ block: 'nearest' });
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || isBehindDialog(`.${PANEL}`)) return;
      if (event.key === 'j') walk(1);
      else if (event.key === 'k') walk(-1);
      else if (event.key === 'e') {
        const item = items.find((one) => workItemKey(one) === (openKey ?? focused()));
        if (!item) return;
        onDecide(item);
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [list, items, openKey, onOpen, onDecide]);
}

function keysOf(): Shortcut[] {
  const group = t.title;
  return [
    { keys: ['j'], label: t.nextItem, group },
    { keys: ['k'], label: t.previousItem, group },
    { keys: [t.enterText], label: t.openItem, group },
    { keys: ['e'], label: t.decideItem, group },
  ];
}
