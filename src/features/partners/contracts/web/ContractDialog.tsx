import { useNavigate } from '@tanstack/react-router';
import { TermsInput } from '#features/partners/contract-templates/web/index.tsx';
import { api } from '#web/api.ts';
import { DateText } from '#web/components/DateText.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ApprovalSheet } from '#web/resource/form/ApprovalSheet.tsx';
import { DateField, Field, LongTextField, RichTextField } from '#web/resource/form/fields.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import type { ContractTerms } from '../../contract-templates/content.schema.ts';
import { type Contract, type ContractSigning, contract } from '../schema.ts';
import { SignersDialog } from './SignersDialog.tsx';
import { texts as t } from './texts.ts';
import { useSignings } from './useSignings.ts';

export type DialogKind = 'send' | 'void' | 'terminate' | 'notice' | 'remove' | 'signers' | 'edit';

interface DialogProps {
  row: Contract;
  onClose: () => void;
}

export function ContractDialog({ kind, ...props }: DialogProps & { kind: DialogKind }) {
  switch (kind) {
    case 'signers':
      return <SignersDialog {...props} />;
    case 'send':
      return <SendDialog {...props} />;
    case 'edit':
      return <EditDialog {...props} />;
    case 'remove':
      return <RemoveDialog {...props} />;
    default:
      return <EndDialog kind={kind} {...props} />;
  }
}

const ends = {
  void: { title: t.voidIt, text: [t.voidText, t.voidFinal] },
  terminate: { title: t.terminate, text: [t.terminateText, t.terminateFinal] },
  notice: { title: t.notice, text: [t.noticeText, t.noticeFinal] },
};
const steps = { void: 'void', terminate: 'terminate', notice: 'give_notice' };

function EndDialog({ row, kind, onClose }: DialogProps & { kind: keyof typeof ends }) {
  const write = useWrite<object, Contract>(
    'contracts',
    (body) => api(`contracts/${row.id}/${steps[kind]}`, { method: 'POST', body }),
    ['contract_signings'],
  );
  const { title, text } = ends[kind];
  return (
    <ActionDialog<{ reason?: string; ends_on?: string; note?: string }>
      title={t.endTitle(title, row.title)}
      action={title}
      danger
      onSubmit={(values) => write.mutateAsync(Object.fromEntries(Object.entries(values).filter(([, value]) => value)))}
      onClose={onClose}
    >
      <ApprovalSheet
        facts={[
          [t.partner, row.partner_name],
          [t.signatures, t.signedOf(row.signed, row.signers)],
          [kind === 'void' ? t.stopsFor : '', kind === 'void' && row.waits_for],
          [t.endsNow, kind !== 'void' && row.ends_on && <DateText value={row.ends_on} />],
        ]}
        final={text}
      />
      {kind === 'notice' ? <LongTextField name="note" label={t.noticeNote} rows={2} /> : <ReasonItem />}
      {kind === 'terminate' && <DateField name="ends_on" label={t.endsOn} />}
    </ActionDialog>
  );
}

/** Names who gets the contract first, and who follows. */
function SendDialog({ row, onClose }: DialogProps) {
  const signings = useSignings(row.id);
  const write = useWrite<object, Contract>(
    'contracts',
    (body) => api(`contracts/${row.id}/send`, { method: 'POST', body }),
    ['contract_signings'],
  );
  const signers = signings.data?.rows ?? [];
  const isSequential = row.signing_order === 'sequential';
  const first = isSequential ? signers.slice(0, 1) : signers;
  const last = signers[0]?.expires_at;
  const who = (some: readonly ContractSigning[]) =>
    some.map(({ id, name, email }) => (
      <div key={id}>
        {name} <span className="meta">{email}</span>
      </div>
    ));
  return (
    <ActionDialog
      title={t.sendTitle(row.title)}
      action={signers.length > 0 ? t.sendTo(first.map(({ name }) => name)) : t.send}
      disabled={!signings.data}
      onSubmit={() => write.mutateAsync({})}
      onClose={onClose}
    >
      <ApprovalSheet
        facts={[
          [t.partner, row.partner_name],
          [t.first, signers.length > 0 ? who(first) : t.noSigners],
          [t.next, isSequential && signers.length > 1 && who(signers.slice(1))],
          [t.signBy, last && <DateText value={last} />],
        ]}
        final={[t.sendText]}
      />
    </ActionDialog>
  );
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
      action="Save"
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
