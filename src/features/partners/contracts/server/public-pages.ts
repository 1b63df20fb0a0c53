import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyOfRow, type PublicPage } from '#server/site/public-page.ts';
import { pageTitles } from '#server/site/titles.texts.ts';
import { isId } from '#shared/ids.ts';

const companyOf = async ({ system }: Kernel, params: unknown): Promise<string | null> => {
  const { id } = params as { id: string };
  if (!isId(id)) return null;
  const [contract] = await system.unscoped((tx) =>
    tx.rows<{ organization_id: string }>(
      sql`select organization_id from contracts where id = ${id} and sent_at is not null`,
    ),
  );
  return contract?.organization_id ?? null;
};

/**
 * The signing page that an email links to. The page itself shows only the company; the rest needs the token behind the
 * `#`.
 */
const sign: PublicPage = {
  path: '/sign/:id',
  page: 'sign',
  companyOf: companyOfRow((id) => sql`select organization_id from contracts where id = ${id}`),
  load: async (kernel, { params }) => {
    const organization_id = await companyOf(kernel, params);
    if (!organization_id) return null;
    const brand = await brandOf(kernel, organization_id);
    return { organization_id, head: { title: pageTitles.signDocument(brand.name), isHidden: true }, props: { brand } };
  },
};

/** The address on the certificate. The page shows nothing until a visitor provides the file. */
const verify: PublicPage = {
  path: '/verify/contract/:id',
  page: 'verify',
  companyOf: companyOfRow((id) => sql`select organization_id from contracts where id = ${id}`),
  load: async (kernel, { params }) => {
    const organization_id = await companyOf(kernel, params);
    if (!organization_id) return null;
    const brand = await brandOf(kernel, organization_id);
    const seals = await kernel.system.unscoped((tx) =>
      tx.rows<{ fingerprint: string }>(sql`
        select fingerprint from contract_seals where organization_id = ${organization_id} order by valid_until desc`),
    );
    const fingerprints = seals.map(({ fingerprint }) => fingerprint);
    return {
      organization_id,
      head: { title: pageTitles.verifyDocument(brand.name), isHidden: true },
      props: { brand, fingerprints },
    };
  },
};

export const contractPages = [sign, verify];
