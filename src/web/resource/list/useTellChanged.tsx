import { App, Button } from 'antd';
import { newId } from '#shared/ids.ts';
import type { ChangedMany } from '#shared/nouns/change-many.ts';
import { texts as shell } from '../../shell.texts.ts';
import { plural } from '../../texts.ts';
import type { Row } from '../data/useResource.ts';
import { texts as t } from '../texts.ts';

/** *Undo* is offered for this number of seconds. */
const UNDO = 10;

/**
 * Says what was done with the selected rows, with *Undo* where it can be taken back, and names the rows that refused it.
 * It returns the rows that refused.
 */
export function useTellChanged<R extends Row>([one, many]: readonly [string, string]) {
  const { message, modal, notification } = App.useApp();
  const offerUndo = (done: string, undo: () => Promise<unknown>) => {
    const key = newId();
    const run = async () => {
      notification.destroy(key);
      await undo();
    };
    const button = (
      <Button size="small" onClick={run}>
        {shell.undo}
      </Button>
    );
    notification.open({ key, title: done, duration: UNDO, actions: button });
  };
  return (
    rows: readonly R[],
    changed: number,
    refused: ChangedMany['refused'],
    done: string,
    undo?: () => Promise<unknown>,
  ): readonly R[] => {
    if (changed > 0 && undo) offerUndo(done, undo);
    else if (changed > 0) message.success(done);
    if (refused.length > 0) {
      modal.warning({
        title: t.stayed(plural(refused.length, one, many), refused.length === 1),
        content: (
          <ul style={{ margin: 0, paddingInlineStart: 18, maxHeight: '50vh', overflowY: 'auto' }}>
            {[...Map.groupBy(refused, ({ message: why }) => why)].map(([why, alike]) => (
              <li key={why}>
                <strong>{alike.map(({ name }) => name).join(', ')}</strong>: {why}
              </li>
            ))}
          </ul>
        ),
      });
    }
    const left = new Set(refused.map(({ id }) => id));
    return rows.filter(({ id }) => left.has(id));
  };
}
