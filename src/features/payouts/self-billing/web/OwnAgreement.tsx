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
import { texts } from './texts.ts';

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
      title: texts.endSelfBillingAgreement,
      content: texts.fromNowOnYouSendYour,
      okText: texts.endAgreement,
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
            {texts.endAgreement}
          </Button>
        ) : (
          <Button size="small" disabled={!has_profile} onClick={() => setAccepting(true)}>
            {texts.reviewAgreement}
          </Button>
        ))
      }
    >
      {agreement ? (
        <p>
          {texts.issuesYourInvoicesAcceptedByOn(
            company,
            agreement.accepted_name,
            <DateText value={agreement.accepted_at} />,
          )}
        </p>
      ) : (
        <p>{texts.canIssueInvoicesForYourCommissions(company, !has_profile && texts.yourTaxProfileMustBeAccepted)}</p>
      )}
      {accepting && (
        <ActionDialog<{ accepted_name: string }>
          title={texts.selfBillingAgreement}
          action={texts.acceptAgreement}
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
          <TextField name="accepted_name" label={texts.yourName} required />
        </ActionDialog>
      )}
    </Card>
  );
}
