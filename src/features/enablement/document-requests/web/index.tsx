import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'document-requests', flag: 'document_folders', routes: [] };
