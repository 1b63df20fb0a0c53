import { useBlocker } from '@tanstack/react-router';
import { App } from 'antd';
import { useCallback, useEffect, useId } from 'react';
import { texts as t } from './shell.texts.ts';

/** The forms on screen that hold changes nobody saved. */
const dirty = new Set<string>();

/** Asks the one question of the specification. Resolves to whether to leave. */
function useAskToLeave(): () => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    async () =>
      await modal.confirm({
        title: t.leaveTitle,
        content: t.unsaved,
        okText: t.leave,
        okButtonProps: { danger: true },
        cancelText: t.stay,
      }),
    [modal],
  );
}

/** Keeps a person from losing what they typed: on another screen, on closing the drawer, on closing the tab. */
export function useUnsavedWarning(isDirty: boolean): void {
  const id = useId();
  const ask = useAskToLeave();
  useEffect(() => {
    if (isDirty) dirty.add(id);
    return () => {
      dirty.delete(id);
    };
  }, [id, isDirty]);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // A saved form is clean before the next render tells this hook so.
      if (!dirty.has(id)) return false;
      const sameScreen = current.pathname === next.pathname && drawerOf(current.search) === drawerOf(next.search);
      if (sameScreen) return false;
      if (!(await ask())) return true;
      // The next screen may be a while on its way: who presses another link meanwhile has answered already.
      dirty.delete(id);
      return false;
    },
    enableBeforeUnload: () => dirty.has(id),
    disabled: !isDirty,
  });
}

const drawerOf = (search: unknown) => (search as { drawer?: string }).drawer;

/** Goes where the whole page is exchanged, once nothing is lost by it: asked here, the browser need not ask again. */
export function useLeaving(): (go: () => Promise<void>) => Promise<void> {
  const ask = useAskToLeave();
  return useCallback(
    async (go) => {
      if (dirty.size > 0 && !(await ask())) return;
      forgetUnsaved();
      await go();
    },
    [ask],
  );
}

/** To be called by a form right after its save and before it navigates away. */
export function forgetUnsaved(): void {
  dirty.clear();
}
