import { App, Button, Flex, Form, Input, Radio } from 'antd';
import Trash from 'lucide-react/icons/trash-2';
import { roleName } from '#features/access/roles/names.ts';
import { Card } from '#web/components/Card.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { type SamlConnection, type SamlPolicy, type SamlSettings, samlRoles } from '../schema.ts';
import { texts } from './texts.ts';

const t = texts.policy;
const roleOptions = samlRoles.map((value) => ({ value, label: roleName(value) }));

/** The rules for people whom the provider admits, and their roles. */
export function PolicyCard({ connection }: { connection: SamlConnection }) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const [form] = Form.useForm<SamlPolicy>();
  const save = useWrite<SamlPolicy, SamlSettings>('saml_connections', (body) =>
    api('saml_connections', { method: 'PATCH', body }),
  );
  const submit = ({ mode, default_role, group_attribute, group_roles }: SamlPolicy) =>
    save.mutate(
      {
        mode,
        default_role: default_role ?? null,
        group_attribute: group_attribute?.trim() || null,
        group_roles: group_roles ?? [],
      },
      { onSuccess: () => void message.success(texts.saved), onError: showError },
    );
  const { mode, default_role, group_attribute, group_roles } = connection;
  return (
    <Card title={t.title}>
      <PlainForm form={form} initialValues={{ mode, default_role, group_attribute, group_roles }} onFinish={submit}>
        <Form.Item name="mode" label={t.mode} extra={t.modeHelp}>
          <Radio.Group
            style={{ display: 'flex', flexDirection: 'column', gap: 4 }}
            options={Object.entries(t.modes).map(([value, label]) => ({ value, label }))}
          />
        </Form.Item>
        <Form.Item name="default_role" label={t.defaultRole} extra={t.defaultRoleHelp}>
          <Select options={roleOptions} allowClear />
        </Form.Item>
        <Form.Item name="group_attribute" label={t.groupAttribute} extra={t.groupAttributeHelp}>
          <Input maxLength={300} />
        </Form.Item>
        <Form.Item label={t.groups} extra={t.groupsHelp}>
          <Form.List name="group_roles">
            {(fields, { add, remove }) => (
              <Flex vertical gap={8}>
                {fields.map(({ key, name }) => (
                  <Flex key={key} gap={8}>
                    <Form.Item name={[name, 'group']} noStyle rules={[{ required: true, message: t.group }]}>
                      <Input aria-label={t.group} placeholder={t.group} maxLength={300} />
                    </Form.Item>
                    <Form.Item name={[name, 'role']} noStyle rules={[{ required: true, message: t.role }]}>
                      <Select aria-label={t.role} options={roleOptions} style={{ minWidth: 160 }} />
                    </Form.Item>
                    <Button icon={<Trash size={16} />} aria-label={t.removeGroup} onClick={() => remove(name)} />
                  </Flex>
                ))}
                <div>
                  <Button onClick={() => add({ group: '', role: 'read_only' })}>{t.addGroup}</Button>
                </div>
              </Flex>
            )}
          </Form.List>
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {texts.save}
        </Button>
      </PlainForm>
    </Card>
  );
}
