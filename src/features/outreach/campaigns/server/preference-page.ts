import { sql } from '#server/db/sql.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyInAddress, type PublicPage } from '#server/site/public-page.ts';
import { pageTitles } from '#server/site/titles.texts.ts';
import { isId } from '#shared/ids.ts';

/** The page behind the link in every campaign. It shows only the company; the rest needs the token behind the `#`. */
export const preferencePage: PublicPage = {
  path: '/public/email-preferences/:id',
  page: 'preferences',
  companyOf: companyInAddress,
  load: async (kernel, { params }) => {
    const { id } = params as { id: string };
    const [found] = isId(id)
      ? await kernel.system.unscoped((tx) =>
          tx.rows(sql`select from email_campaigns where organization_id = ${id} limit 1`),
        )
      : [];
    if (!found) return null;
    const brand = await brandOf(kernel, id);
    return {
      organization_id: id,
      head: { title: pageTitles.emailPreferences(brand.name), isHidden: true },
      props: { brand },
    };
  },
};
