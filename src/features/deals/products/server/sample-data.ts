import { baseCurrency } from '#server/company/company.ts';
import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { exponentOf } from '#shared/money/money.ts';
import { createProducts } from './service.ts';

/** Prices are whole units of the company's currency. */
const sampleProducts = [
  { name: 'Sample: Starter plan', price: 2_400 },
  { name: 'Sample: Team plan', price: 9_600 },
  { name: 'Sample: Enterprise plan', price: 36_000 },
  { name: 'Sample: Setup package', price: 4_500 },
] as const;

export const sampleData = defineSampleRows({
  table: 'products',
  count: sampleProducts.length,
  plant: async (call) => {
    const unit = 10 ** exponentOf(await baseCurrency(call));
    return createProducts(
      call,
      sampleProducts.map(({ name, price }) => ({ name, list_price_minor: price * unit })),
    );
  },
});
