import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyOfRow, type PublicPage } from '#server/site/public-page.ts';
import { pageTitles } from '#server/site/titles.texts.ts';
import { badgeOf } from './badge.ts';

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const idOf = (params: unknown) => (params as { id: string }).id;

/** The page that an email links to. The page itself shows only the company; the rest needs the token behind the `#`. */
const review: PublicPage = {
  path: '/review/:id',
  page: 'review',
  companyOf: companyOfRow((id) => sql`select organization_id from reviews where id = ${id}`),
  load: async (kernel, { params }) => {
    const id = idOf(params);
    if (!isId(id)) return null;
    const [found] = await kernel.system.unscoped((tx) =>
      tx.rows<{ organization_id: string }>(
        sql`select organization_id from review_invitations where review_id = ${id} limit 1`,
      ),
    );
    if (!found) return null;
    const brand = await brandOf(kernel, found.organization_id);
    return {
      organization_id: found.organization_id,
      head: { title: pageTitles.writeReview(brand.name), isHidden: true },
      props: { brand },
    };
  },
};

/** The page that a badge on another site links to. */
const badge: PublicPage = {
  path: '/verify/reviews/:id',
  page: 'badge',
  companyOf: companyOfRow((id) => sql`select organization_id from partners where id = ${id}`),
  load: async (kernel, { params }) => {
    const id = idOf(params);
    if (!isId(id)) return null;
    const signed = await badgeOf(kernel, id).catch((error) => {
      if (error instanceof Refusal && error.statusCode === 404) return null;
      throw error;
    });
    if (!signed) return null;
    const { company, partner, rating, count } = signed;
    return {
      organization_id: company.id,
      head: {
        title: pageTitles.verifiedRating(partner.name),
        description: `${partner.name} is rated ${rating}/5 in ${count} deal-verified reviews by customers.`,
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: partner.name,
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount: count,
            bestRating: 5,
            worstRating: 1,
          },
        },
      },
      props: { brand: await brandOf(kernel, company.id), badge: signed },
    };
  },
};

export const reviewPages = [review, badge];
