import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { publishedReviews } from '#features/referrals/reviews/server/service.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import type { PublicPage, PublicView, SitemapSource } from '#server/site/public-page.ts';
import { forVisitor } from '#server/site/visitor.ts';
import { type DirectoryPartner, DirectorySearch } from '../../public.schema.ts';
import { type OpenDirectory, openDirectory, publicSettings } from './directory.ts';
import { featuredOf, pageOf, partnersBy } from './pages.ts';
import { noteDirectoryVisit } from './plugin.ts';
import { formKey } from './visitors.ts';

const addressOf = ({ settings }: OpenDirectory) => `/partner_directory/${settings.slug}`;
const absolute = ({ hosts }: Kernel, { organization_id }: OpenDirectory, path: string) =>
  `${hosts.addressOf(organization_id)}${path}`;
const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

async function loadDirectory(kernel: Kernel, request: FastifyRequest): Promise<PublicView | null> {
  const { directoryId } = request.params as { directoryId: string };
  const directory = await openDirectory(kernel, directoryId);
  if (!directory) return null;
  const { embed, ...query } = request.query as Record<string, unknown>;
  const search = searchOf(query);
  const { page, settings } = await forVisitor(kernel, request, directory.organization_id, async (call) => ({
    page: await pageOf(call, directory, search),
    settings: publicSettings(directory, await featuredOf(call, directory)),
  }));
  await noteDirectoryVisit(kernel, request, directory, { kind: 'view' });
  const title = directory.settings.page_title || `${settings.name} – ${directory.company.name}`;
  return {
    organization_id: directory.organization_id,
    head: {
      title,
      description: shortened(directory.settings.page_summary || settings.description, 300),
      ...(directory.settings.logo_url && { image: absolute(kernel, directory, directory.settings.logo_url) }),
      canonical: absolute(kernel, directory, addressOf(directory)),
      lang: settings.language,
      ...(!directory.settings.is_indexed && { isHidden: true as const }),
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: settings.name,
        numberOfItems: page.total,
        itemListElement: page.partners.map((partner, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: absolute(kernel, directory, `${addressOf(directory)}/partner/${partner.slug}`),
          name: partner.partner_company.CompanyName,
        })),
      },
    },
    props: {
      settings,
      page,
      search,
      isEmbedded: embed !== undefined,
      formKey: formKey(kernel, directory.settings.id),
    },
    frames: directory.settings.allowed_origins,
  };
}

const knownSearch = Compile(DirectorySearch);

/** A visitor may write anything into the address: what is no search is left out. */
function searchOf(query: Record<string, unknown>): DirectorySearch {
  const { page, ...rest } = query;
  const number = Number(page);
  const search = { ...rest, ...(Number.isInteger(number) && number > 0 && number <= 1000 && { page: number }) };
  const valid = Object.fromEntries(
    Object.entries(search).filter(
      ([key, value]) => key in DirectorySearch.properties && knownSearch.Check({ [key]: value }),
    ),
  );
  return valid as DirectorySearch;
}

async function loadPartner(kernel: Kernel, request: FastifyRequest): Promise<PublicView | null> {
  const { directoryId, partnerId } = request.params as { directoryId: string; partnerId: string };
  const directory = await openDirectory(kernel, directoryId);
  if (!directory) return null;
  const { partner, settings } = await forVisitor(kernel, request, directory.organization_id, async (call) => ({
    partner: (await partnersBy(call, directory, [partnerId]))[0],
    settings: publicSettings(directory, []),
  }));
  if (!partner) return null;
  await noteDirectoryVisit(kernel, request, directory, { kind: 'partner_view', partner_id: partner.ID });
  const reviews = settings.show_ratings
    ? await publishedReviews(kernel, { reference_id: partner.ID, reference_table: 'partners' })
    : [];
  const { CompanyName, Description, PhotoUrl } = partner.partner_company;
  const address = absolute(kernel, directory, `${addressOf(directory)}/partner/${partner.slug}`);
  return {
    organization_id: directory.organization_id,
    head: {
      title: `${CompanyName} – ${settings.name}`,
      description: shortened(partner.tagline || Description, 300),
      image: PhotoUrl && absolute(kernel, directory, PhotoUrl),
      canonical: address,
      lang: settings.language,
      ...(!directory.settings.is_indexed && { isHidden: true as const }),
      jsonLd: organizationOf(kernel, directory, partner, address),
    },
    props: { settings, partner, reviews: reviews.slice(0, 20), formKey: formKey(kernel, directory.settings.id) },
    frames: directory.settings.allowed_origins,
  };
}

/** https://schema.org/Organization */
function organizationOf(kernel: Kernel, directory: OpenDirectory, partner: DirectoryPartner, address: string): object {
  const { CompanyName, Description, PhotoUrl } = partner.partner_company;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': address,
    name: CompanyName,
    description: Description,
    ...(partner.link && { url: partner.link }),
    ...(PhotoUrl && { logo: absolute(kernel, directory, PhotoUrl) }),
    ...(partner.locations.length > 0 && {
      location: partner.locations.map((country) => ({
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressCountry: country },
      })),
    }),
    ...(partner.services.length > 0 && { knowsAbout: partner.services }),
    ...(partner.rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: partner.rating,
        bestRating: 5,
        ratingCount: partner.review_count,
      },
    }),
  };
}

const companyOf: PublicPage['companyOf'] = async ({ system }, { params }) => {
  const { directoryId } = params as { directoryId: string };
  const [found] = await system.unscoped((tx) =>
    tx.rows<{ organization_id: string }>(sql`
      select organization_id from partners_directory
      where id::text = ${directoryId} or slug = ${directoryId}`),
  );
  return found?.organization_id ?? null;
};

export const publicPages: PublicPage[] = [
  { path: '/partner_directory/:directoryId', page: 'directory', companyOf, load: loadDirectory },
  { path: '/partner_directory/:directoryId/partner/:partnerId', page: 'partner', companyOf, load: loadPartner },
];

const MOST_IN_SITEMAP = 45_000;

/** Published directories that search engines may list, and their partners. */
export const sitemap: SitemapSource = async ({ system }) => {
  const rows = await system.unscoped((tx) =>
    tx.rows<{ path: string }>(sql`
      select '/partner_directory/' || d.slug || coalesce('/partner/' || l.slug, '') as path
      from partners_directory d join organizations o on o.id = d.organization_id and o.status = 'active'
      cross join lateral (select null as slug union all
        select l.slug from directory_listings l
        join partners p on p.organization_id = l.organization_id and p.id = l.partner_id and p.archived_at is null
        join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
          and s.category = 'active'
        where l.organization_id = d.organization_id and l.directory_id = d.id and l.state = 'published') l
      where d.is_published and d.is_indexed and d.archived_at is null
      order by d.slug, l.slug nulls first limit ${sql.raw(MOST_IN_SITEMAP)}`),
  );
  return rows.map(({ path }) => path);
};
