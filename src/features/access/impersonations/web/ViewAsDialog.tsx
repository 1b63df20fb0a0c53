import { ApiError } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { viewAs } from './mask.ts';

interface ViewAsDialogProps {
  /** The API path that starts the impersonation. */
  address: string;
  person: { user_id: string; partner_id: string | null; full_name: string };
  onClose: () => void;
}

/** Starts an impersonation; a reason is required. */
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
      text={`For up to one hour, this tab shows what ${full_name} sees. You cannot make changes.${
        partner_id
          ? ' Records that the partner does not share, such as its account lists and connections, are hidden.'
          : ''
      }`}
      onSubmit={submit}
      // The page reloads in the other view; the button keeps loading until then.
      onDone={() => {}}
      onClose={onClose}
    >
      <ReasonItem label="Reason" help="Recorded in the company’s audit log." min={5} autoFocus />
    </ActionDialog>
  );
}
