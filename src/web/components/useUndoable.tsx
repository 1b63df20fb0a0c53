import { App, Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '#shared/ids.ts';
import { texts as t } from '../shell.texts.ts';
import { countSeconds } from './countSeconds.ts';

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

/** Counts the seconds down. While the pointer rests on the notice, its time stands still, and so does this. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const [left, setLeft] = useState(countdown);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const notice = button.current!.closest('.ant-notification-notice')!;
    return countSeconds(notice.parentElement!, () => setLeft((seconds) => Math.max(1, seconds - 1)));
  }, []);
  return (
    <Button ref={button} size="small" onClick={onUndo}>
      {t.undoIn(left)}
    </Button>
  );
}
