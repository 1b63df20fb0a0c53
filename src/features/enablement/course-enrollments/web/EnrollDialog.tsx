import { useQuery } from '@tanstack/react-query';
import { App, Form } from 'antd';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { api, apiAll, apiRows } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useSession } from '#web/session/session.tsx';
import type { EnrollBody, Learner, LearningCourse } from '../learning.schema.ts';
import { texts as t } from './texts.ts';

interface Filled {
  course_id?: string;
  partner_id?: string;
  user_ids: string[];
  due_on?: string | null;
}

const published = [{ field: 'state', operator: 'eq' as const, values: ['published'] }];

/** Enrolls people of a partner; a partner's administrator enrolls colleagues. */
export default function EnrollDialog({
  course_id,
  partner_id,
  onClose,
}: {
  course_id?: string;
  partner_id?: string;
  onClose: () => void;
}) {
  const isCompany = useSession().mode === 'company';
  const { message } = App.useApp();
  const [form] = Form.useForm<Filled>();
  const chosen = Form.useWatch('partner_id', form) ?? partner_id;
  const isKnown = !isCompany || !!chosen;
  const { data: people } = useQuery({
    queryKey: ['course_enrollments', 'people', chosen ?? null],
    queryFn: ({ signal }) =>
      apiRows<Learner>('course_learners', { query: isCompany ? { partner_id: chosen } : {}, signal }),
    enabled: isKnown,
  });
  const { data: courses = [] } = useQuery({
    queryKey: ['course_enrollments', 'learning'],
    queryFn: ({ signal }) => apiAll<LearningCourse>('learning', { signal }),
    enabled: !isCompany,
  });
  const enroll = useWrite<Filled, { enrolled: number; skipped: number }>(
    'course_enrollments',
    ({ course_id: asked, partner_id: _, ...values }) => {
      const body: EnrollBody = {
        ...(isCompany && { partner_id: chosen! }),
        user_ids: values.user_ids,
        ...(values.due_on && { due_on: values.due_on }),
      };
      return api(`courses/${course_id ?? asked}/enroll`, { method: 'POST', body });
    },
    ['courses'],
  );
  const required = (label: string) => [{ required: true, message: t.isRequired(label) }];
  return (
    <ActionDialog<Filled, { enrolled: number; skipped: number }>
      title={t.enroll}
      action={t.enroll}
      text={t.enrollText}
      form={form}
      disabled={people?.length === 0}
      onSubmit={enroll.mutateAsync}
      onDone={({ enrolled, skipped }) => {
        message.success(t.enrolled(enrolled, skipped));
        onClose();
      }}
      onClose={onClose}
    >
      {!course_id && (
        <Form.Item name="course_id" label={t.course} rules={required(t.course)}>
          {isCompany ? (
            <ReferenceSelect resource="courses" labelField="title" only={published} />
          ) : (
            <OptionSelect
              options={courses
                .filter(({ is_in_catalog }) => is_in_catalog)
                .map(({ id, title }) => ({ value: id, label: title }))}
            />
          )}
        </Form.Item>
      )}
      {isCompany && !partner_id && (
        <Form.Item name="partner_id" label={t.partner} rules={required(t.partner)}>
          <ReferenceSelect resource="partners" />
        </Form.Item>
      )}
      {people?.length === 0 && <p className="meta">{t.noPeople}</p>}
      <Form.Item name="user_ids" label={t.people} rules={required(t.people)}>
        <OptionSelect
          multiple
          disabled={!isKnown || !people?.length}
          options={(people ?? []).map(({ user_id, full_name, email }) => ({
            value: user_id,
            label: `${full_name} (${email})`,
          }))}
        />
      </Form.Item>
      <Form.Item name="due_on" label={t.dueOn} extra={t.dueHelp}>
        <DateInput />
      </Form.Item>
    </ActionDialog>
  );
}
