import { Space } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { EmailField, TextField } from '#web/resource/form/fields.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Contract, type ContractSigning, openStatuses, signing } from '../schema.ts';
import { signingSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';
import { useSignings } from './useSignings.ts';

/** The signers, their signatures, and whose turn it is. */
export function SignersCard({ row }: { row: Contract }) {
  const signings = useSignings(row.id);
  const isOpen = openStatuses.includes(row.status);
  const rows = signings.data?.rows ?? [];
  return (
    <Card title={t.signers}>
      {signings.data && rows.length === 0 && <p className="meta">{t.noSigners}</p>}
      {rows.length > 0 && (
        <ScrollTable label={t.signers}>
          <tbody>
            {rows.map((one, at) => {
              const status = signing.fields.status.options.find(({ value }) => value === one.status)!;
              const isTurn = ['notified', 'opened'].includes(one.status);
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
                    <SigningSteps row={one} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </ScrollTable>
      )}
    </Card>
  );
}

function SigningSteps({ row }: { row: ContractSigning }) {
  const { mode } = useSession();
  const { buttons, dialog } = useSteps(signingSteps, row, {
    also: ['contracts'],
    special: {
      delegate: {
        hidden: mode === 'partner' && row.side !== 'partner',
        dialog: (props) => <DelegateDialog {...props} />,
      },
    },
  });
  return (
    <Space size="small">
      {buttons}
      {dialog}
    </Space>
  );
}

interface DelegateDialogProps {
  onSubmit: (body: object) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

function DelegateDialog(props: DelegateDialogProps) {
  const { label, text } = signingSteps.steps.delegate;
  return (
    <ActionDialog<{ name: string; email: string }> title={label} action={label} text={text} {...props}>
      <TextField name="name" label={t.name} required={t.signerRequired} />
      <EmailField name="email" label={t.email} required={t.signerRequired} />
    </ActionDialog>
  );
}
