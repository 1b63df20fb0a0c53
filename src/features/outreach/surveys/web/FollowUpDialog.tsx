import { Form, Input } from 'antd';
import { assignablePeople } from '#web/inputs/assignable.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import { type FollowUp, followUpStatuses, type SurveyResponse } from '../schema.ts';
import { responseSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

/** The assignee and the status of the follow-up on an answer. */
export function FollowUpDialog({ row, onSubmit, ...ends }: StepDialogEnds & { row: SurveyResponse }) {
  return (
    <ActionDialog<FollowUp>
      title={responseSteps.steps.follow_up.label}
      action={t.save}
      initial={{ status: row.status, owner_user_id: row.owner_user_id, note: row.note, tags: row.tags }}
      {...ends}
      onSubmit={({ status, owner_user_id, note, tags }) =>
        onSubmit({ status, owner_user_id: owner_user_id ?? null, note: note?.trim() || null, tags: tags ?? [] })
      }
    >
      <Form.Item name="status" label={t.status}>
        <OptionSelect options={followUpStatuses} />
      </Form.Item>
      <Form.Item name="owner_user_id" label={t.owner}>
        <ReferenceSelect resource="people" labelField="full_name" only={assignablePeople} />
      </Form.Item>
      <Form.Item name="tags" label={t.tags}>
        <TagsInput />
      </Form.Item>
      <Form.Item name="note" label={t.note} extra={responseSteps.steps.follow_up.text}>
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
    </ActionDialog>
  );
}
