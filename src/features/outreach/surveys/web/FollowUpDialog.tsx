import { App, Form, Input } from 'antd';
import { api } from '#web/api.ts';
import { assignablePeople } from '#web/inputs/assignable.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { type FollowUp, followUpStatuses, type SurveyResponse } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The assignee and the status of the follow-up on an answer. */
export function FollowUpDialog({ row, onClose }: { row: SurveyResponse; onClose: () => void }) {
  const { message } = App.useApp();
  const follow = useWrite<FollowUp, SurveyResponse>('survey_responses', (body) =>
    api(`survey_responses/${row.id}/follow_up`, { method: 'POST', body }),
  );
  return (
    <ActionDialog<FollowUp>
      title={t.followUp}
      action="Save"
      initial={{ status: row.status, owner_user_id: row.owner_user_id, note: row.note, tags: row.tags }}
      onSubmit={({ status, owner_user_id, note, tags }) =>
        follow.mutateAsync({
          status,
          owner_user_id: owner_user_id ?? null,
          note: note?.trim() || null,
          tags: tags ?? [],
        })
      }
      onDone={() => {
        void message.success(t.followed);
        onClose();
      }}
      onClose={onClose}
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
      <Form.Item name="note" label={t.note} extra={t.noteHelp}>
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
    </ActionDialog>
  );
}
