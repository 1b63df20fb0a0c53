import { useBlocker } from '@tanstack/react-router';
import { createContext, type SyntheticEvent, useCallback, useContext, useEffect, useId, useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import { texts as t } from '../shell.texts.ts';

/** The forms on screen with unsaved changes. */
const dirty = new Set<string>();

/** Whether there are unsaved changes, for actions on saved data. */
export const hasUnsaved = (): boolean => dirty.size > 0;

/**
 * The tabs of the address that show the same form; another one closes it, and its input is lost. Null: tabs do not
 * matter.
 */
export const FormTabs = createContext<readonly (string | undefined)[] | null>(null);

/** The question on screen with its resolver; the browser's own buttons can be pressed while it is open. */
let openQuestion: { destroy: () => void; answer: (leaves: boolean | undefined) => void } | null = null;

/** Closes the question when the navigation was canceled. */
function withdraw(): void {
  openQuestion?.answer(undefined);
  openQuestion?.destroy();
  openQuestion = null;
}

/**
 * Asks the question of the specification. Resolves to whether to leave, or to undefined if another navigation took the
 * question over.
 */
export function useConfirmLeave(): () => Promise<boolean | undefined> {
  const { modal } = useMessages();
  return useCallback(() => {
    openQuestion?.answer(undefined);
    return new Promise((answer) => {
      if (openQuestion) {
        openQuestion.answer = answer;
        return;
      }
      const question = modal.confirm({
        title: t.leaveTitle,
        content: t.unsaved,
        okText: t.leave,
        okButtonProps: { danger: true },
        cancelText: t.stay,
        autoFocusButton: 'cancel',
      });
      const mine = { destroy: question.destroy, answer };
      openQuestion = mine;
      void Promise.resolve(question).then((leaves) => {
        openQuestion = null;
        mine.answer(leaves);
      });
    });
  }, [modal]);
}

/**
 * Warns before unsaved input is lost: on leaving for another screen or tab, or closing the drawer or the window.
 * @returns a function that marks the form as saved, to call before it navigates
 */
export function useUnsavedWarning(isDirty: boolean): () => void {
  const id = useId();
  const tabs = useContext(FormTabs);
  const ask = useConfirmLeave();
  useEffect(() => {
    if (isDirty) dirty.add(id);
    return () => {
      dirty.delete(id);
    };
  }, [id, isDirty]);
  useBlocker({
    shouldBlockFn: async ({ current, next, action }) => {
      // A saved form is marked as clean before the next render passes that to this hook.
      if (!dirty.has(id)) return false;
      const [here, there] = [current.search as Place, next.search as Place];
      const sameScreen = current.pathname === next.pathname && here.drawer === there.drawer;
      if (sameScreen && (!tabs || here.tab === there.tab || tabs.includes(there.tab))) {
        // The user went back and forward again.
        withdraw();
        return false;
      }
      const leaves = await ask();
      // The browser has already navigated, and blocking would navigate again.
      if (leaves === undefined && action !== 'PUSH' && action !== 'REPLACE') return await new Promise<never>(() => {});
      if (!leaves) return true;
      // The form is marked as clean, because the next screen may take a while to load and another link must not ask
      // again.
      dirty.delete(id);
      return false;
    },
    enableBeforeUnload: () => dirty.has(id),
    disabled: !isDirty,
  });
  return useCallback(() => void dirty.delete(id), [id]);
}

/** Whether the values differ from those at the first render. */
export function useChanged(values: unknown): boolean {
  const now = JSON.stringify(values);
  const [before] = useState(now);
  return now !== before;
}

/** The props of a dialog that closes without losing input by accident: Escape asks first, its buttons do not. */
export function useConfirmClose(isFilled: boolean, onClose: () => void) {
  useUnsavedWarning(isFilled);
  const ask = useConfirmLeave();
  const onCancel = async (event: SyntheticEvent | Event) => {
    // Escape also closes a list of choices.
    if (event.type !== 'keydown' || !isFilled || (await ask())) onClose();
  };
  return { onCancel, mask: { closable: !isFilled } };
}

interface Place {
  drawer?: string;
  tab?: string;
}

/**
 * Runs an action that replaces the whole page, after asking about unsaved changes, so that the browser need not ask
 * again.
 */
export function useLeaveDialog(): (go: () => Promise<void>) => Promise<void> {
  const ask = useConfirmLeave();
  return useCallback(
    async (go) => {
      if (dirty.size > 0 && !(await ask())) return;
      dirty.clear();
      await go();
    },
    [ask],
  );
}
