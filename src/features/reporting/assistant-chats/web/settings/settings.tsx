import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Input, Progress, Switch } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { saveKeys, useShortcuts } from '#web/interaction/shortcuts.ts';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { formatNumber } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { currentRowOf, useWrite } from '#web/resource/data/useResource.ts';
import { changedFrom } from '#web/resource/form/formFields.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { refusalOf } from '#web/resource/form/refusal.ts';
import { useCan } from '#web/session/session.tsx';
import type { AssistantSettings, AssistantSettingsUpdate } from '../../schema.ts';
import { texts } from '../texts.ts';
import css from './settings.module.css';

const t = texts.settings;

/** The company's model: administrators change it, others with the permission read it. */
export default function AssistantSettingsScreen() {
  const settings = useQuery({
    queryKey: ['assistant_settings', 'one'],
    queryFn: ({ signal }) => api<AssistantSettings>('assistant_settings', { signal }),
  });
  const mayManage = useCan('assistant_settings', 'manage');
  return (
    <div className={css.screen}>
      <PageHeader title={t.title}>
        <Link to="/ai_assistant/sent">{t.log}</Link>
      </PageHeader>
      <p className={css.intro}>{t.intro}</p>
      <Loaded query={settings}>
        {(row) => (
          <>
            {mayManage ? <SettingsForm key={row.row_version} row={row} /> : <ReadOnly row={row} />}
            <FeedbackCard {...row.feedback} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The notes that people left beside answers, newest first. */
function FeedbackCard({ good, bad, notes }: AssistantSettings['feedback']) {
  return (
    <div className={css.feedback}>
      <Card title={t.feedback}>
        <p className="figures">{t.rated(formatNumber(good), formatNumber(bad))}</p>
        <p className="meta">{t.feedbackHelp}</p>
        <ul>
          {notes.map(({ note, answered_at }) => (
            <li key={`${answered_at} ${note}`}>
              {note} <DateText value={answered_at} as="relative" />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

type Values = Pick<
  AssistantSettings,
  'is_model_on' | 'for_partners' | 'url' | 'model' | 'monthly_tokens' | 'sends_contacts'
> & { key?: string };

const shownFields = new Set(['is_model_on', 'for_partners', 'url', 'model', 'key', 'monthly_tokens', 'sends_contacts']);

function SettingsForm({ row }: { row: AssistantSettings }) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const [form] = Form.useForm<Values>();
  const [isDirty, setDirty] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useUnsavedWarning(isDirty);
  useShortcuts(saveKeys);
  const save = useWrite<AssistantSettingsUpdate, AssistantSettings>('assistant_settings', (body) =>
    api('assistant_settings', { method: 'PATCH', body }),
  );
  const submit = async ({ key, ...values }: Values) => {
    setFailure(null);
    try {
      const changed = changedFrom({ ...row }, values) as AssistantSettingsUpdate;
      await save.mutateAsync({ ...changed, ...(key && { key }), row_version: row.row_version });
      setDirty(false);
      message.success(t.saved);
    } catch (error) {
      const { beside, above } = refusalOf(error, (field) => shownFields.has(field));
      form.setFields(beside.map(([name, errors]) => ({ name: name as keyof Values, errors })));
      setFailure(currentRowOf(error) ? (error as Error).message : above);
    }
  };
  const removeKey = async () => {
    try {
      await save.mutateAsync({ key: null, row_version: row.row_version });
      message.success(t.keyRemoved);
    } catch (error) {
      showError(error as Error);
    }
  };
  return (
    <PlainForm<Values>
      form={form}
      initialValues={row}
      onFinish={submit}
      onValuesChange={() => setDirty(true)}
      className={css.form}
    >
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <Card title={t.model}>
        <SwitchItem name="is_model_on" label={t.isOn} help={t.isOnHelp} />
        <SwitchItem name="for_partners" label={t.forPartners} help={t.forPartnersHelp} />
        <Form.Item name="url" label={t.url} extra={t.urlHelp}>
          <Input type="url" maxLength={500} placeholder={t.urlExample} autoComplete="off" />
        </Form.Item>
        <Form.Item name="model" label={t.modelId} extra={t.modelHelp}>
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item name="key" label={t.key} extra={`${row.has_key ? t.keySaved : t.keyNone}. ${t.keyHelp}`}>
          <Input.Password
            maxLength={500}
            placeholder={row.has_key ? t.replaceKey : undefined}
            autoComplete="new-password"
            visibilityToggle={false}
          />
        </Form.Item>
        <div className={css.steps}>
          <TestButton isDirty={isDirty} isReady={row.url !== null || row.is_model_on} />
          {row.has_key && (
            <Button danger disabled={save.isPending || isDirty} onClick={removeKey}>
              {t.removeKey}
            </Button>
          )}
        </div>
      </Card>
      <Card title={t.budget}>
        <Form.Item name="monthly_tokens" label={t.tokens} extra={t.tokensHelp}>
          <NumberInput min={0} max={100_000_000_000} />
        </Form.Item>
        <Used row={row} />
      </Card>
      <Card title={t.privacy}>
        <SwitchItem name="sends_contacts" label={t.contacts} help={t.contactsHelp} />
      </Card>
      <div>
        <Button type="primary" htmlType="submit" loading={save.isPending} disabled={!isDirty}>
          {t.save}
        </Button>
      </div>
    </PlainForm>
  );
}

function SwitchItem({ name, label, help }: { name: keyof Values; label: string; help: string }) {
  return (
    <div className={css.switch}>
      <Form.Item name={name} valuePropName="checked" noStyle>
        <Switch id={name} aria-describedby={`${name}-help`} />
      </Form.Item>
      <div>
        <label htmlFor={name}>{label}</label>
        <p id={`${name}-help`} className="meta">
          {help}
        </p>
      </div>
    </div>
  );
}

function Used({ row: { used_tokens, monthly_tokens } }: { row: AssistantSettings }) {
  const text = t.used(formatNumber(used_tokens), formatNumber(monthly_tokens));
  const percent = monthly_tokens === 0 ? 100 : Math.min(100, Math.floor((used_tokens / monthly_tokens) * 100));
  return (
    <div>
      <Progress percent={percent} size="small" showInfo={false} aria-label={text} strokeColor="var(--accent)" />
      <p className="meta figures">{text}</p>
    </div>
  );
}

/** Sends one short question to the saved endpoint. */
function TestButton({ isDirty, isReady }: { isDirty: boolean; isReady: boolean }) {
  const [result, setResult] = useState<{ ok: boolean; text: string } | null>(null);
  const test = useWrite<void, unknown>('assistant_requests', () =>
    api('assistant_settings/test', { method: 'POST', body: {} }),
  );
  const run = async () => {
    setResult(null);
    try {
      await test.mutateAsync();
      setResult({ ok: true, text: t.testWorks });
    } catch (error) {
      setResult({ ok: false, text: (error as Error).message });
    }
  };
  return (
    <>
      <Button loading={test.isPending} disabled={isDirty || !isReady} onClick={run}>
        {t.test}
      </Button>
      <span role="status" className={css.result} data-ok={result?.ok}>
        {isDirty ? t.testAfterSave : result?.text}
      </span>
    </>
  );
}

function ReadOnly({ row }: { row: AssistantSettings }) {
  const yesNo = (is: boolean) => (is ? t.yes : t.no);
  return (
    <Card>
      <Facts
        rows={[
          [t.isOn, yesNo(row.is_model_on)],
          [t.forPartners, yesNo(row.for_partners)],
          [t.url, row.url],
          [t.modelId, row.model],
          [t.key, row.has_key ? t.keySaved : null],
          [t.budget, t.used(formatNumber(row.used_tokens), formatNumber(row.monthly_tokens))],
          [t.contacts, yesNo(row.sends_contacts)],
        ]}
      />
    </Card>
  );
}
