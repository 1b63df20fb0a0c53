import { sql } from '#server/db/sql.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyOfRow, type PublicPage } from '#server/site/public-page.ts';
import { pageTitles } from '#server/site/titles.texts.ts';
import { isReferralLinkOpen } from './redirect/known-links.ts';
import { visitsOf } from './redirect/routes.ts';

/** Visitors of a link that is not open come here; while it is open, this page does not exist. */
export const closedPage: PublicPage = {
  path: '/public/referral-links/:id/closed',
  page: 'closed-link',
  companyOf: companyOfRow((id) => sql`select organization_id from referral_links where id = ${id}`),
  load: async (kernel, { params }) => {
    const link = await visitsOf(kernel).links.byId((params as { id: string }).id);
    if (!link || isReferralLinkOpen(link, kernel.clock.now())) return null;
    const { organization_id } = link;
    const brand = await brandOf(kernel, organization_id);
    return {
      organization_id,
      head: { title: pageTitles.linkNotActive(brand.name), isHidden: true },
      props: { brand },
    };
  },
};
