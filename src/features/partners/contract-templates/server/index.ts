import { sql } from '#server/db/sql.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';
import type { ServerFeature } from '#server/feature.ts';
import { templatePlugin } from './files.ts';
import { contractsFlag } from './flag.ts';
import { contractTemplates } from './resource.ts';
import { templateRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'contract-templates',
  partOf: contractsFlag.key,
  resources: [contractTemplates],
  routes: templateRoutes,
  plugin: templatePlugin,
  usesAudiences: defineAudienceUses(async (call, audience_id) =>
    (
      await call.rows<{ id: string; name: string }>(sql`
        select id, name from contract_templates
        where organization_id = ${call.organization_id} and audience_id = ${audience_id} and archived_at is null
        order by name`)
    ).map(({ id, name }) => ({ kind: 'Contract template', name, to: `/partners/contracts/templates/edit/${id}` })),
  ),
  keeps: [
    {
      folder: 'documents',
      table: 'contract_template_files',
      key: 'key',
      exportAs: "concat('contract-templates/', template_id, '/', id, '-', file_name)",
    },
  ],
};
