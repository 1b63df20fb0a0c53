import { App, Button, Form, Input } from 'antd';
import Link2 from 'lucide-react/icons/link-2';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useCopy } from '#web/components/CopyButton.tsx';
import { ShareButton } from '#web/components/ShareButton.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { companyAddress } from '#web/session/address.ts';
import type { CustomerLinks as Sent, SharedLink } from '../schema.ts';
import { texts as t } from './texts.ts';

interface Props {
  resource: { id: string; name: string; is_for_customers: boolean };
}

/** Passes a resource on: to a customer, where the company allows it, otherwise as its address in the portal. */
export default function CustomerLinks({ resource: { id, name, is_for_customers } }: Props) {
  const { message } = App.useApp();
  const copy = useCopy();
  const showFailure = useErrorMessage();
  const [isSending, setSending] = useState(false);
  const send = useWrite<Sent, SharedLink[]>('resources', (body) =>
    api<SharedLink[]>(`resources/${id}/send`, { method: 'POST', body }),
  );
  const newLink = async () => {
    if (!is_for_customers) return `${companyAddress()}/partner-resources/${id}`;
    const [link] = await send.mutateAsync({});
    return `${companyAddress()}${link!.path}`;
  };
  return (
    <>
      <Button
        size="small"
        icon={<Link2 size={14} />}
        loading={send.isPending}
        title={is_for_customers ? t.copyForCustomers : t.copyForTeam}
        onClick={() => newLink().then(copy).catch(showFailure)}
      >
        {t.copyLink}
      </Button>
      <ShareButton title={name} address={newLink} onFailure={showFailure} />
      {is_for_customers && (
        <Button size="small" icon={<Send size={14} />} onClick={() => setSending(true)}>
          {t.send}
        </Button>
      )}
      {isSending && (
        <ActionDialog<{ email: string; message?: string }>
          title={t.sendTitle(name)}
          action={t.sendAction}
          text={t.sendText}
          onSubmit={({ email, message: words }) =>
            send.mutateAsync({ recipients: [{ email: email.trim() }], message: words?.trim() || null })
          }
          onDone={() => {
            message.success(t.sent);
            setSending(false);
          }}
          onClose={() => setSending(false)}
        >
          <Form.Item
            name="email"
            label={t.customerEmail}
            rules={[{ required: true, type: 'email', message: t.customerEmailRequired }]}
          >
            <Input type="email" autoComplete="off" maxLength={254} />
          </Form.Item>
          <Form.Item name="message" label={t.message}>
            <Input.TextArea maxLength={2000} autoSize={{ minRows: 3, maxRows: 8 }} />
          </Form.Item>
        </ActionDialog>
      )}
    </>
  );
}
