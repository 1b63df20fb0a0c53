import { Flex } from 'antd';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import type { TierMove } from '../move.schema.ts';
import { moveSteps } from '../steps.schema.ts';
import { alsoChanged } from './data.ts';

/** Buttons that approve or reject a proposed move. */
export function MoveActions({ row }: { row: TierMove }) {
  const { buttons, dialog } = useSteps(moveSteps, row, {
    also: alsoChanged,
    // Only an appeal is approved until a day.
    special: row.kind === 'appeal' ? {} : { approve: { inputs: { until: null } } },
  });
  return (
    <Flex gap={8} justify="flex-end">
      {buttons}
      {dialog}
    </Flex>
  );
}
