import { Flex, Progress } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { formatNumber } from '#web/region.ts';
import type { Import } from '../schema.ts';

/** How far an import is, or the taking back of one. */
export default function Working({ row }: { row: Import }) {
  const { step, done, total } = row.progress ?? { step: 'Waiting for its turn', done: 0, total: 0 };
  return (
    <Card title={row.status === 'undoing' ? 'Being taken back' : 'Importing'}>
      <Flex vertical gap={8} aria-live="polite">
        <span>
          {step}
          {total > 0 && ` – ${formatNumber(done)} of ${formatNumber(total)}`}
        </span>
        <Progress
          percent={total === 0 ? 0 : Math.floor((100 * done) / total)}
          showInfo={false}
          status="active"
          aria-label="Progress"
        />
        <span className="meta">
          You may leave this page. Nothing is visible elsewhere until all of it is{' '}
          {row.status === 'undoing' ? 'done' : 'there'}.
        </span>
      </Flex>
    </Card>
  );
}
