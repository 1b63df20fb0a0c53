import type { ServerFeature } from '#server/feature.ts';
import { changeMany } from '#server/resource/change-many.ts';
import { ProductBulkChange } from '../schema.ts';
import { demo } from './demo.ts';
import { products } from './resource.ts';
import { sampleData } from './sample-data.ts';

export const feature: ServerFeature = {
  name: 'products',
  resources: [products],
  routes: [changeMany(products, ProductBulkChange)],
  sampleData,
  demo,
};
