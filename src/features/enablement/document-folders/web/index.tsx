import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'document-folders', flag: 'document_folders', routes: [] };
