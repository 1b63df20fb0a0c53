import { App, Button, Form, Input } from 'antd';
import Network from 'lucide-react/icons/network';
import { useState } from 'react';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { OptionField, TextField } from '#web/resource/form/fields.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { type DistributionInvitation, distribution, sideOptions } from '../schema.ts';
import { texts as t } from './texts.ts';

const side = (value: string) => [{ field: 'my_side', operator: 'eq' as const, values: [value] }];

/** The resellers that a partner supplies, and the distributors it buys from. */
export default function PartnerDistributions() {
  const mayManage = useCan('distributions', 'manage');
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <NounList
        noun={distribution}
        title={t.portalTitle}
        views={[
          { key: 'resellers', name: t.myResellers, state: { filters: side('distributor') } },
          { key: 'distributors', name: t.myDistributors, state: { filters: side('reseller') } },
        ]}
        actions={mayManage && <Button onClick={() => setInviting(true)}>{t.invite}</Button>}
        to={({ id }) => `/revenue/distribution/show/${id}`}
        empty={{ icon: Network, text: t.portalEmpty }}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const { message } = App.useApp();
  const invite = useWrite<DistributionInvitation, unknown>('distributions', (body) =>
    api('distributions/invite', { method: 'POST', body }),
  );
  return (
    <ActionDialog<DistributionInvitation>
      title={t.inviteTitle}
      action={t.send}
      text={t.inviteText}
      initial={{ side: 'reseller' }}
      onSubmit={({ message: said, ...body }) =>
        invite.mutateAsync({ ...body, ...(said?.trim() && { message: said.trim() }) })
      }
      onDone={() => {
        void message.success(t.sent);
        onClose();
      }}
      onClose={onClose}
    >
      <OptionField name="side" label={t.side} options={sideOptions} required />
      <TextField name="domain" label={t.website} max={253} required />
      <Form.Item name="message" label={t.message}>
        <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </ActionDialog>
  );
}
