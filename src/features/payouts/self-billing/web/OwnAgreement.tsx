import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { api } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import type { OwnSelfBilling } from '../schema.ts';

/** The partner's self-billing agreement: its terms, the consent, and its end. */
export default function OwnAgreement() {
  const { modal, message } = App.useApp();
  const { user } = useSession();
  const client = useQueryClient();
  const mayManage = useCan('self_billing_invoices', 'manage');
  const [accepting, setAccepting] = useState(false);
  const { data } = useQuery({
    queryKey: ['self_billing'],
    queryFn: ({ signal }) => api<OwnSelfBilling>('self_billing', { signal }),
  });
  if (!data || (!data.is_on && !data.agreement)) return null;
  const { agreement, company, has_profile, terms } = data;
  const refresh = () => client.invalidateQueries({ queryKey: ['self_billing'] });
  const end = () =>
    modal.confirm({
      title: 'End the self-billing agreement?',
      content: 'From now on you send your own invoices. Issued invoices stay valid.',
      okText: 'End agreement',
      okButtonProps: { danger: true },
      onOk: () =>
        api('self_billing/end', { method: 'POST', body: {} })
          .then(refresh)
          .catch((error: Error) => message.error(error.message)),
    });
  return (
    <Card
      title="Self-billing"
      actions={
        mayManage &&
        (agreement ? (
          <Button size="small" onClick={end}>
            End agreement
          </Button>
        ) : (
          <Button size="small" disabled={!has_profile} onClick={() => setAccepting(true)}>
            Review agreement
          </Button>
        ))
      }
    >
      {agreement ? (
        <p>
          {company} issues your invoices. Accepted by {agreement.accepted_name} on{' '}
          <DateText value={agreement.accepted_at} />.
        </p>
      ) : (
        <p>
          {company} can issue the invoices for your commissions, so that you don’t have to.
          {!has_profile && ' Your tax profile must be accepted first.'}
        </p>
      )}
      {accepting && (
        <ActionDialog<{ accepted_name: string }>
          title="Self-billing agreement"
          action="Accept agreement"
          text={terms}
          initial={{ accepted_name: user.full_name }}
          onSubmit={({ accepted_name }) =>
            api('self_billing/accept', { method: 'POST', body: { accepted_name, accepts: true } })
          }
          onDone={() => {
            setAccepting(false);
            void refresh();
          }}
          onClose={() => setAccepting(false)}
        >
          <TextField name="accepted_name" label="Your name" required />
        </ActionDialog>
      )}
    </Card>
  );
}
