import type { ServerFeature } from '#server/feature.ts';
import { products } from './resource.ts';

export const feature: ServerFeature = { name: 'products', resources: [products] };
