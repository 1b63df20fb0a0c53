import { useQueryClient } from '@tanstack/react-query';
import type { Organisation, OrganisationUpdate } from '#features/setup/company-settings/schema.ts';
import { oneOptions, useOne, useUpdate } from '#web/resource/useResource.ts';
import { sessionQuery, useSession } from '#web/session.tsx';

/** How the company appears to its partners: the same row the company settings show. */
export function useCompanyDetails() {
  const client = useQueryClient();
  const { organization } = useSession();
  const details = useOne<Organisation>('organizations', organization.id);
  const update = useUpdate<Organisation>('organizations');
  const save = async (values: OrganisationUpdate) => {
    const { queryKey } = oneOptions<Organisation>('organizations', organization.id);
    // Shown at once; what the server refuses is put back.
    client.setQueryData(queryKey, (row) => row && { ...row, ...values });
    try {
      await update.mutateAsync({ id: organization.id, values });
    } catch (error) {
      await client.invalidateQueries({ queryKey });
      throw error;
    }
    // The frame shows the name and the logo.
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  return { details, save };
}
