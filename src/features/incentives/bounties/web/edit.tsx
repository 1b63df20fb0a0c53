import { useParams } from '@tanstack/react-router';
import { useOne } from '#web/resource/data/useResource.ts';
import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { type Bounty, bounty } from '../schema.ts';

export default function BountyEdit() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const isActive = useOne<Bounty>(bounty.name, id).data?.status === 'active';
  const fixed = { disabled: isActive };
  return (
    <EditScreen noun={{ one: 'bounty', address: bounty.address }}>
      {(form) => (
        <NounForm
          noun={bounty}
          initial={{ kind: 'submission', recipient: 'partner', max_per_partner: 1 }}
          special={{
            kind: fixed,
            metric: fixed,
            target: fixed,
            reward_minor: fixed,
            recipient: fixed,
            starts_on: fixed,
            audience_id: { only: [{ field: 'entity', operator: 'eq', values: ['partners'] }] },
          }}
          {...form}
        />
      )}
    </EditScreen>
  );
}
