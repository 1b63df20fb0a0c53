import { defineConnectors } from '#server/extension-points/connectors.ts';
import { demoCrmConnector } from './demo-crm/connector.ts';
import { otherDemoConnectors } from './demo-crm/systems.ts';
import { csv } from './providers/csv/connector.ts';
import { hubspotConnector } from './providers/hubspot/connector.ts';
import { pipedrive } from './providers/pipedrive/connector.ts';
import { rest } from './providers/rest/connector.ts';
import { salesforce } from './providers/salesforce/connector.ts';

/** The CRM systems of the integrations catalog. */
export const connectors = defineConnectors(
  demoCrmConnector,
  hubspotConnector,
  salesforce,
  pipedrive,
  rest,
  csv,
  ...otherDemoConnectors,
);
