import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyInAddress, type PublicPage } from '#server/site/public-page.ts';
import { pageTitles } from '#server/site/titles.texts.ts';
import { isId } from '#shared/ids.ts';
import { receiptKey, receiptSigner } from './receipt.ts';

/** Whether a company lets partners register deals, and so issues receipts. */
export async function isIssuer({ system, flags }: Kernel, organization_id: string): Promise<boolean> {
  if (!isId(organization_id)) return false;
  const found = await system.unscoped((tx) =>
    tx.rows(
      sql`select from organizations where id = ${organization_id} and status = 'active' and kind in ('vendor', 'both')`,
    ),
  );
  return found.length > 0 && (await flags.reaches('deal_registrations', organization_id));
}

/** The page on which anyone can verify a receipt of a company. It shows only the company's name and public key. */
export const receiptPages: PublicPage[] = [
  {
    path: '/verify/receipt/:id',
    page: 'receipt',
    companyOf: companyInAddress,
    load: async (kernel, { params }) => {
      const { id } = params as { id: string };
      if (!(await isIssuer(kernel, id))) return null;
      const brand = await brandOf(kernel, id);
      return {
        organization_id: id,
        head: { title: pageTitles.verifyReceipt(brand.name), isHidden: true },
        props: { brand, company_id: id, receipt_key: receiptKey(id, receiptSigner(kernel)) },
      };
    },
  },
];
