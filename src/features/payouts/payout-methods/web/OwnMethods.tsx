import { App, Button } from 'antd';
import { useState } from 'react';
import { methodText, payoutOption } from '#features/payouts/payouts/words.schema.ts';
import { Card } from '#web/components/Card.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { useCan } from '#web/session/session.tsx';
import { type PayoutMethod, payoutMethod } from '../schema.ts';
import { MethodForm } from './MethodForm.tsx';
import css from './OwnMethods.module.css';
import { texts } from './texts.ts';
import { useConversion, useDefault } from './useConversion.ts';

/** The partner's own payout details. */
export default function OwnMethods() {
  const mayManage = useCan('payout_methods', 'manage');
  const { message } = App.useApp();
  const [editing, setEditing] = useState(false);
  const isOffered = useConversion().data?.is_offered;
  const setDefault = useDefault();
  const { data } = useList<PayoutMethod>('payout_methods', {
    filters: [{ field: 'status', operator: 'ne', values: ['disabled'] }],
    start: 0,
    end: 50,
  });
  if (!data) return null;
  const close = () => setEditing(false);
  return (
    <Card
      title={texts.payoutDetails}
      actions={
        mayManage && (
          <Button size="small" onClick={() => setEditing(true)}>
            {data.rows.length > 0 ? texts.changeDetails : texts.enterDetails}
          </Button>
        )
      }
    >
      {data.rows.length === 0 && <p className="meta">{texts.noPayoutDetailsYetWeNeed}</p>}
      <ul className={css.methods}>
        {data.rows.map((method) => {
          const status = payoutOption(payoutMethod.fields.status.options, method.status);
          return (
            <li key={method.id}>
              <span>
                {method.currency}: {methodText(method.rail, method.account_last4)}
                <span className="meta" style={{ display: 'block' }}>
                  {method.holder_name}
                  {isOffered && method.is_default && texts.alsoUsedForOtherCurrencies}
                </span>
                {isOffered && mayManage && (
                  <Button
                    type="link"
                    size="small"
                    style={{ padding: 0 }}
                    onClick={() =>
                      setDefault
                        .mutateAsync({ id: method.id, is_default: !method.is_default })
                        .catch((error: Error) => message.error(error.message))
                    }
                  >
                    {method.is_default ? texts.usingForOnly(method.currency) : texts.usingForOtherCurrencies}
                  </Button>
                )}
              </span>
              <StatusTag tone={status.tone}>
                {method.status === 'pending' ? texts.beingVerified : status.label}
              </StatusTag>
            </li>
          );
        })}
      </ul>
      <FormDrawer open={editing} title={texts.enterPayoutDetails} onClose={close}>
        <MethodForm onDone={close} />
      </FormDrawer>
    </Card>
  );
}
