import { placementFields } from '#features/partners/partner-pages/placement.schema.ts';
import type { PartnerPage } from '#features/partners/partner-pages/schema.ts';
import { startChoices } from '#features/partners/partner-pages/web/index.tsx';
import { api } from '#web/requests/api.ts';
import { useOne, useWrite } from '#web/resource/data/useResource.ts';
import { FieldInput, FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField } from '#web/resource/form/fields.tsx';
import { type Approval, type PartnerApplication, partnerApplication } from '../schema.ts';
import { texts } from './texts.ts';

interface DialogProps {
  row: Pick<
    PartnerApplication,
    'id' | 'door' | 'company_name' | 'contact_name' | 'partner_name' | 'page_id' | 'row_version' | 'owner_user_id'
  >;
  onClose: () => void;
}

/** The resources that a decision also changes. */
export const decisionsChange = ['partners', 'contacts', 'invitations', 'partner_pages', 'contracts'];

interface ApproveDialogProps extends DialogProps {
  onSubmit: (body: object) => Promise<unknown>;
  onDone: () => void;
}

/** The page's defaults can be changed before the partner is made. */
export function ApproveDialog({ row, onSubmit, onDone, onClose }: ApproveDialogProps) {
  const page = useOne<PartnerPage>('partner_pages', row.page_id);
  const isJoining = row.door === 'join';
  if (!isJoining && page.isPending) return null;
  return (
    <ActionDialog<Approval>
      title={texts.approve(isJoining ? row.contact_name : row.company_name)}
      action={isJoining ? texts.approveText : texts.approveAndStart}
      text={
        isJoining
          ? texts.getsInvitationTo(row.contact_name, row.partner_name)
          : texts.becomesPartnerWithTheseSettingsThey(row.company_name)
      }
      initial={isJoining ? {} : initialOf(page.data, row.owner_user_id)}
      onSubmit={onSubmit}
      onDone={onDone}
      onClose={onClose}
    >
      {!isJoining && (
        <>
          <FieldInputs of={placementFields} section="New partners get" />
          <FieldInputs of={placementFields} section="Starts at approval" special={startChoices} />
        </>
      )}
      <LongTextField name="message" label={texts.message} rows={2} help={texts.goesIntoInvitation} />
    </ActionDialog>
  );
}

function initialOf(page: object | undefined, owner_user_id: string | null): Approval {
  const defaults = Object.fromEntries(Object.entries(page ?? {}).filter(([key]) => key in placementFields)) as Approval;
  return { ...defaults, owner_user_id: owner_user_id ?? defaults.owner_user_id };
}

export function OwnerDialog({ row, onClose }: DialogProps) {
  const write = useWrite<{ owner_user_id: string | null }, PartnerApplication>('partner_applications', (body) =>
    api(`partner_applications/${row.id}`, { method: 'PATCH', body: { ...body, row_version: row.row_version } }),
  );
  return (
    <ActionDialog<{ owner_user_id: string | null }>
      title={texts.changeOwner}
      action={texts.save}
      initial={{ owner_user_id: row.owner_user_id }}
      onSubmit={({ owner_user_id }) => write.mutateAsync({ owner_user_id: owner_user_id ?? null })}
      onClose={onClose}
    >
      <FieldInput of={partnerApplication.fields} name="owner_user_id" />
    </ActionDialog>
  );
}
