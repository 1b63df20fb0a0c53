import { App, Form, Input } from 'antd';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { readerTimeZone } from '#web/region.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Meeting } from '../schema.ts';
import { TimesInput } from './TimesInput.tsx';
import { texts as t } from './texts.ts';
import { useMeetingStep } from './useMeetingStep.ts';

export type Dialog = 'propose' | 'reschedule' | 'hold' | 'no_show' | 'cancel';

interface Props {
  row: Meeting;
  step: Dialog;
  onClose: () => void;
}

const words: Record<Dialog, { title: string; done: string; danger?: true }> = {
  propose: { title: t.other, done: t.proposed },
  reschedule: { title: t.reschedule, done: t.rescheduled },
  hold: { title: t.hold, done: t.held },
  no_show: { title: t.noShow, done: t.noShowDone },
  cancel: { title: t.cancel, done: t.canceled, danger: true },
};
const explained = (step: Dialog, { kind, status }: Meeting): string | undefined =>
  ({
    propose: t.proposeHelp,
    reschedule: t.rescheduleText,
    hold: kind === 'qbr' ? t.holdReview : t.holdText,
    no_show: t.noShowText,
    cancel: status === 'scheduled' ? t.cancelText : undefined,
  })[step];

export function MeetingDialog({ row, step, onClose }: Props) {
  const { message } = App.useApp();
  const run = useMeetingStep(row.id);
  const { title, done, danger } = words[step];
  return (
    <ActionDialog<object>
      title={title}
      action={title}
      danger={danger}
      text={explained(step, row)}
      initial={
        step === 'reschedule'
          ? { starts_at: row.starts_at, duration_minutes: row.duration_minutes }
          : step === 'propose'
            ? { times: row.proposed_times }
            : {}
      }
      onSubmit={(body) => run.mutateAsync({ step, ...(step !== 'hold' && { body }) })}
      onDone={() => {
        void message.success(done);
        onClose();
      }}
      onClose={onClose}
    >
      {step === 'propose' && (
        <Form.Item
          name="times"
          label={t.times}
          extra={t.zoneHelp(readerTimeZone())}
          rules={[{ required: true, message: t.timesRequired }]}
        >
          <TimesInput />
        </Form.Item>
      )}
      {step === 'reschedule' && (
        <>
          <Form.Item
            name="starts_at"
            label={t.startsAt}
            extra={t.zoneHelp(readerTimeZone())}
            rules={[{ required: true, message: t.timeRequired }]}
          >
            <InstantInput zone={readerTimeZone()} />
          </Form.Item>
          <Form.Item name="duration_minutes" label="Duration">
            <NumberInput min={5} max={720} suffix="minutes" />
          </Form.Item>
        </>
      )}
      {(step === 'cancel' || step === 'no_show') && (
        <Form.Item name="reason" label={t.reason} extra={t.reasonHelp}>
          <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      )}
    </ActionDialog>
  );
}
