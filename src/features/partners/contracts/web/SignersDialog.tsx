import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { api, apiRows } from '#web/requests/api.ts';
import { useList, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { EmailField, TextField } from '#web/resource/form/fields.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import type { Contract, ContractSigning, SignerInput } from '../schema.ts';
import { contractSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

interface Role {
  key: string;
  name: string;
}
type Filled = Record<string, { name?: string; email?: string }>;

interface SignersDialogProps {
  row: Contract;
  onSubmit: (body: object) => Promise<unknown>;
  onClose: () => void;
}

/** The person for each signer role of a draft. */
export function SignersDialog({ row, onSubmit, onClose }: SignersDialogProps) {
  const { message } = App.useApp();
  const roles = useQuery({
    queryKey: ['contracts', row.id, 'roles'],
    queryFn: ({ signal }) => apiRows<Role>(`contracts/${row.id}/roles`, { signal }),
  });
  const signings = useList<ContractSigning>('contract_signings', {
    filters: [{ field: 'contract_id', operator: 'eq', values: [row.id] }],
    start: 0,
    end: 10,
  });
  const send = useWrite<undefined, Contract>(
    'contracts',
    () => api(`contracts/${row.id}/send`, { method: 'POST', body: {} }),
    ['contract_signings'],
  );
  const save = async (values: Filled): Promise<void> => {
    const signers = Object.entries(values).flatMap(([role, { name, email } = {}]): SignerInput[] =>
      name && email ? [{ role, name: name.trim(), email: email.trim() }] : [],
    );
    await onSubmit({ signers });
  };
  if (!roles.data || !signings.data) return null;
  const initial: Filled = Object.fromEntries(
    signings.data.rows.map(({ role_key, name, email }) => [role_key, { name, email }]),
  );
  return (
    <ActionDialog<Filled, void>
      title={contractSteps.steps.signers.label}
      action={contractSteps.steps.send.label}
      width={620}
      initial={initial}
      onSubmit={async (values) => {
        await save(values);
        await send.mutateAsync(undefined);
        message.success(contractSteps.steps.send.done);
      }}
      other={{ label: t.save, onSubmit: save }}
      onClose={onClose}
    >
      {roles.data.map(({ key, name }) => (
        <Pair key={key}>
          <TextField name={`${key}.name`} label={t.signerName(name)} required={t.signerRequired} />
          <EmailField name={`${key}.email`} label={t.signerEmail(name)} required={t.signerRequired} />
        </Pair>
      ))}
    </ActionDialog>
  );
}
