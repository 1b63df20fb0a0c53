import { App } from 'antd';
import type { ChangedMany } from '#shared/nouns/change-many.ts';
import { plural } from '../../texts.ts';
import type { Row } from '../data/useResource.ts';
import { texts as t } from '../texts.ts';

/** Says what was done with the selected rows, and names those that refused it. It returns the rows that refused. */
export function useTellChanged<R extends Row>([one, many]: readonly [string, string]) {
  const { message, modal } = App.useApp();
  return (rows: readonly R[], changed: number, refused: ChangedMany['refused'], done: string): readonly R[] => {
    if (changed > 0) message.success(done);
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
