import { App, Button } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { EmailField, TextField } from '#web/resource/form/fields.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type Contract, type ContractSigning, openStatuses, signing } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useSignings } from './useSignings.ts';

/** The signers, their signatures, and whose turn it is. */
export function SignersCard({ row }: { row: Contract }) {
  const { message } = App.useApp();
  const { mode } = useSession();
  const mayManage = useCan('contracts', 'manage');
  const [passed, setPassed] = useState<ContractSigning | null>(null);
  const signings = useSignings(row.id);
  const resend = useWrite<string, ContractSigning>('contract_signings', (id) =>
    api(`contract_signings/${id}/resend`, { method: 'POST', body: {} }),
  );
  const isOpen = openStatuses.includes(row.status);
  const rows = signings.data?.rows ?? [];
  const run = (id: string) =>
    void resend.mutateAsync(id).then(
      () => void message.success(t.resent),
      (error: Error) => void message.error(error.message),
    );
  return (
    <Card title={t.signers}>
      {signings.data && rows.length === 0 && <p className="meta">{t.noSigners}</p>}
      {rows.length > 0 && (
        <ScrollTable label={t.signers}>
          <tbody>
            {rows.map((one, at) => {
              const status = signing.fields.status.options.find(({ value }) => value === one.status)!;
              const isTurn = ['notified', 'opened'].includes(one.status);
              const mayPass =
                mayManage &&
                isOpen &&
                (isTurn || one.status === 'waiting') &&
                (mode === 'company' || one.side === 'partner');
              return (
                <tr key={one.id}>
                  <td>
                    <strong>{one.name}</strong>
                    <div className="meta">
                      {one.role_name}, {one.email}
                    </div>
                  </td>
                  <td data-tight>
                    <StatusTag tone={status.tone}>{status.label}</StatusTag>
                  </td>
                  <td data-tight>
                    {isOpen && one.status === 'waiting' && rows[at - 1] && (
                      <span className="meta">{t.after(rows[at - 1]!.name)}</span>
                    )}
                    {one.signed_at ? (
                      <DateText value={one.signed_at} />
                    ) : (
                      one.turn_at && isTurn && <DateText value={one.turn_at} as="relative" />
                    )}
                  </td>
                  <td data-figure>
                    {mode === 'company' && mayManage && isOpen && isTurn && (
                      <Button size="small" onClick={() => run(one.id)}>
                        {t.resendOne}
                      </Button>
                    )}{' '}
                    {mayPass && (
                      <Button size="small" onClick={() => setPassed(one)}>
                        {t.delegate}
                      </Button>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </ScrollTable>
      )}
      {passed && <DelegateDialog signing={passed} onClose={() => setPassed(null)} />}
    </Card>
  );
}

function DelegateDialog({ signing, onClose }: { signing: ContractSigning; onClose: () => void }) {
  const write = useWrite<{ name: string; email: string }, ContractSigning>(
    'contract_signings',
    (body) => api(`contract_signings/${signing.id}/delegate`, { method: 'POST', body }),
    ['contracts'],
  );
  return (
    <ActionDialog<{ name: string; email: string }>
      title={t.delegate}
      action={t.delegate}
      text={t.delegateText}
      onSubmit={(values) => write.mutateAsync(values)}
      onClose={onClose}
    >
      <TextField name="name" label={t.name} required={t.signerRequired} />
      <EmailField name="email" label={t.email} required={t.signerRequired} />
    </ActionDialog>
  );
}
