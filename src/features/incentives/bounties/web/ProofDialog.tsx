import { useNavigate } from '@tanstack/react-router';
import { App, Form, Input } from 'antd';
import { useCreate, useUpdate } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { type Submission, submission } from '../schema.ts';
import { texts as t } from './texts.ts';

interface ProofDialogProps {
  bounty_id: string;
  hint?: string | null;
  /** The draft to change; a new one without it. */
  row?: Submission;
  onClose: () => void;
}

interface Proof {
  proof?: string | null;
  proof_url?: string | null;
}

/** The form of a partner's proof, which stays a draft until it is submitted. */
export function ProofDialog({ bounty_id, hint, row, onClose }: ProofDialogProps) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const create = useCreate<Submission>('bounty_submissions', ['bounties']);
  const update = useUpdate<Submission>('bounty_submissions');
  const { proof, proof_url } = submission.fields;
  const save = async (values: Proof) => {
    const filled = { proof: values.proof || null, proof_url: values.proof_url || null };
    const saved = row
      ? await update.mutateAsync({ id: row.id, values: filled, row_version: row.row_version })
      : await create.mutateAsync({ bounty_id, ...filled });
    if (!row) await navigate({ to: `/revenue/bounties/submissions/show/${saved.id}` as string });
    return saved;
  };
  return (
    <ActionDialog<Proof>
      title={row ? t.editProof : t.addProof}
      action={t.save}
      {...(hint && { text: hint })}
      initial={{ proof: row?.proof ?? null, proof_url: row?.proof_url ?? null }}
      onSubmit={save}
      onDone={() => {
        void message.success(t.saved);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="proof" label={proof.label} extra={proof.help}>
        <Input.TextArea maxLength={5000} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <Form.Item name="proof_url" label={proof_url.label} extra={proof_url.help}>
        <Input type="url" maxLength={500} placeholder="https://" />
      </Form.Item>
    </ActionDialog>
  );
}
