import type { Row } from '#server/db/client.ts';
import { conflict } from '#server/errors.ts';
import { sayMoney } from '../words.ts';
import { defineProgramPart, type StoredItem, type Writing } from './define.ts';

const criterionFields = ['tier_id', 'metric', 'threshold', 'window_months', 'is_mandatory', 'points', 'subject'];
const settings = ['promotion', 'demotion', 'grace_days', 'note', 'levels'];
const isMoney = (metric: unknown) => metric === 'sourced_revenue' || metric === 'closed_revenue';

/** Writes the requirements as a new version, which counts from today on. */
async function writeRequirements(writing: Writing, current?: StoredItem): Promise<string> {
  const { api, body, note } = writing;
  const programs = await api.rows('tier_programs');
  const draft = programs.find(({ status }) => status === 'draft');
  if (draft && programs.length > 1) throw conflict('The tier requirements have a draft. Publish or discard it first.');
  if (current?.values.state === 'published' && body.state !== 'published')
    throw conflict('Published requirements cannot become a draft again.');
  const facts = Object.fromEntries(settings.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));
  const id = draft ? String(draft.id) : await api.create('tier_programs', facts);
  if (draft && Object.keys(facts).length > 0) await api.update('tier_programs', id, facts);
  for (const { id: earlier } of await api.rows('tier_criteria', 't.program_id = $2', [id]))
    await api.remove('tier_criteria', String(earlier));
  for (const [index, criterion] of ((body.criteria ?? []) as Row[]).entries())
    await api.create('tier_criteria', { ...criterion, program_id: id, order: index + 1 });
  if (body.state === 'published') {
    await api.step('tier_programs', id, 'publish', {});
    note('The tier requirements have a new version from today on. Partners are notified.');
  }
  return id;
}

/** Tiers, certificates and benefits. */
export const tiers = [
  defineProgramPart({
    key: 'tier-requirements',
    one: 'Tier requirements',
    resource: 'tier_programs',
    file: 'single',
    title: () => 'Tier requirements',
    fields: ['state', ...settings, 'criteria'],
    read: async (api, rows) => {
      const byVersion = rows.toSorted((one, other) => Number(other.version) - Number(one.version));
      const latest = byVersion.find(({ status }) => status === 'published') ?? byVersion[0];
      if (!latest) return [];
      const criteria = await api.rows('tier_criteria', 't.program_id = $2', [latest.id]);
      const listed = criteria
        .toSorted(
          (one, other) => Number(one.order) - Number(other.order) || (String(one.id) < String(other.id) ? -1 : 1),
        )
        .map((row) =>
          Object.fromEntries(criterionFields.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]))),
        );
      return [{ ...latest, state: latest.status, criteria: listed }];
    },
    create: (writing) => writeRequirements(writing),
    update: async (writing, current) => {
      await writeRequirements(writing, current);
    },
    say: (field, value, parent, { currency }) => {
      if (field === 'metric') return String(value).replaceAll('_', ' ');
      return field === 'threshold' && isMoney(parent.metric) ? sayMoney(Number(value ?? 0), currency) : undefined;
    },
  }),
  defineProgramPart({
    key: 'certificates',
    one: 'Certificate',
    resource: 'certificate_programs',
    file: 'records',
    states: { column: 'state', publish: 'publish', unpublish: 'withdraw' },
  }),
  defineProgramPart({ key: 'benefits', one: 'Benefit', resource: 'entitlements', file: 'records' }),
];
