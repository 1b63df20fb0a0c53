import { useEffect } from 'react';
import { texts as t } from '../shell.texts.ts';

export interface Shortcut {
  /** The keys in order: `['g', 'p']`. */
  keys: readonly string[];
  label: string;
  /** The heading in the list of shortcuts. */
  group: string;
}

const shown = new Set<readonly Shortcut[]>();

/** The entry for the key of `useSaveKey`, for screens with a form. */
export const saveKeys: readonly Shortcut[] = [{ keys: ['Ctrl+Enter'], label: t.saveForm, group: t.thisForm }];

/** Lists shortcuts while the component that handles them is on the screen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    shown.add(shortcuts);
    return () => {
      shown.delete(shortcuts);
    };
  }, [shortcuts]);
}

/** The shortcuts of the current screen, by group. */
export function activeShortcuts(): [group: string, shortcuts: Shortcut[]][] {
  const groups = new Map<string, Map<string, Shortcut>>();
  for (const shortcut of [...shown].flat()) {
    const group = groups.get(shortcut.group) ?? new Map<string, Shortcut>();
    groups.set(shortcut.group, group.set(shortcut.label, shortcut));
  }
  return [...groups].map(([group, shortcuts]) => [group, [...shortcuts.values()]]);
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const dialogs = 'dialog[open], .ant-modal-wrap:not([style*="none"]), .ant-drawer-open';
/** @param panel a side panel that is no dialog for the keys of its list, as a selector */
export const isBehindDialog = (panel?: string): boolean =>
  [...document.querySelectorAll(dialogs)].some((dialog) => !panel || !dialog.matches(panel));

/** The form used last, which the save key applies to if no form has the focus. */
let lastForm: HTMLFormElement | null = null;

/** Makes Ctrl+Enter or Cmd+Enter save the form in use, wherever the focus is. Used once, by the shell. */
export function useSaveKey(): void {
  useEffect(() => {
    const note = ({ target }: Event) => {
      lastForm = (target as Element).closest?.('form') ?? lastForm;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat) return;
      const form = findSaveAction(event.target);
      if (!form) return;
      event.preventDefault();
      form();
    };
    window.addEventListener('focusin', note);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('focusin', note);
      window.removeEventListener('keydown', press);
    };
  }, []);
}

/** Marks a button that Ctrl+Enter presses although it is not in a `<form>`. */
const saveButton = 'button[aria-keyshortcuts~="Control+Enter"]';

/**
 * Finds the way to save in the top dialog or screen: the form with the focus, or else the one used last, or else the
 * first.
 */
function findSaveAction(target: EventTarget | null): (() => void) | undefined {
  const layers = [...document.querySelectorAll<HTMLElement>(dialogs)];
  const top = layers.at(-1) ?? document.querySelector<HTMLElement>('main') ?? document.body;
  const forms = [...top.querySelectorAll('form')].filter((form) => form.checkVisibility());
  const focused = (target as Element).closest?.('form');
  const form = [focused, lastForm, ...forms].find((one) => one && forms.includes(one));
  const button = (form ?? top).querySelector<HTMLButtonElement>(saveButton) ?? form?.querySelector(submitButton);
  if (button) return isReady(button) ? () => button.click() : undefined;
  return form ? () => form.requestSubmit() : undefined;
}

const submitButton = 'button[type="submit"]';
const isReady = (button: HTMLButtonElement) => !button.disabled && !button.classList.contains('ant-btn-loading');
