import type { ProgramApi } from '../api.ts';
import { creatable } from '../writing.ts';
import { defineProgramPart, type StoredItem, type Writing } from './define.ts';

/** A person opens it, because partners count on the money from then on. */
const createDraft =
  (what: string, next: string) =>
  async (writing: Writing): Promise<string> => {
    const { api, item, note } = writing;
    note(`The ${what} “${item.values.name}” is a draft. ${next}`);
    return api.create(item.part.resource, creatable(api, writing));
  };

/** A draft is deleted. Anything later is closed: what partners earned by it stays. */
const closeOrDelete = (api: ProgramApi, { part, id, row }: StoredItem): Promise<unknown> =>
  row.status === 'draft' ? api.remove(part.resource, id) : api.step(part.resource, id, 'close', {});

/** Bounties, MDF funds, and the papers that payments need. */
export const rewards = [
  defineProgramPart({
    key: 'bounties',
    one: 'Bounty',
    resource: 'bounties',
    file: 'records',
    includes: ({ status }) => status !== 'closed',
    create: createDraft('bounty', 'Open it to partners when you are ready.'),
    remove: closeOrDelete,
  }),
  defineProgramPart({
    key: 'mdf-funds',
    one: 'MDF fund',
    resource: 'mdf_funds',
    file: 'records',
    includes: ({ status }) => status !== 'closed',
    create: createDraft('MDF fund', 'Activate it to allocate its money.'),
    remove: closeOrDelete,
  }),
  defineProgramPart({
    key: 'tax-rules',
    one: 'Tax rule',
    resource: 'tax_requirements',
    file: 'list',
    isReplaced: true,
    named: ({ paper, applies_to, country, currency }) =>
      [paper, applies_to, country, currency].filter(Boolean).join(' '),
    title: ({ paper, country, applies_to }) => `${paper} ${country ?? applies_to}`.replaceAll('_', ' '),
  }),
];
