import { sql } from '#server/db/sql.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyOfRow, type PublicPage } from '#server/site/public-page.ts';
import { pageTitles } from '#server/site/titles.texts.ts';
import { isId } from '#shared/ids.ts';

/** The page of a shared link. It shows only the company; everything else needs the token after the `#`. */
const shared: PublicPage = {
  path: '/public/resource/:id',
  page: 'sharedResource',
  companyOf: companyOfRow((id) => sql`select organization_id from resource_links where id = ${id}`),
  load: async (kernel, { params }) => {
    const { id } = params as { id: string };
    if (!isId(id)) return null;
    const [found] = await kernel.system.unscoped((tx) =>
      tx.rows<{ organization_id: string }>(sql`select organization_id from resource_links where id = ${id}`),
    );
    if (!found) return null;
    const brand = await brandOf(kernel, found.organization_id);
    return {
      organization_id: found.organization_id,
      head: { title: pageTitles.sharedBy(brand.name), isHidden: true },
      props: { brand },
    };
  },
};

export const linkPages = [shared];
