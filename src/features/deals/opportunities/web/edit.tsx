import { useSearch } from '@tanstack/react-router';
import { Loaded } from '#web/components/Loaded.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { type Opportunity, opportunity } from '../schema.ts';
import { OpportunityForm } from './form.tsx';
import { texts } from './texts.ts';

interface Start {
  account_id?: string;
  partner_id?: string;
  copy_of?: string;
}

/** `?account_id=`, `?partner_id=` and `?copy_of=` prefill a new deal. */
export default function OpportunityEdit() {
  const { account_id, partner_id, copy_of } = useSearch({ strict: false }) as Start;
  const original = useOne<Opportunity>('opportunities', copy_of);
  return (
    <EditScreen noun={opportunity}>
      {(form) =>
        copy_of ? (
          <Loaded query={original}>{(row) => <OpportunityForm {...form} initial={copyOf(row)} />}</Loaded>
        ) : (
          <OpportunityForm
            {...form}
            initial={{ ...(account_id && { account_id }), ...(partner_id && { partner_id }) }}
          />
        )
      }
    </EditScreen>
  );
}

/** The fields that a copy takes over: not the stage, the dates, or the history of the deal. */
function copyOf(deal: Opportunity): Partial<Opportunity> {
  const { account_id, type_id, partner_id, owner_user_id, primary_contact_id, amount_minor, currency } = deal;
  return {
    name: texts.copy(deal.name),
    account_id,
    type_id,
    partner_id,
    owner_user_id,
    primary_contact_id,
    amount_minor,
    currency,
    description: deal.description,
    custom: deal.custom,
  };
}
