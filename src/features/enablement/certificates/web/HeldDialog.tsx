import { App, Form } from 'antd';
import { api } from '#web/api.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import type { Certificate } from '../schema.ts';
import { texts as t } from './texts.ts';

interface Values {
  issued_on?: string | null;
  reason?: string;
}

/** Renews or revokes one certificate. */
export function HeldDialog({
  row,
  what,
  onClose,
}: {
  row: Certificate;
  what: 'renew' | 'revoke';
  onClose: () => void;
}) {
  const { message } = App.useApp();
  const isRenewal = what === 'renew';
  const write = useWrite<Values, Certificate>(
    'certificates',
    ({ issued_on, reason }) =>
      api(`certificates/${row.id}/${what}`, {
        method: 'POST',
        body: isRenewal ? (issued_on ? { issued_on } : {}) : { reason },
      }),
    ['certificate_programs'],
  );
  return (
    <ActionDialog<Values, Certificate>
      title={isRenewal ? t.renewTitle : t.revokeTitle}
      action={isRenewal ? t.renew : t.revoke}
      danger={!isRenewal}
      text={isRenewal ? t.renewText : t.revokeText}
      onSubmit={write.mutateAsync}
      onDone={() => {
        message.success(isRenewal ? t.renewed : t.revoked);
        onClose();
      }}
      onClose={onClose}
    >
      {isRenewal ? (
        <Form.Item name="issued_on" label={t.issuedOn} extra={t.issuedHelp}>
          <DateInput />
        </Form.Item>
      ) : (
        <ReasonItem max={1000} autoFocus />
      )}
    </ActionDialog>
  );
}
