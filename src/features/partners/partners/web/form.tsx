import { regionCurrency } from '#web/region.ts';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { type Partner, partner } from '../schema.ts';
import { DuplicateWarning } from './DuplicateWarning.tsx';

interface PartnerFormProps {
  id: string | undefined;
  onDone: (row: Partner) => void;
  onCancel: () => void;
}

const colleagues = [{ field: 'status', operator: 'eq' as const, values: ['active'] }];

export function PartnerForm({ id, onDone, onCancel }: PartnerFormProps) {
  const others = id ? [{ field: 'id', operator: 'ne' as const, values: [id] }] : [];
  return (
    <NounForm
      noun={partner}
      id={id}
      initial={{ currency: regionCurrency() }}
      special={{
        owner_user_id: { only: colleagues },
        parent_partner_id: { only: others },
        referred_by_partner_id: { only: others },
      }}
      sections={{
        Company: { more: <DuplicateWarning except={id} /> },
        Profile: { text: 'The partner can see and edit this section.' },
      }}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
