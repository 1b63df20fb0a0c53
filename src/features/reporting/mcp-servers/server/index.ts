import type { ServerFeature } from '#server/feature.ts';
import { mcpRoutes } from './endpoint.ts';

/** The tools, records and guide of the product for other programs that speak the Model Context Protocol. */
export const feature: ServerFeature = {
  name: 'mcp-servers',
  partOf: 'ai_assistant',
  publicRoutes: mcpRoutes,
};
