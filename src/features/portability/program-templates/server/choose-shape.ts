import { replaceDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import { programModules, setProgramShape } from '#features/setup/program-settings/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type ProgramShape, shapes } from '#shared/program/shapes.ts';
import { catalog } from '../catalog.ts';
import type { MotionKey, TemplateApplied } from '../schema.ts';
import { applyTemplate } from './apply.ts';
import { undoTemplate } from './undo.ts';

const templatesOf = (shape: readonly ProgramShape[]): MotionKey[] =>
  shape.flatMap((one) => shapes[one].templates) as MotionKey[];

/**
 * Stores the shapes, archives what the templates of former ones added and nobody has changed or used, and adds what
 * those of the new ones lack.
 */
export async function chooseShape(call: Call, shape: readonly ProgramShape[]): Promise<TemplateApplied> {
  const former = templatesOf((await programModules(call)).shape);
  const wanted = templatesOf(shape);
  await setProgramShape(call, shape);
  for (const key of former) if (!wanted.includes(key)) await undoTemplate(call, key);
  const added: TemplateApplied['added'] = [];
  for (const key of wanted) added.push(...(await applyTemplate(call, key)).added);
  await startInPipeline(call, wanted);
  // The pipeline of a former shape was kept while it was the default.
  for (const key of former) if (!wanted.includes(key)) await undoTemplate(call, key);
  return { added };
}

/** New deals start in the first pipeline of the shape, instead of the one with which every company begins. */
async function startInPipeline(call: Call, [key]: readonly MotionKey[]): Promise<void> {
  const name = key && catalog[key].pipelines[0]?.name;
  const changed = name ? await replaceDefaultPipeline(call, name) : [];
  // Becoming the default, and being it no longer, is no change by a person.
  await call.run(sql`
    update program_template_items set added_version = added_version + 1
    where organization_id = ${call.organization_id} and ref_table = 'opportunity_types'
      and ref_id = any(${changed}::uuid[])`);
}
