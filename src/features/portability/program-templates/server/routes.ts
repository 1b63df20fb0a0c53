import { ShapeInput } from '#features/setup/program-settings/schema.ts';
import type { Call } from '#server/call.ts';
import { action } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { catalog } from '../catalog.ts';
import { motions, ProgramTemplate, TemplateApplied, TemplateParams, TemplateUndone } from '../schema.ts';
import { applyTemplate, presenceIn } from './apply.ts';
import { chooseShape } from './choose-shape.ts';
import { existingItems, programTemplateItems } from './existing-items.ts';
import { additionsOfTemplates, undoTemplate } from './undo.ts';

const company = ['company'] as const;

export const programTemplateRoutes = [
  action({
    method: 'GET',
    url: '/program_templates',
    summary: 'List program templates and what each one would add',
    can: 'program_templates:view',
    modes: company,
    response: Type.Array(ProgramTemplate),
    run: (call) => allTemplates(call),
  }),
  action({
    method: 'POST',
    url: '/program_templates/:key/apply',
    summary: 'Add the missing parts of a program template',
    can: 'program_templates:manage',
    modes: company,
    params: TemplateParams,
    response: TemplateApplied,
    run: (call, { params }) => applyTemplate(call, params.key),
  }),
  action({
    method: 'POST',
    url: '/program_templates/:key/take_back',
    summary: 'Archive what a program template added and no one has changed or used',
    can: 'program_templates:manage',
    modes: company,
    params: TemplateParams,
    response: TemplateUndone,
    run: (call, { params }) => undoTemplate(call, params.key),
  }),
  action({
    method: 'POST',
    url: '/program_shape',
    summary: 'Choose what the program is, and fill it with the templates of its shapes',
    can: 'program_settings:manage',
    modes: company,
    body: ShapeInput,
    response: TemplateApplied,
    run: (call, { body }) => chooseShape(call, body.shape),
  }),
];

async function allTemplates(call: Call): Promise<ProgramTemplate[]> {
  const present = await existingItems(call);
  const isPresent = await presenceIn(call);
  const brought = await additionsOfTemplates(call);
  return motions.map((key) => {
    const mine = brought.filter(({ template }) => template === key);
    return {
      key,
      name: catalog[key].name,
      tagline: catalog[key].tagline,
      items: programTemplateItems(catalog[key], present, isPresent),
      is_used: mine.length > 0,
      removable: mine.flatMap(({ ref_table, name, reason }) => (reason === null ? [{ ref_table, name }] : [])),
      kept: mine.flatMap(({ ref_table, name, reason }) => (reason === null ? [] : [{ ref_table, name, reason }])),
    };
  });
}
