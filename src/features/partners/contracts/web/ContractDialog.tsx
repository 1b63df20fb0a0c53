import { useNavigate } from '@tanstack/react-router';
import { Form, Input } from 'antd';
import { TermsInput } from '#features/partners/contract-templates/web/index.tsx';
import { api } from '#web/api.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { RichTextInput } from '#web/inputs/RichTextInput.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import type { ContractTerms } from '../../contract-templates/content.schema.ts';
import { type Contract, contractFields } from '../schema.ts';
import { SignersDialog } from './SignersDialog.tsx';
import { texts as t } from './texts.ts';

export type DialogKind = 'void' | 'terminate' | 'notice' | 'remove' | 'signers' | 'edit';

interface DialogProps {
  row: Contract;
  onClose: () => void;
}

export function ContractDialog({ kind, ...props }: DialogProps & { kind: DialogKind }) {
  switch (kind) {
    case 'signers':
      return <SignersDialog {...props} />;
    case 'edit':
      return <EditDialog {...props} />;
    case 'remove':
      return <RemoveDialog {...props} />;
    default:
      return <EndDialog kind={kind} {...props} />;
  }
}

const ends = {
  void: { title: t.voidIt, text: t.voidText },
  terminate: { title: t.terminate, text: t.terminateText },
  notice: { title: t.notice, text: t.noticeText },
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
      title={title}
      action={title}
      text={text}
      danger
      onSubmit={(values) => write.mutateAsync(Object.fromEntries(Object.entries(values).filter(([, value]) => value)))}
      onClose={onClose}
    >
      {kind === 'notice' ? (
        <Form.Item name="note" label={t.noticeNote}>
          <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      ) : (
        <ReasonItem />
      )}
      {kind === 'terminate' && (
        <Form.Item name="ends_on" label={t.endsOn}>
          <DateInput />
        </Form.Item>
      )}
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
      <Form.Item name="title" label={contractFields.title.label} rules={[{ required: true }]}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="effective_on" label={t.effectiveOn} extra={t.effectiveHelp}>
        <DateInput />
      </Form.Item>
      <Form.Item name="terms" label={t.terms}>
        <TermsInput />
      </Form.Item>
      {row.source === 'text' && (
        <Form.Item name="body" label={t.document}>
          <RichTextInput rows={12} aria-label={t.document} />
        </Form.Item>
      )}
    </ActionDialog>
  );
}
