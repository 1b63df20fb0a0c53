import { Form } from 'antd';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { readerTimeZone } from '#web/region.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import type { Meeting } from '../schema.ts';
import { meetingSteps } from '../steps.schema.ts';
import { TimesInput } from './TimesInput.tsx';
import { texts as t } from './texts.ts';

interface Props extends StepDialogEnds {
  row: Meeting;
}

export function ProposeDialog({ row, ...ends }: Props) {
  const { label, text } = meetingSteps.steps.propose;
  return (
    <ActionDialog<object> title={label} action={label} text={text} initial={{ times: row.proposed_times }} {...ends}>
      <Form.Item
        name="times"
        label={t.times}
        extra={t.zoneHelp(readerTimeZone())}
        rules={[{ required: true, message: t.timesRequired }]}
      >
        <TimesInput />
      </Form.Item>
    </ActionDialog>
  );
}

export function RescheduleDialog({ row, ...ends }: Props) {
  const { label, text } = meetingSteps.steps.reschedule;
  const { starts_at, duration_minutes } = row;
  return (
    <ActionDialog<object> title={label} action={label} text={text} initial={{ starts_at, duration_minutes }} {...ends}>
      <Form.Item
        name="starts_at"
        label={t.startsAt}
        extra={t.zoneHelp(readerTimeZone())}
        rules={[{ required: true, message: t.timeRequired }]}
      >
        <InstantInput zone={readerTimeZone()} />
      </Form.Item>
      <Form.Item name="duration_minutes" label={t.duration}>
        <NumberInput min={5} max={720} suffix="minutes" />
      </Form.Item>
    </ActionDialog>
  );
}
