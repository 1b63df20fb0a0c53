import { ApiError } from '#web/api.ts';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/ReasonItem.tsx';
import { viewAs } from './mask.ts';

interface ViewAsDialogProps {
  /** Where it is asked for. */
  address: string;
  person: { user_id: string; partner_id: string | null; full_name: string };
  onClose: () => void;
}

/** Nobody looks through another's eyes without saying why. */
export default function ViewAsDialog({ address, person, onClose }: ViewAsDialogProps) {
  const { user_id, partner_id, full_name } = person;
  const submit = async ({ reason }: { reason: string }) => {
    try {
      await viewAs(address, { user_id, reason, ...(partner_id && { partner_id }) });
    } catch (error) {
      const about = error instanceof ApiError && error.errors.user_id;
      throw about ? new Error(`${full_name} ${about.join(' ')}.`) : error;
    }
  };
  return (
    <ActionDialog
      title={`View as ${full_name}`}
      action="View as"
      text={`For at most an hour this tab shows what ${full_name} sees, and what you do counts as done by you in their name. Signing, payout details, passwords, roles and keys stay theirs alone.`}
      onSubmit={submit}
      // The page leaves for the other view; until then the button goes on turning.
      onDone={() => {}}
      onClose={onClose}
    >
      <ReasonItem label="Reason" help="It stands in the log of the company." min={5} autoFocus />
    </ActionDialog>
  );
}
