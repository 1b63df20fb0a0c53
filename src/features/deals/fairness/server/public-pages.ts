import { sql } from '#server/db/sql.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyOfRow, type PublicPage } from '#server/site/public-page.ts';
import { pageTitles } from '#server/site/titles.texts.ts';

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/**
 * The page that an email links to. The page itself shows only the company; the answer needs the token behind the `#`.
 */
export const fairnessPage: PublicPage = {
  path: '/public/fairness/:id',
  page: 'fairness',
  companyOf: companyOfRow((id) => sql`select organization_id from deal_registrations where id = ${id}`),
  load: async (kernel, { params }) => {
    const { id } = params as { id: string };
    if (!isId(id)) return null;
    const [found] = await kernel.system.unscoped((tx) =>
      tx.rows<{ organization_id: string }>(sql`select organization_id from deal_registrations where id = ${id}`),
    );
    if (!found) return null;
    const brand = await brandOf(kernel, found.organization_id);
    return {
      organization_id: found.organization_id,
      head: { title: pageTitles.yourOpinion(brand.name), isHidden: true },
      props: { brand },
    };
  },
};
