import { defineConnectors } from '#server/connectors.ts';
import type { ServerFeature } from '#server/feature.ts';
import { csv } from './providers/csv/connector.ts';
import { pipedrive } from './providers/pipedrive/connector.ts';
import { rest } from './providers/rest/connector.ts';
import { salesforce } from './providers/salesforce/connector.ts';

export const feature: ServerFeature = {
  name: 'crm-providers',
  connectors: defineConnectors(salesforce, pipedrive, rest, csv),
};
