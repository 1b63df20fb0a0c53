import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { prospect } from '../schema.ts';
import { DuplicateWarning } from './DuplicateWarning.tsx';

const colleagues = [{ field: 'status', operator: 'eq' as const, values: ['active'] }];

export default function ProspectEdit() {
  return (
    <EditScreen noun={prospect}>
      {(form) => (
        <NounForm
          noun={prospect}
          special={{ owner_user_id: { only: colleagues } }}
          sections={{ Company: { more: <DuplicateWarning except={form.id} /> } }}
          {...form}
        />
      )}
    </EditScreen>
  );
}
