import { useEffect } from 'react';
import { texts as t } from './shell.texts.ts';

export interface Shortcut {
  /** As on the keyboard; several are pressed one after the other: `['g', 'p']`. */
  keys: readonly string[];
  label: string;
  /** The heading it is listed under. */
  group: string;
}

const shown = new Set<readonly Shortcut[]>();

/** What the key of `useSaveKey` does on a screen with a form. */
export const saveKeys: readonly Shortcut[] = [{ keys: ['Ctrl+Enter'], label: t.saveForm, group: t.thisForm }];

/** Lists keys for as long as what listens to them is on the screen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    shown.add(shortcuts);
    return () => {
      shown.delete(shortcuts);
    };
  }, [shortcuts]);
}

/** The keys of the screen as it is now, by group. */
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
export const isBehindDialog = (): boolean => document.querySelector(dialogs) !== null;

/** The form last used, which a key means when nothing of a form has the focus. */
let lastForm: HTMLFormElement | null = null;

/** Ctrl+Enter or Cmd+Enter saves the form in use, wherever the focus is. Part of the shell. */
export function useSaveKey(): void {
  useEffect(() => {
    const note = ({ target }: Event) => {
      lastForm = (target as Element).closest?.('form') ?? lastForm;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat) return;
      const form = formMeant(event.target);
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

/** Marks a button as what Ctrl+Enter presses, where it is not in a `<form>`. */
const saveButton = 'button[aria-keyshortcuts~="Control+Enter"]';

/** How to save what is on top: the form with the focus, else the one last used, else the first. */
function formMeant(target: EventTarget | null): (() => void) | undefined {
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
