import { useQuery } from '@tanstack/react-query';
import { App, Button, Flex, Form } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { OriginsInput } from '#web/inputs/OriginsInput.tsx';
import { ApiError, api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { useSession } from '#web/session/session.tsx';
import type { WidgetSettings, WidgetSettingsUpdate } from '../schema.ts';
import { Example } from './Example.tsx';
import { pageSnippet, policySnippet, serverSnippet } from './snippets.ts';
import { texts as t } from './texts.ts';

/** The sites that may show the widget, what to put there, and an example. */
export default function PortalWidgetSettings() {
  const settings = useQuery({
    queryKey: ['widget_settings'],
    queryFn: ({ signal }) => api<WidgetSettings>('widget_settings', { signal }),
  });
  return (
    <>
      <PageHeader title={t.title} />
      <Loaded query={settings}>{(loaded) => <Settings settings={loaded} />}</Loaded>
    </>
  );
}

function Settings({ settings }: { settings: WidgetSettings }) {
  const { organization } = useSession();
  const address = new URL(settings.script_url).origin;
  const site = settings.allowed_origins[0] ?? 'https://app.example.com';
  return (
    <Flex vertical gap={16}>
      <p>{t.about}</p>
      <Sites settings={settings} />
      <Code title={t.page} text={pageSnippet(settings.script_url, organization.id)}>
        <p>{t.pageAbout}</p>
      </Code>
      <Code title={t.server} text={serverSnippet(address, site)}>
        <p>
          {t.serverAbout} <Link to="/administration/settings?tab=api-keys">{t.keys}</Link>
        </p>
      </Code>
      <Code title={t.policy} text={policySnippet(address)} />
      <Example />
    </Flex>
  );
}

function Sites({ settings }: { settings: WidgetSettings }) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const [form] = Form.useForm<WidgetSettingsUpdate>();
  const save = useWrite<WidgetSettingsUpdate, WidgetSettings>('widget_settings', (body) =>
    api('widget_settings', { method: 'PUT', body }),
  );
  const submit = (values: WidgetSettingsUpdate) =>
    save.mutate(values, {
      onSuccess: () => void message.success(t.saved),
      onError: (error) => {
        // A fault in one site is named by its place in the list.
        const errors = error instanceof ApiError ? Object.values(error.errors).flat() : [];
        if (errors.length > 0) form.setFields([{ name: 'allowed_origins', errors: [error.message] }]);
        else showError(error);
      },
    });
  return (
    <Card title={t.sites}>
      <PlainForm form={form} onFinish={submit} initialValues={{ allowed_origins: settings.allowed_origins }}>
        <Form.Item name="allowed_origins" label={t.origins} extra={t.sitesHelp} style={{ maxWidth: 640 }}>
          <OriginsInput />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t.save}
        </Button>
      </PlainForm>
    </Card>
  );
}

function Code({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <Card title={title} actions={<CopyButton text={text} />}>
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard */}
      <pre tabIndex={0} style={{ overflowX: 'auto', marginTop: 8 }}>
        {text}
      </pre>
    </Card>
  );
}
