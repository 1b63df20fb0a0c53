import { programModules, setProgramShape } from '#features/setup/program-settings/server/service.ts';
import type { Call } from '#server/call.ts';
import { type ProgramShape, shapes } from '#shared/program/shapes.ts';
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
  return { added };
}
