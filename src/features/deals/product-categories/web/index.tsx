import type { WebFeature } from '#web/feature.ts';

/** Reached from the products. */
export const feature: WebFeature = {
  name: 'product-categories',
  copies: ['product_categories'],
  routes: [
    {
      path: '/products/categories',
      title: 'Product categories',
      mode: 'company',
      permission: 'product_categories:view',
      page: () => import('./list.tsx'),
    },
  ],
};
