import { DateText } from '#web/components/DateText.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ApprovalSheet } from '#web/resource/form/ApprovalSheet.tsx';
import { DateField, LongTextField } from '#web/resource/form/fields.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import type { Contract, ContractSigning } from '../schema.ts';
import { contractSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';
import { useSignings } from './useSignings.ts';

const { steps } = contractSteps;

interface StepDialogProps {
  row: Contract;
  onSubmit: (body: object) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

const final = { void: t.voidFinal, terminate: t.terminateFinal, give_notice: t.noticeFinal };

/** Ends a contract, or gives notice that it ends. */
export function EndDialog({ row, kind, onSubmit, ...props }: StepDialogProps & { kind: keyof typeof final }) {
  const { label, text } = steps[kind];
  return (
    <ActionDialog<{ reason?: string; ends_on?: string; note?: string }>
      title={t.endTitle(label, row.title)}
      action={label}
      danger
      onSubmit={(values) => onSubmit(Object.fromEntries(Object.entries(values).filter(([, value]) => value)))}
      {...props}
    >
      <ApprovalSheet
        facts={[
          [t.partner, row.partner_name],
          [t.signatures, t.signedOf(row.signed, row.signers)],
          [kind === 'void' ? t.stopsFor : '', kind === 'void' && row.waits_for],
          [t.endsNow, kind !== 'void' && row.ends_on && <DateText value={row.ends_on} />],
        ]}
        final={[text, final[kind]]}
      />
      {kind === 'give_notice' ? <LongTextField name="note" label={t.noticeNote} rows={2} /> : <ReasonItem />}
      {kind === 'terminate' && <DateField name="ends_on" label={t.endsOn} />}
    </ActionDialog>
  );
}

/** Names who gets the contract first, and who follows. */
export function ContractSendDialog({ row, onSubmit, ...props }: StepDialogProps) {
  const signings = useSignings(row.id);
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
      action={signers.length > 0 ? t.sendTo(first.map(({ name }) => name)) : steps.send.label}
      disabled={!signings.data}
      onSubmit={() => onSubmit({})}
      {...props}
    >
      <ApprovalSheet
        facts={[
          [t.partner, row.partner_name],
          [t.first, signers.length > 0 ? who(first) : t.noSigners],
          [t.next, isSequential && signers.length > 1 && who(signers.slice(1))],
          [t.signBy, last && <DateText value={last} />],
        ]}
        final={[steps.send.text]}
      />
    </ActionDialog>
  );
}
