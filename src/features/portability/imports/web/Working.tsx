import { Flex, Progress } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { formatNumber } from '#web/region.ts';
import type { Import } from '../schema.ts';
import { texts } from './texts.ts';

/** The progress of an import or its undo. */
export default function Working({ row }: { row: Import }) {
  const { step, done, total } = row.progress ?? { step: texts.waitingToStart, done: 0, total: 0 };
  return (
    <Card title={row.status === 'undoing' ? texts.undoingImport : texts.importing}>
      <Flex vertical gap={8} aria-live="polite">
        <span>
          {step}
          {total > 0 && texts.of(formatNumber(done), formatNumber(total))}
        </span>
        <Progress
          percent={total === 0 ? 0 : Math.floor((100 * done) / total)}
          showInfo={false}
          status="active"
          aria-label={texts.progress}
        />
        <span className="meta">
          {row.status === 'undoing' ? texts.youCanLeaveThisPageOther : texts.youCanLeaveThisPageOtherScreensChangeWhen}
        </span>
      </Flex>
    </Card>
  );
}
