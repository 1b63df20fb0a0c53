import type { Row } from '#server/db/client.ts';
import { same } from '../words.ts';
import { creatable, updateItem } from '../writing.ts';
import { defineProgramPart, type StoredItem, type Writing } from './define.ts';

interface Stage extends Row {
  id: string;
  name: string;
}

const stagesOf = (body: Row): Row[] => (body.stages ?? []) as Row[];
const withoutKey = ({ key: _, ...stage }: Row): Row => stage;

async function createType(writing: Writing): Promise<string> {
  const { api, item, body, keep } = writing;
  const stages = stagesOf(body);
  const id = await api.create('opportunity_types', {
    ...creatable(api, writing),
    ...(stages.length > 0 && { stages: stages.map(withoutKey) }),
  });
  const { stages: made } = await api.read<{ stages: Stage[] }>('opportunity_types', id);
  for (const { key, name } of stages) {
    const stage = made.find((one) => one.name === String(name).trim());
    if (stage) await keep('stages', `${item.key}/${key}`, 'opportunity_stages', stage.id);
  }
  return id;
}

async function updateType(writing: Writing, current: StoredItem): Promise<void> {
  const { api, item, body, deletes, idOf, keep, note } = writing;
  // There is always a default; another type takes it over.
  const values = item.values.is_default ? item.values : { ...item.values, is_default: current.values.is_default };
  await updateItem({ ...writing, item: { ...item, values } }, current);
  if (same(item.values.stages, current.values.stages)) return;
  const before = stagesOf(current.values);
  const ids: string[] = [];
  for (const stage of stagesOf(body)) {
    const { key, ...fields } = stage;
    const known = before.find((one) => one.key === key);
    const id = idOf(`stages/${item.key}/${key}`);
    if (!known || !id) {
      const added = await api.create('opportunity_stages', { ...fields, type_id: current.id });
      await keep('stages', `${item.key}/${key}`, 'opportunity_stages', added);
      ids.push(added);
      continue;
    }
    ids.push(id);
    const whole = { color: null, ...fields } as Row;
    const patch = Object.fromEntries(Object.entries(whole).filter(([name, value]) => !same(value, known[name])));
    if (Object.keys(patch).length > 0) await api.update('opportunity_stages', id, patch);
  }
  const gone = before.filter(({ key }) => !stagesOf(body).some((stage) => stage.key === key));
  for (const { key, name } of gone) {
    const id = idOf(`stages/${item.key}/${key}`)!;
    if (deletes) await api.remove('opportunity_stages', id);
    else {
      note(`The stage “${name}” of “${item.values.name}” stays, because deleting was not asked for.`);
      ids.push(id);
    }
  }
  await api.reorder('opportunity_stages', ids);
}

/** Deal types and forms. */
export const deals = [
  defineProgramPart({
    key: 'opportunity-types',
    one: 'Opportunity type',
    resource: 'opportunity_types',
    file: 'records',
    nested: {
      field: 'stages',
      part: 'stages',
      resource: 'opportunity_stages',
      fields: ['name', 'category', 'probability', 'color'],
    },
    create: createType,
    update: updateType,
  }),
  defineProgramPart({
    key: 'forms',
    one: 'Form',
    resource: 'forms',
    file: 'records',
    leaves: ['recipient_ids'],
    states: {
      column: 'state',
      publish: 'publish',
      unpublish: 'unpublish',
      versions: {
        table: 'form_versions',
        parent: 'form_id',
        version: 'published_version',
        fields: ['name', 'definition'],
      },
    },
  }),
  defineProgramPart({
    key: 'referral-pages',
    one: 'Deal registration form',
    resource: 'referral_pages',
    file: 'records',
    states: { column: 'state', publish: 'publish', unpublish: 'close' },
  }),
];
