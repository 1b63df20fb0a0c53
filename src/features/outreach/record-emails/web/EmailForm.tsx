import { useQuery } from '@tanstack/react-query';
import { App, Button, Flex, Form, Input } from 'antd';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import type { ComposerProps } from '#web/feature.ts';
import { Select } from '#web/inputs/Select.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { api } from '#web/requests/api.ts';
import { useCreate } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { refusalOf } from '#web/resource/form/refusal.ts';
import { MOST_RECIPIENTS, type Recipients, type RecordEmail } from '../schema.ts';
import { texts as t } from './texts.ts';

interface Values {
  contact_ids: string[];
  subject: string;
  body: string;
}

/** Writes an email to contacts of a record. */
export default function EmailForm({ on, id, onDone }: ComposerProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const body = Form.useWatch('body', form);
  const forget = useUnsavedWarning(!!body?.trim());
  const create = useCreate<RecordEmail>('record_emails');
  const { data } = useQuery({
    queryKey: ['record_emails', 'recipients', on, id],
    queryFn: ({ signal }) => api<Recipients>(`/record_emails/recipients?ref_table=${on}&ref_id=${id}`, { signal }),
  });
  if (!data) return <PageSkeleton />;
  if (data.contacts.length === 0) return <span className="meta">{t.nobody}</span>;
  const send = async (values: Values) => {
    try {
      const { to_names } = await create.mutateAsync({ ref_table: on, ref_id: id, ...values });
      forget();
      void message.success(t.sent(to_names.length));
      onDone();
    } catch (error) {
      const { beside, above } = refusalOf(error, (name) => name in values);
      form.setFields(beside.map(([name, errors]) => ({ name: name as keyof Values, errors })));
      if (above) void message.error(above);
    }
  };
  const [only] = data.contacts;
  return (
    <PlainForm<Values>
      form={form}
      onFinish={send}
      initialValues={{ contact_ids: data.contacts.length === 1 ? [only!.id] : [] }}
    >
      <Form.Item name="contact_ids" label={t.to} rules={[{ required: true }]}>
        <Select
          mode="multiple"
          maxCount={MOST_RECIPIENTS}
          showSearch={{ optionFilterProp: 'label' }}
          options={data.contacts.map(({ id: value, name, email }) => ({ value, label: `${name} (${email})` }))}
        />
      </Form.Item>
      <Form.Item name="subject" label={t.subject} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="body" label={t.body} rules={[{ required: true, whitespace: true }]}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} maxLength={10_000} />
      </Form.Item>
      <Flex justify="space-between" align="center" gap={8} wrap>
        <span className="meta">{t.help}</span>
        <Button type="primary" htmlType="submit" loading={create.isPending}>
          {t.send}
        </Button>
      </Flex>
    </PlainForm>
  );
}
