import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { useCan } from '#web/session/session.tsx';
import { type Partner, partner } from '../schema.ts';
import { DuplicateWarning } from './DuplicateWarning.tsx';
import { FirstPerson } from './FirstPerson.tsx';
import { texts } from './texts.ts';

interface PartnerFormProps {
  id?: string | undefined;
  /** In the drawer of the list: few fields at first, and the first person of the partner. */
  short?: boolean;
  onDone: (row: Partner) => void;
  onCancel: () => void;
}

const colleagues = [{ field: 'status', operator: 'eq' as const, values: ['active'] }];

export function PartnerForm({ id, short, onDone, onCancel }: PartnerFormProps) {
  const mayAddPerson = useCan('contacts', 'manage');
  const others = id ? [{ field: 'id', operator: 'ne' as const, values: [id] }] : [];
  return (
    <NounForm
      noun={partner}
      id={id}
      special={{
        owner_user_id: { only: colleagues },
        parent_partner_id: { only: others },
        referred_by_partner_id: { only: others },
      }}
      sections={{
        Company: { more: <DuplicateWarning except={id} /> },
        Profile: { text: texts.partnerCanSeeAndEditThis },
      }}
      short={short}
      address={short ? 'partners/with_person' : undefined}
      also={short ? ['contacts', 'invitations', 'mail_outbox'] : undefined}
      onDone={onDone}
      onCancel={onCancel}
    >
      {short && mayAddPerson && <FirstPerson />}
    </NounForm>
  );
}
