import { useQuery } from '@tanstack/react-query';
import { App, Form } from 'antd';
import type { Learner } from '#features/enablement/course-enrollments/learning.schema.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { api, apiRows } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { AwardBody, CertificateProgram } from '../schema.ts';
import { texts as t } from './texts.ts';

interface Answer {
  awarded: number;
  skipped: number;
}

/** Awards a certificate manually, to users of a partner or to the partner. */
export function AwardDialog({ program, onClose }: { program: CertificateProgram; onClose: () => void }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<AwardBody>();
  const isPerson = program.kind === 'person';
  const partner_id = Form.useWatch('partner_id', form);
  const { data: people } = useQuery({
    queryKey: ['course_enrollments', 'people', partner_id ?? null],
    queryFn: ({ signal }) => apiRows<Learner>('course_learners', { query: { partner_id }, signal }),
    enabled: isPerson && !!partner_id,
  });
  const award = useWrite<AwardBody, Answer>(
    'certificates',
    ({ partner_id: partner, user_ids, issued_on }) =>
      api(`certificate_programs/${program.id}/award`, {
        method: 'POST',
        body: { partner_id: partner, ...(isPerson && { user_ids }), ...(issued_on && { issued_on }) },
      }),
    ['certificate_programs'],
  );
  const required = (label: string) => [{ required: true, message: t.isRequired(label) }];
  return (
    <ActionDialog<AwardBody, Answer>
      title={t.awardTitle(program.name)}
      action={t.award}
      text={isPerson ? t.awardPeople : t.awardPartner}
      form={form}
      onSubmit={award.mutateAsync}
      onDone={({ awarded, skipped }) => {
        message.success(t.awarded(awarded, skipped));
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="partner_id" label={t.partner} rules={required(t.partner)}>
        <ReferenceSelect resource="partners" />
      </Form.Item>
      {isPerson && people?.length === 0 && <p className="meta">{t.noPeople}</p>}
      {isPerson && (
        <Form.Item name="user_ids" label={t.people} rules={required(t.people)}>
          <OptionSelect
            multiple
            disabled={!people?.length}
            options={(people ?? []).map(({ user_id, full_name, email }) => ({
              value: user_id,
              label: `${full_name} (${email})`,
            }))}
          />
        </Form.Item>
      )}
      <Form.Item name="issued_on" label={t.issuedOn} extra={t.issuedHelp}>
        <DateInput />
      </Form.Item>
    </ActionDialog>
  );
}
