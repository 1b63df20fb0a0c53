import { App, Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { newId } from '#shared/ids.ts';
import { texts as t } from '../shell.texts.ts';

const countdown = 5;

interface Undoable {
  /** The action in the past tense: "Partner archived". */
  text: string;
  /** Performs the action. It is called after five seconds unless canceled, or at once when the page closes. */
  run: () => Promise<unknown>;
  /** Restores the screen; called on cancel and when the write fails. */
  undo?: () => void;
}

/** Delays destructive actions by five seconds, so that they can be undone without a confirmation dialog. */
export function useUndoable(): (action: Undoable) => void {
  const { notification, message } = App.useApp();
  return useCallback(
    ({ text, run, undo }) => {
      const key = newId();
      let settled = false;
      const commit = async () => {
        if (settled) return;
        settled = true;
        window.removeEventListener('pagehide', commit);
        notification.destroy(key);
        try {
          await run();
        } catch (error) {
          undo?.();
          message.error((error as Error).message);
        }
      };
      const cancel = () => {
        settled = true;
        window.removeEventListener('pagehide', commit);
        notification.destroy(key);
        undo?.();
        message.info(t.undone);
      };
      window.addEventListener('pagehide', commit);
      notification.open({
        key,
        title: text,
        duration: countdown,
        onClose: commit,
        actions: <UndoButton onUndo={cancel} />,
      });
    },
    [notification, message],
  );
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const [left, setLeft] = useState(countdown);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Button size="small" onClick={onUndo}>
      {t.undoIn(left)}
    </Button>
  );
}
