import { useParams } from '@tanstack/react-router';
import { useOne } from '#web/resource/data/useResource.ts';
import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { type MdfFund, mdfFund } from '../schema.ts';

export default function FundEdit() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const isActive = useOne<MdfFund>(mdfFund.name, id).data?.status === 'active';
  const fixed = { disabled: isActive };
  return (
    <EditScreen noun={{ one: 'fund', address: mdfFund.address }}>
      {(form) => (
        <NounForm
          noun={mdfFund}
          initial={{ kind: 'pool', participation_ppm: 500_000, claim_days: 60 }}
          also={['mdf_balances', 'mdf_movements']}
          special={{
            kind: fixed,
            amount_minor: fixed,
            audience_id: { only: [{ field: 'entity', operator: 'eq', values: ['partners'] }] },
          }}
          {...form}
        />
      )}
    </EditScreen>
  );
}
