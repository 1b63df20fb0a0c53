import { sql } from '#server/db/sql.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyOfRow, type PublicPage } from '#server/site/public-page.ts';
import { isId } from '#shared/ids.ts';
import { texts } from './texts.ts';

/**
 * The page that a button in an email opens. The page itself shows only the company; what the action does is shown only
 * for the token behind the `#`.
 */
export const actionPage: PublicPage = {
  path: '/public/action/:id',
  page: 'action',
  companyOf: companyOfRow((id) => sql`select organization_id from mail_actions where id = ${id}`),
  load: async (kernel, { params }) => {
    const { id } = params as { id: string };
    if (!isId(id)) return null;
    const [found] = await kernel.system.unscoped((tx) =>
      tx.rows<{ organization_id: string }>(sql`select organization_id from mail_actions where id = ${id}`),
    );
    if (!found) return null;
    const brand = await brandOf(kernel, found.organization_id);
    return {
      organization_id: found.organization_id,
      head: { title: texts.confirm(brand.name), isHidden: true },
      props: { brand },
    };
  },
};
