import type { Call } from '#server/call.ts';
import { action } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { catalogue } from '../catalogue.ts';
import { motions, ProgrammeTemplate, TemplateApplied, TemplateParams, TemplateTakenBack } from '../schema.ts';
import { applyTemplate } from './apply.ts';
import { itemsOf, presentThings } from './present.ts';
import { broughtByTemplates, takeBackTemplate } from './take-back.ts';

const company = ['company'] as const;

export const programmeTemplateRoutes = [
  action({
    method: 'GET',
    url: '/programme_templates',
    summary: 'Programmes to start from, and what each would add here',
    can: 'programme_templates:view',
    modes: company,
    response: Type.Array(ProgrammeTemplate),
    run: (call) => allTemplates(call),
  }),
  action({
    method: 'POST',
    url: '/programme_templates/:key/apply',
    summary: 'Add what of this programme is missing',
    can: 'programme_templates:manage',
    modes: company,
    params: TemplateParams,
    response: TemplateApplied,
    run: (call, { params }) => applyTemplate(call, params.key),
  }),
  action({
    method: 'POST',
    url: '/programme_templates/:key/take_back',
    summary: 'Archive what this programme brought and nobody changed or used',
    can: 'programme_templates:manage',
    modes: company,
    params: TemplateParams,
    response: TemplateTakenBack,
    run: (call, { params }) => takeBackTemplate(call, params.key),
  }),
];

async function allTemplates(call: Call): Promise<ProgrammeTemplate[]> {
  const present = await presentThings(call);
  const brought = await broughtByTemplates(call);
  return motions.map((key) => {
    const mine = brought.filter(({ template }) => template === key);
    return {
      key,
      name: catalogue[key].name,
      tagline: catalogue[key].tagline,
      items: itemsOf(catalogue[key], present),
      is_used: mine.length > 0,
      removable: mine.flatMap(({ ref_table, name, reason }) => (reason === null ? [{ ref_table, name }] : [])),
      kept: mine.flatMap(({ ref_table, name, reason }) => (reason === null ? [] : [{ ref_table, name, reason }])),
    };
  });
}
