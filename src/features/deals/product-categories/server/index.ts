import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { productCategories } from './resource.ts';

export const feature: ServerFeature = { name: 'product-categories', resources: [productCategories], demo };
