import { createDefaultPipeline, createType } from '#features/deals/opportunity-types/server/service.ts';
import { productCategoriesFor } from '#features/deals/product-categories/server/service.ts';
import { createProducts } from '#features/deals/products/server/service.ts';
import type { TemplateKey } from '#features/money/commission-plans/schema.ts';
import { createPlanFromTemplate, publishPlan } from '#features/money/commission-plans/server/service.ts';
import { plantContactTypes } from '#features/partners/contact-types/server/service.ts';
import { createPartnerRegion } from '#features/partners/partner-regions/server/service.ts';
import { plantPartnerStatuses } from '#features/partners/partner-statuses/server/service.ts';
import { createPartnerTier } from '#features/partners/partner-tiers/server/service.ts';
import { createPartnerType } from '#features/partners/partner-types/server/service.ts';
import type { Call } from '#server/call.ts';

export interface Programme {
  types: string[];
  regions: Record<string, string>;
  tiers: string[];
  resale: string;
  referral: string;
  products: { id: string; name: string; price: number }[];
  /** Kinds of people, by name. */
  contactTypes: Record<string, string>;
  /** The structure everybody earns by. */
  plan: string;
}

const catalogue = [
  ['Edge Gateway', 'Hardware', 89_000],
  ['Edge Gateway Pro', 'Hardware', 215_000],
  ['Fleet Console', 'Platform', 480_000],
  ['Fleet Console Enterprise', 'Platform', 1_450_000],
  ['Insight Analytics', 'Platform', 720_000],
  ['Safety Module', 'Platform', 260_000],
  ['Onboarding Package', 'Services', 350_000],
  ['Premium Support', 'Services', 190_000],
] as const;

/** How a company sets its programme up: classes of partners, pipelines, products, and the structure everybody earns by. */
export async function setUpProgramme(call: Call, template: TemplateKey): Promise<Programme> {
  await plantPartnerStatuses(call);
  await plantContactTypes(call);
  const named = async (
    make: (input: { name: string; colour?: string }) => Promise<string>,
    names: readonly (readonly [string, string?])[],
  ) => {
    const ids: string[] = [];
    for (const [name, colour] of names) ids.push(await make({ name, ...(colour && { colour }) }));
    return ids;
  };
  const types = await named(
    (input) => createPartnerType(call, input),
    [
      ['Reseller', '#2563EB'],
      ['Referral', '#0D9488'],
      ['Services', '#7C3AED'],
      ['Technology', '#78716C'],
    ],
  );
  const regions = await named(
    (input) => createPartnerRegion(call, input),
    [['Europe'], ['North America'], ['Rest of world']],
  );
  const tiers = await named(
    (input) => createPartnerTier(call, input),
    [
      ['Registered', '#A8A29E'],
      ['Silver', '#94A3B8'],
      ['Gold', '#D97706'],
      ['Platinum', '#475569'],
    ],
  );
  const resale = await createDefaultPipeline(call);
  const referral = await createType(call, {
    name: 'Referral',
    motion: 'referral',
    description: 'The partner introduces, we sell.',
  });
  const categories = ['Hardware', 'Platform', 'Services'];
  const categoryIds = await productCategoriesFor(call, categories);
  const products = await createProducts(
    call,
    catalogue.map(([name, category, list_price_minor]) => ({
      name,
      category_id: categoryIds[categories.indexOf(category)]!,
      list_price_minor,
    })),
  );
  const contactTypes = await call.rows<{ id: string; name: string }>(
    'select id, name from contact_types where organization_id = $1',
    [call.organization_id],
  );
  const { plan_id, version_id } = await createPlanFromTemplate(call, template);
  await publishPlan(call, version_id, { effective_from: call.today(), assign_to_everybody: true });
  return {
    types,
    regions: { Europe: regions[0]!, 'North America': regions[1]!, 'Rest of world': regions[2]! },
    tiers,
    resale,
    referral,
    products: products.map((id, index) => ({ id, name: catalogue[index]![0], price: catalogue[index]![2] })),
    contactTypes: Object.fromEntries(contactTypes.map(({ id, name }) => [name, id])),
    plan: plan_id,
  };
}
