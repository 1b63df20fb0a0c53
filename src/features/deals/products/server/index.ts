import type { ServerFeature } from '#server/feature.ts';
import { changeMany } from '#server/resource/change-many.ts';
import { ProductBulkChange } from '../schema.ts';
import { products } from './resource.ts';

export const feature: ServerFeature = {
  name: 'products',
  resources: [products],
  routes: [changeMany(products, ProductBulkChange)],
};
