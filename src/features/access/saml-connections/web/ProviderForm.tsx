import { App, Button, Flex, Form, Input, Radio } from 'antd';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import type { SamlConnection, SamlProvider, SamlSettings } from '../schema.ts';
import { texts } from './texts.ts';

const t = texts.provider;
type Way = keyof typeof t.ways;
interface Values {
  way: Way;
  metadata_url?: string;
  metadata_xml?: string;
  idp_entity_id?: string;
  sign_in_url?: string;
  certificate?: string;
}

const END = '-----END CERTIFICATE-----';

function providerOf({
  way,
  metadata_url,
  metadata_xml,
  idp_entity_id,
  sign_in_url,
  certificate = '',
}: Values): SamlProvider {
  if (way === 'url') return { metadata_url: metadata_url!.trim() };
  if (way === 'file') return { metadata_xml: metadata_xml! };
  const certificates = certificate.split(END).filter((text) => text.trim() !== '');
  return { idp_entity_id: idp_entity_id!, sign_in_url: sign_in_url!.trim(), certificates };
}

const isUrl = { type: 'url', pattern: /^https:\/\/\S+$/, message: t.needsHttps } as const;

/** The provider's details, in the form in which the provider offers them. */
export function ProviderForm({ connection, onDone }: { connection: SamlConnection | null; onDone: () => void }) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const [form] = Form.useForm<Values>();
  const way = Form.useWatch('way', form) ?? 'url';
  const save = useWrite<Values, SamlSettings>('saml_connections', (values) =>
    api('saml_connections', { method: 'PUT', body: providerOf(values) }),
  );
  const submit = (values: Values) =>
    save.mutate(values, {
      onSuccess: () => {
        void message.success(texts.saved);
        onDone();
      },
      onError: showError,
    });
  const initial = {
    way: connection && !connection.metadata_url ? 'values' : 'url',
    metadata_url: connection?.metadata_url ?? undefined,
    idp_entity_id: connection?.idp_entity_id,
    sign_in_url: connection?.sign_in_url,
  } as const;
  return (
    <PlainForm form={form} requiredMark="optional" initialValues={initial} onFinish={submit}>
      <Form.Item name="way" label={t.how} rules={[{ required: true }]}>
        <Radio.Group options={Object.entries(t.ways).map(([value, label]) => ({ value, label }))} />
      </Form.Item>
      {way === 'url' && (
        <Form.Item
          name="metadata_url"
          label={t.metadataUrl}
          extra={t.metadataUrlHelp}
          rules={[{ required: true }, isUrl]}
        >
          <Input maxLength={2_000} />
        </Form.Item>
      )}
      {way === 'file' && (
        <Form.Item name="metadata_xml" label={t.metadataXml} extra={t.metadataXmlHelp} rules={[{ required: true }]}>
          <Input.TextArea rows={8} maxLength={500_000} spellCheck={false} />
        </Form.Item>
      )}
      {way === 'values' && (
        <>
          <Form.Item name="idp_entity_id" label={t.entityId} rules={[{ required: true, whitespace: true }]}>
            <Input maxLength={1_024} />
          </Form.Item>
          <Form.Item name="sign_in_url" label={t.signInUrl} rules={[{ required: true }, isUrl]}>
            <Input maxLength={2_000} />
          </Form.Item>
          <Form.Item name="certificate" label={t.certificate} extra={t.certificateHelp} rules={[{ required: true }]}>
            <Input.TextArea rows={8} maxLength={50_000} spellCheck={false} />
          </Form.Item>
        </>
      )}
      <Flex gap={8}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {texts.save}
        </Button>
        {connection && <Button onClick={onDone}>{t.cancel}</Button>}
      </Flex>
    </PlainForm>
  );
}
