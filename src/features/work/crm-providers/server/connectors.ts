import { defineConnectors } from '#server/connectors.ts';
import { hubspotConnector } from './providers/hubspot/connector.ts';

/** The CRM systems of the integrations catalog. */
export const connectors = defineConnectors(hubspotConnector);
