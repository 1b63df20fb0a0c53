import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { OpportunityForm } from './form.tsx';

const list = '/commissions/opportunities';

/** Creates without an id in the address, edits with one; `?account_id=` and `?partner_id=` begin a new deal for them. */
export default function OpportunityEdit() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const { account_id, partner_id } = useSearch({ strict: false }) as { account_id?: string; partner_id?: string };
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={id ? 'Edit opportunity' : 'New opportunity'} />
      <OpportunityForm
        id={id}
        initial={{ ...(account_id && { account_id }), ...(partner_id && { partner_id }) }}
        onDone={() => navigate({ to: list })}
        onCancel={() => navigate({ to: id ? `${list}/show/${id}` : list })}
      />
    </>
  );
}
