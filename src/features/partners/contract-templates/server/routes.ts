import { sql } from '#server/db/sql.ts';
import { action, IdParams } from '#server/http/action.ts';
import { readRow } from '#server/resource/verbs.ts';
import { Type } from '#shared/schema.ts';
import { TemplateVersion } from '../schema.ts';
import { contractTemplates } from './resource.ts';
import { templateStepRoutes } from './steps.ts';

export const templateRoutes = [
  ...templateStepRoutes,
  action({
    method: 'GET',
    url: '/contract_templates/:id/versions',
    summary: 'List the published versions of a template',
    can: 'contract_templates:view',
    modes: ['company'],
    params: IdParams,
    response: Type.Array(TemplateVersion),
    run: async (call, { params }) => {
      await readRow(call, contractTemplates, params.id);
      return call.rows(sql`
        select id, version, published_at, published_by_name from contract_template_versions
        where organization_id = ${call.organization_id} and template_id = ${params.id} order by version desc`);
    },
  }),
];
