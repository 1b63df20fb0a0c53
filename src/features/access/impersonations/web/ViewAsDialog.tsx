import { ApiError } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { viewAs } from './mask.ts';
import { texts } from './texts.ts';

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
      title={texts.viewAsFullName(full_name)}
      action={texts.viewAs}
      text={texts.forUpToOneHourThis(full_name, partner_id ? texts.recordsThatPartnerDoesNotShare : '')}
      onSubmit={submit}
      // The page reloads in the other view; the button keeps loading until then.
      onDone={() => {}}
      onClose={onClose}
    >
      <ReasonItem label={texts.reason} help={texts.recordedInCompanysAuditLog} min={5} autoFocus />
    </ActionDialog>
  );
}
