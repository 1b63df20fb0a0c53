import { Flex, Progress } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { formatNumber } from '#web/region.ts';
import type { Import } from '../schema.ts';

/** The progress of an import or its undo. */
export default function Working({ row }: { row: Import }) {
  const { step, done, total } = row.progress ?? { step: 'Waiting to start', done: 0, total: 0 };
  return (
    <Card title={row.status === 'undoing' ? 'Undoing import' : 'Importing'}>
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
          {row.status === 'undoing'
            ? 'You can leave this page. Other screens change when the undo is complete.'
            : 'You can leave this page. Other screens change when the import is complete.'}
        </span>
      </Flex>
    </Card>
  );
}
