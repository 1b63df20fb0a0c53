import type { SiteBrand } from '#shared/brand.ts';
import type { Kernel } from '../kernel.ts';

/** The brand of a company on its public pages; `website` is the https URL of its domain. */
export async function brandOf({ system }: Pick<Kernel, 'system'>, organization_id: string): Promise<SiteBrand> {
  const [company] = await system.unscoped((tx) =>
    tx.rows<SiteBrand>("select name, logo_url, 'https://' || domain as website from organizations where id = $1", [
      organization_id,
    ]),
  );
  return company!;
}
