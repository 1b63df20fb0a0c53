import { useBlocker } from '@tanstack/react-router';
import { App } from 'antd';
import { createContext, type SyntheticEvent, useCallback, useContext, useEffect, useId, useState } from 'react';
import { texts as t } from './shell.texts.ts';

/** The forms on screen that hold changes nobody saved. */
const dirty = new Set<string>();

/** For what acts on what is saved. */
export const hasUnsaved = (): boolean => dirty.size > 0;

/** Whether what stands here goes away with its tab: the tab is part of the address. */
export const UnsavedTab = createContext(false);

/** The question on screen, and who waits for its answer: the browser's own buttons can be pressed while it stands there. */
let asked: { destroy: () => void; answer: (leaves: boolean | undefined) => void } | null = null;

/** Nobody is leaving any more. */
function withdraw(): void {
  asked?.answer(undefined);
  asked?.destroy();
  asked = null;
}

/** Asks the one question of the specification. Resolves to whether to leave; to nothing when somebody else asks by now. */
export function useConfirmLeave(): () => Promise<boolean | undefined> {
  const { modal } = App.useApp();
  return useCallback(() => {
    asked?.answer(undefined);
    return new Promise((answer) => {
      if (asked) {
        asked.answer = answer;
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
      asked = mine;
      void Promise.resolve(question).then((leaves) => {
        asked = null;
        mine.answer(leaves);
      });
    });
  }, [modal]);
}

/**
 * Keeps a person from losing what they typed: on another screen or tab of it, on closing the drawer or the window.
 * @returns for a form right after its save, before it goes anywhere: nothing of its own is unsaved any more
 */
export function useUnsavedWarning(isDirty: boolean): () => void {
  const id = useId();
  const inTab = useContext(UnsavedTab);
  const ask = useConfirmLeave();
  useEffect(() => {
    if (isDirty) dirty.add(id);
    return () => {
      dirty.delete(id);
    };
  }, [id, isDirty]);
  useBlocker({
    shouldBlockFn: async ({ current, next, action }) => {
      // A saved form is clean before the next render tells this hook so.
      if (!dirty.has(id)) return false;
      const [here, there] = [current.search as Place, next.search as Place];
      const sameScreen = current.pathname === next.pathname && here.drawer === there.drawer;
      if (sameScreen && (!inTab || here.tab === there.tab)) {
        // Back, and forward again.
        withdraw();
        return false;
      }
      const leaves = await ask();
      // The browser has moved on by itself: to block would move it once more.
      if (leaves === undefined && action !== 'PUSH' && action !== 'REPLACE') return await new Promise<never>(() => {});
      if (!leaves) return true;
      // The next screen may be a while on its way: who presses another link meanwhile has answered already.
      dirty.delete(id);
      return false;
    },
    enableBeforeUnload: () => dirty.has(id),
    disabled: !isDirty,
  });
  return useCallback(() => void dirty.delete(id), [id]);
}

/** Whether these are others than when the form appeared. */
export function useChanged(values: unknown): boolean {
  const now = JSON.stringify(values);
  const [before] = useState(now);
  return now !== before;
}

/** How a dialog closes that does not lose what was filled in by a slip: Escape asks. Its buttons are meant. */
export function useConfirmClose(isFilled: boolean, onClose: () => void) {
  useUnsavedWarning(isFilled);
  const ask = useConfirmLeave();
  const onCancel = async (event: SyntheticEvent | Event) => {
    // Escape is also what closes a list of choices.
    if (event.type !== 'keydown' || !isFilled || (await ask())) onClose();
  };
  return { onCancel, mask: { closable: !isFilled } };
}

interface Place {
  drawer?: string;
  tab?: string;
}

/** Goes where the whole page is exchanged, once nothing is lost by it: asked here, the browser need not ask again. */
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
