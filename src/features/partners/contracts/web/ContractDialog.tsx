import { useNavigate } from '@tanstack/react-router';
import { TermsInput } from '#features/partners/contract-templates/web/index.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { Field, RichTextField } from '#web/resource/form/fields.tsx';
import type { ContractTerms } from '../../contract-templates/content.schema.ts';
import { type Contract, contract } from '../schema.ts';
import { texts as t } from './texts.ts';

export type DialogKind = 'remove' | 'edit';

interface DialogProps {
  row: Contract;
  onClose: () => void;
}

/** Changes a draft, or deletes it. */
export function ContractDialog({ kind, ...props }: DialogProps & { kind: DialogKind }) {
  return kind === 'edit' ? <EditDialog {...props} /> : <RemoveDialog {...props} />;
}

function RemoveDialog({ row, onClose }: DialogProps) {
  const navigate = useNavigate();
  const remove = useWrite<void, void>('contracts', () => api(`contracts/${row.id}`, { method: 'DELETE' }));
  return (
    <ActionDialog
      title={t.remove}
      action={t.remove}
      text={t.removeText}
      danger
      onSubmit={() => remove.mutateAsync()}
      onDone={() => void navigate({ to: '/partners/contracts' })}
      onClose={onClose}
    />
  );
}

interface Edited {
  title: string;
  effective_on?: string | null;
  terms?: ContractTerms;
  body?: string | null;
}

function EditDialog({ row, onClose }: DialogProps) {
  const write = useWrite<Edited, Contract>('contracts', (body) =>
    api(`contracts/${row.id}`, { method: 'PATCH', body: { ...body, row_version: row.row_version } }),
  );
  const { title, effective_on, terms, body } = row;
  return (
    <ActionDialog<Edited>
      title={t.edit}
      action={t.save}
      width={820}
      initial={{ title, effective_on, terms, body }}
      onSubmit={(values) =>
        write.mutateAsync({
          title: values.title,
          effective_on: values.effective_on ?? null,
          terms: values.terms ?? {},
          ...(row.source === 'text' && { body: values.body ?? '' }),
        })
      }
      onClose={onClose}
    >
      <FieldInput of={contract.fields} name="title" />
      <FieldInput of={contract.fields} name="effective_on" />
      <Field name="terms" label={t.terms}>
        <TermsInput />
      </Field>
      {row.source === 'text' && <RichTextField name="body" label={t.document} rows={12} />}
    </ActionDialog>
  );
}
