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
      return call.rows(
        `select id, version, published_at, published_by_name from contract_template_versions
         where organization_id = $1 and template_id = $2 order by version desc`,
        [call.organization_id, params.id],
      );
    },
  }),
];
