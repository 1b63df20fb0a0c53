import { useQueryClient } from '@tanstack/react-query';
import type { Organization, OrganizationUpdate } from '#features/platform/organizations/schema.ts';
import { oneOptions, useOne, useUpdate } from '#web/resource/data/useResource.ts';
import { sessionQuery, useSession } from '#web/session/session.tsx';

/** The company's details as partners see them: the same row that the company settings show. */
export function useCompanyDetails() {
  const client = useQueryClient();
  const { organization } = useSession();
  const details = useOne<Organization>('organizations', organization.id);
  const update = useUpdate<Organization>('organizations');
  const save = async (values: OrganizationUpdate) => {
    const { queryKey } = oneOptions<Organization>('organizations', organization.id);
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
