import { App, Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { copyText } from '#web/interaction/copyText.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { FormDialog } from '#web/resource/form/FormDialog.tsx';
import { companyAddress } from '#web/session/address.ts';
import type { SharedLink, ShareLinks } from '../schema.ts';
import { texts as t } from './texts.ts';

interface Filled {
  recipients?: string;
  days: string;
  password?: string;
  asks_email?: boolean;
  has_watermark?: boolean;
  sends_email?: boolean;
  message?: string;
}

const addressesIn = (text = '') => text.split(/[\s,;]+/).filter(Boolean);
const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Asks for the links' settings, then shows the links, which are displayed only once. */
export default function ShareDialog({ id, isPdf, onClose }: { id: string; isPdf: boolean; onClose: () => void }) {
  const [form] = Form.useForm<Filled>();
  const [made, setMade] = useState<SharedLink[] | null>(null);
  const recipients = addressesIn(Form.useWatch('recipients', form));
  const share = useWrite<ShareLinks, SharedLink[]>(
    'resource_links',
    (body) => api<SharedLink[]>(`resources/${id}/share`, { method: 'POST', body }),
    ['resources'],
  );
  if (made) return <Made links={made} onClose={onClose} />;
  return (
    <ActionDialog<Filled, SharedLink[]>
      title={t.create}
      action={t.create}
      form={form}
      initial={{ days: '30', sends_email: true }}
      onSubmit={({ days, password, message, sends_email, ...rest }) =>
        share.mutateAsync({
          recipients: addressesIn(rest.recipients).map((email) => ({ email })),
          expires_in_days: Number(days),
          asks_email: rest.asks_email ?? false,
          has_watermark: rest.has_watermark ?? false,
          ...(password && { password }),
          ...(recipients.length > 0 && { sends_email: sends_email ?? false, message: message ?? null }),
        })
      }
      onDone={setMade}
      onClose={onClose}
    >
      <Form.Item
        name="recipients"
        label={t.recipients}
        extra={t.recipientsHelp}
        rules={[
          {
            validator: async (_, text: string) => {
              const wrong = addressesIn(text).find((address) => !isAddress(address));
              if (wrong) throw new Error(t.recipientsBad(wrong));
            },
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      {recipients.length > 0 && (
        <>
          <Form.Item name="sends_email" valuePropName="checked">
            <Checkbox>{t.sendsEmail}</Checkbox>
          </Form.Item>
          <Form.Item name="message" label={t.message}>
            <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} />
          </Form.Item>
        </>
      )}
      <Form.Item name="days" label={t.expires}>
        <OptionSelect options={[1, 7, 30, 90, 365].map((days) => ({ value: String(days), label: t.days(days) }))} />
      </Form.Item>
      <Form.Item name="password" label={t.password} extra={t.passwordHelp}>
        <Input.Password autoComplete="new-password" minLength={8} maxLength={200} />
      </Form.Item>
      {recipients.length === 0 && (
        <Form.Item name="asks_email" valuePropName="checked" extra={t.asksEmailHelp}>
          <Checkbox>{t.asksEmail}</Checkbox>
        </Form.Item>
      )}
      {isPdf && (
        <Form.Item name="has_watermark" valuePropName="checked" extra={t.watermarkHelp}>
          <Checkbox>{t.watermark}</Checkbox>
        </Form.Item>
      )}
    </ActionDialog>
  );
}

function Made({ links, onClose }: { links: readonly SharedLink[]; onClose: () => void }) {
  const { message } = App.useApp();
  const addressOf = ({ path }: SharedLink) => `${companyAddress()}${path}`;
  const copyAll = async () => {
    await copyText(links.map((link) => `${link.email ?? t.anyone}\t${addressOf(link)}`).join('\n'));
    message.success(t.copied);
  };
  return (
    <FormDialog open title={t.made} isFilled={false} onClose={onClose}>
      <p style={{ marginBottom: 16 }}>{t.madeText}</p>
      <ScrollTable label={t.links}>
        <tbody>
          {links.map((link) => (
            <tr key={link.id}>
              <td>{link.email ?? t.anyone}</td>
              <td>
                <code>{addressOf(link)}</code>
              </td>
              <td>
                <CopyButton text={addressOf(link)} />
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 16 }}>
        {links.length > 1 && <Button onClick={copyAll}>{t.copyAll}</Button>}
        <Button type="primary" onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </FormDialog>
  );
}
