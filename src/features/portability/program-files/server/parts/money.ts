import { conflict } from '#server/errors.ts';
import { same } from '../words.ts';
import { defineProgramPart, type StoredItem, type Writing } from './define.ts';

const RESOURCE = 'commission_plans';

/** A structure applies from today on: what deals earned before stays as it is. */
async function publish({ api, note, item }: Writing, draft: string): Promise<void> {
  const day = api.call.today();
  await api.step('plan_versions', draft, 'publish', { effective_from: day });
  note(`The incentive structure “${item.values.name}” applies to deals that are won from ${day} on.`);
}

async function createStructure(writing: Writing): Promise<string> {
  const { api, body } = writing;
  const id = await api.create(RESOURCE, { name: body.name, description: body.description ?? null });
  const { draft_id } = await api.read<{ draft_id: string }>(RESOURCE, id);
  await api.update('plan_versions', draft_id, { definition: body.definition });
  if (body.state === 'published') await publish(writing, draft_id);
  return id;
}

async function updateStructure(writing: Writing, current: StoredItem): Promise<void> {
  const { api, body, item } = writing;
  const { draft_id, published_id, row_version } = current.row as Record<string, string | null>;
  const isNamedAnew = ['name', 'description'].some((field) => !same(item.values[field], current.values[field]));
  if (isNamedAnew)
    await api.update(RESOURCE, current.id, { name: body.name, description: body.description ?? null, row_version });
  if (published_id && body.state !== 'published') throw conflict('It is published and cannot become a draft again.');
  const isSame = same(item.values.definition, current.values.definition);
  if (isSame && (published_id || body.state !== 'published')) return;
  if (published_id && draft_id) throw conflict('It has a draft. Publish or discard it first.');
  const draft = draft_id ?? String((await api.step(RESOURCE, current.id, 'draft', {})).id);
  if (!isSame) await api.update('plan_versions', draft, { definition: body.definition });
  if (body.state === 'published') await publish(writing, draft);
}

const lastPart = (ref: unknown) =>
  String(ref ?? '')
    .split('/')
    .at(-1)!;

/** Incentives, and who gets them. */
export const money = [
  defineProgramPart({
    key: 'structures',
    one: 'Incentive structure',
    resource: RESOURCE,
    file: 'records',
    fields: ['name', 'description', 'state', 'definition'],
    includes: ({ status }) => status !== 'archived',
    read: async (api, rows) => {
      const drafts = await api.rows('plan_versions');
      return rows.map((row) => ({
        ...row,
        state: row.published_id ? 'published' : 'draft',
        definition: row.published_definition ?? drafts.find(({ id }) => id === row.draft_id)?.definition,
      }));
    },
    create: createStructure,
    update: updateStructure,
  }),
  defineProgramPart({
    key: 'assignments',
    one: 'Assignment',
    resource: 'plan_assignments',
    file: 'list',
    fields: ['plan_id', 'target', 'target_id', 'priority'],
    named: ({ plan_name, target_name, target }) => `${plan_name} for ${target_name ?? target}`,
    title: ({ plan_id, target, target_id }) => `${lastPart(plan_id)} for ${target_id ? lastPart(target_id) : target}`,
    // Agreements with one partner are not part of the program.
    includes: ({ target, effective_to }, today) =>
      target !== 'partner' && (effective_to === null || String(effective_to) > today),
    // It ends today: what partners earned by it stays.
    remove: (api, { id, row }) =>
      String(row.effective_from) < api.call.today()
        ? api.update('plan_assignments', id, { effective_to: api.call.today() })
        : api.remove('plan_assignments', id),
  }),
];
