import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import type { ActionDone, ActionField, ActionPreview } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The page that buttons in chats open: it says what will happen, for the person who is signed in. */
export default function ConfirmAction() {
  const { action, record } = useParams({ strict: false }) as { action: string; record: string };
  const preview = useQuery({
    queryKey: ['mail_actions', action, record],
    queryFn: ({ signal }) => api<ActionPreview>(`mail_actions/${action}/${record}`, { signal }),
    retry: false,
  });
  return (
    <Loaded query={preview}>{(shown) => <Question shown={shown} path={`mail_actions/${action}/${record}`} />}</Loaded>
  );
}

function Question({ shown, path }: { shown: ActionPreview; path: string }) {
  const navigate = useNavigate();
  const showError = useErrorMessage();
  const [done, setDone] = useState<string | null>(null);
  const run = useMutation({
    mutationFn: (input: Record<string, string>) => api<ActionDone>(path, { method: 'POST', body: { input } }),
    onSuccess: ({ text }) => setDone(text),
    onError: showError,
  });
  const submit = (values: Record<string, string | null | undefined>) =>
    run.mutate(Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))));
  if (done !== null) {
    return (
      <>
        <PageHeader title={t.done} />
        <p role="status">{done}</p>
        <Button style={{ marginTop: 16 }} onClick={() => void navigate({ to: '/' })}>
          {t.home}
        </Button>
      </>
    );
  }
  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title={shown.title} />
      <p>{shown.text}</p>
      {shown.facts.length > 0 && <Facts rows={shown.facts.map(({ label, value }) => [label, value] as const)} />}
      <PlainForm
        requiredMark="optional"
        style={{ marginTop: 16 }}
        initialValues={Object.fromEntries(shown.fields.map(({ name, value }) => [name, value ?? undefined]))}
        onFinish={submit}
      >
        {shown.fields.map((field) => (
          <Form.Item
            key={field.name}
            name={field.name}
            label={field.label}
            help={field.help}
            rules={[{ required: field.is_required, message: `${field.label} ${t.required}` }]}
          >
            {inputFor(field)}
          </Form.Item>
        ))}
        <Button type="primary" htmlType="submit" loading={run.isPending}>
          {shown.confirm}
        </Button>
      </PlainForm>
    </div>
  );
}

function inputFor({ kind, options }: ActionField) {
  if (kind === 'choice') return <Select options={options} />;
  if (kind === 'long_text') return <Input.TextArea rows={4} maxLength={4_000} />;
  if (kind === 'date') return <DateInput />;
  return <Input maxLength={500} />;
}
