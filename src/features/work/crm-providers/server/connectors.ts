import { defineConnectors } from '#server/connectors.ts';
import { demoCrmConnector } from './demo-crm/connector.ts';
import { hubspotConnector } from './providers/hubspot/connector.ts';

/** The CRM systems of the integrations catalog. */
export const connectors = defineConnectors(demoCrmConnector, hubspotConnector);
