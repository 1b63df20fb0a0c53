import { defineDemo } from '#server/demo/story.ts';
import { createProducts } from './service.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    products: { id: string; name: string; price: number }[];
  }
}

const catalog = [
  ['Edge Gateway', 'Hardware', 89_000],
  ['Edge Gateway Pro', 'Hardware', 215_000],
  ['Fleet Console', 'Platform', 480_000],
  ['Fleet Console Enterprise', 'Platform', 1_450_000],
  ['Insight Analytics', 'Platform', 720_000],
  ['Safety Module', 'Platform', 260_000],
  ['Onboarding Package', 'Services', 350_000],
  ['Premium Support', 'Services', 190_000],
] as const;

export const demo = [
  defineDemo('products', {
    when: 'start',
    after: ['product-categories'],
    run: async (story, call) => {
      const categories = story.get('productCategories');
      const ids = await createProducts(
        call,
        catalog.map(([name, category, list_price_minor]) => ({
          name,
          category_id: categories[category]!,
          list_price_minor,
        })),
      );
      const products = ids.map((id, index) => ({ id, name: catalog[index]![0], price: catalog[index]![2] }));
      story.put('products', products);
    },
  }),
];
