import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import type { Opportunity } from '../schema.ts';
import { OpportunityForm } from './form.tsx';

const list = '/commissions/opportunities';

interface Start {
  account_id?: string;
  partner_id?: string;
  copy_of?: string;
}

/** Creates without an id in the address, edits with one; `?account_id=`, `?partner_id=` and `?copy_of=` prefill a new deal. */
export default function OpportunityEdit() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const { account_id, partner_id, copy_of } = useSearch({ strict: false }) as Start;
  const original = useOne<Opportunity>('opportunities', copy_of);
  const navigate = useNavigate();
  const form = (initial: Partial<Opportunity>) => (
    <OpportunityForm
      id={id}
      initial={initial}
      onDone={() => navigate({ to: list })}
      onCancel={() => navigate({ to: id ? `${list}/show/${id}` : list })}
    />
  );
  return (
    <>
      <PageHeader title={id ? 'Edit opportunity' : 'New opportunity'} />
      {copy_of ? (
        <Loaded query={original}>{(row) => form(copyOf(row))}</Loaded>
      ) : (
        form({ ...(account_id && { account_id }), ...(partner_id && { partner_id }) })
      )}
    </>
  );
}

/** What a copy takes over: not the stage, the dates or what happened to the deal. */
function copyOf(deal: Opportunity): Partial<Opportunity> {
  const { account_id, type_id, partner_id, owner_user_id, primary_contact_id, amount_minor, currency } = deal;
  return {
    name: `${deal.name} (copy)`,
    ...{ account_id, type_id, partner_id, owner_user_id, primary_contact_id, amount_minor, currency },
    description: deal.description,
    custom: deal.custom,
  };
}
