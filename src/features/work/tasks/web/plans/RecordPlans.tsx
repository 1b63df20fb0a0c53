import { CommitmentsCard } from '../CommitmentsCard.tsx';
import { Plans } from './list.tsx';

/** The action plans of a partner, with what both sides kept, or of a deal. */
export default function RecordPlans({ on, id }: { on: string; id: string }) {
  const field = on === 'partners' ? 'partner_id' : 'opportunity_id';
  return (
    <>
      {on === 'partners' && <CommitmentsCard partner_id={id} />}
      <Plans
        fixed={[{ field, operator: 'eq', values: [id] }]}
        create={`/tasks/plans/create?${field}=${encodeURIComponent(id)}`}
      />
    </>
  );
}
