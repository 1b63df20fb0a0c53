import type { BrandLook, SiteBrand } from '#shared/brand.ts';
import { sql } from '../db/sql.ts';
import type { Kernel } from '../kernel.ts';

/** The brand of a company on its public pages; `website` is the https URL of its domain. */
export async function brandOf({ system }: Pick<Kernel, 'system'>, organization_id: string): Promise<SiteBrand> {
  const [company] = await system.unscoped((tx) =>
    tx.rows<SiteBrand>(sql`
      select name, logo_url, cover_url, 'https://' || domain as website, privacy_url, imprint_url
      from organizations where id = ${organization_id}`),
  );
  return company!;
}

/** The look of all public pages of a company, and the picture that previews of links to them show. */
export interface PageBrand extends BrandLook {
  name: string;
  logo_url: string | null;
  preview_url: string | null;
}

/** @returns undefined if there is no such company, or it is suspended or closed */
export async function pageBrandOf(
  { system }: Pick<Kernel, 'system'>,
  organization_id: string,
): Promise<PageBrand | undefined> {
  const [company] = await system.unscoped((tx) =>
    tx.rows<PageBrand>(sql`
      select name, logo_url, primary_color, font, favicon_url, coalesce(preview_image_url, cover_url) as preview_url
      from organizations where id = ${organization_id} and status = 'active'`),
  );
  return company;
}
