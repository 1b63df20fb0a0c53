import { Navigate } from '@tanstack/react-router';
import { Loaded } from '#web/components/Loaded.tsx';
import { useParam } from '#web/params.ts';
import { ApiError } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { DealRegistration } from '../schema.ts';

const opportunity = (id: string) => `/commissions/opportunities/show/${id}`;

/** Opens the conversion of a registration on its review screen, and the opportunity if there is one already. */
export default function ConvertRegistration() {
  const id = useParam('id');
  const registration = useOne<DealRegistration>('deal_registrations', id);
  const isMissing = registration.error instanceof ApiError && registration.error.status === 404;
  // The id may be that of an opportunity, whose own screen says so if it does not exist either.
  if (isMissing) return <Navigate to={opportunity(id)} replace />;
  return (
    <Loaded query={registration}>
      {({ opportunity_id }) => (
        <Navigate
          to={opportunity_id ? opportunity(opportunity_id) : `/partners/pending/opportunities/show/${id}`}
          {...(!opportunity_id && { search: { convert: 'yes' } as never })}
          replace
        />
      )}
    </Loaded>
  );
}
