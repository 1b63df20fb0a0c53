import type { Tool } from '#server/extension-points/assistant-tools.ts';
import { declaredResources } from '#server/resource/define.ts';
import { KNOWN_WORD, type Planted } from './plant.ts';

export interface ToolCall {
  name: string;
  input: Readonly<Record<string, unknown>>;
}

interface Property {
  type?: string;
  const?: unknown;
  anyOf?: Property[];
  allOf?: Property[];
  format?: string;
  minimum?: number;
  items?: Property;
  properties?: Record<string, Property>;
  required?: string[];
}

const MOST_OF_KIND = 1;

/**
 * The calls of the worst model that there can be: every offered tool with every foreign id that fits, every kind of
 * record with every foreign id of it, and every list filtered by what belongs to the neighbor.
 */
export function worstCalls(tools: readonly Tool[], { ids }: Planted, organization_id: string): ToolCall[] {
  const all = [...ids].flatMap(([kind, some]) => some.slice(0, MOST_OF_KIND).map((id) => ({ kind, id })));
  const partner = ids.get('partners')?.[0] ?? organization_id;
  const calls: ToolCall[] = [];
  for (const { kind, id } of all) calls.push({ name: 'read_record', input: { kind, id } });
  for (const kind of ids.keys()) {
    for (const filters of [{ id: ids.get(kind)![0]! }, { partner_id: partner }])
      calls.push({ name: 'find_records', input: { kind, filters, most: 25 } });
    calls.push({ name: 'find_records', input: { kind, text: KNOWN_WORD, most: 25 } });
  }
  calls.push(...generalCalls(all, partner));
  for (const tool of tools) {
    const schema = tool.input as unknown as Property;
    const properties = Object.entries(schema.properties ?? {});
    const inputs = properties.length === 0 ? [{}] : [0, 1, 2].map((turn) => inputOf(schema, turn, all, partner));
    for (const input of inputs) calls.push({ name: tool.name, input });
    // Every property that takes an id, in the spellings that a path or a filter could misread.
    for (const [property] of properties.filter(([name, one]) => isId(name, one))) {
      const id = foreignFor(property, all, 0, partner);
      for (const spelled of [
        `../partners/${partner}`,
        `${id}?x=1`,
        `${id}/../${id}`,
        id.toUpperCase(),
        `%2e%2e/${id}`,
        `{${id}}`,
      ])
        calls.push({ name: tool.name, input: { ...inputs[0], [property]: spelled } });
    }
  }
  for (const path of [
    '../partners',
    'partners/../contacts',
    'partners?x=1',
    'identity.users',
    'assistant_chats',
    'stored_secrets',
  ])
    calls.push(
      { name: 'find_records', input: { kind: path } },
      { name: 'read_record', input: { kind: path, id: partner } },
    );
  for (const name of ['delete_record', 'run_sql', 'confirm_proposal', '__proto__', 'constructor'])
    calls.push({ name, input: { id: partner } });
  return calls;
}

const TOPICS = ['commission', 'deal', 'hold', 'tier', 'payout', 'partner'];

/** The tools for any kind of record, with every kind and what belongs to the neighbor. */
function generalCalls(all: Foreign, partner: string): ToolCall[] {
  const calls: ToolCall[] = [{ name: 'describe', input: {} }];
  for (const { kind, id } of all) {
    calls.push(
      { name: 'read', input: { kind, id, conversation: true } },
      { name: 'query', input: { of: kind, where: { id } } },
      { name: 'query', input: { of: kind, search: KNOWN_WORD, measure: 'count', by: ['partner'] } },
    );
    if (!declaredResources().get(kind)?.proposals) continue;
    calls.push(
      { name: 'describe', input: { kind } },
      { name: 'query', input: { of: kind, where: { partner }, limit: 100 } },
      { name: 'query', input: { of: kind, where: { partner: KNOWN_WORD }, measure: 'count' } },
      { name: 'propose_change', input: { kind, id, fields: { name: 'x' } } },
      { name: 'propose_change', input: { kind, id, fields: { title: 'x' } } },
      { name: 'propose_create', input: { kind, fields: { title: 'x', partner, record_table: kind, record_id: id } } },
      { name: 'propose_message', input: { kind, id, text: 'x', visibility: 'shared' } },
      { name: 'propose_message', input: { kind, id, as: 'email', subject: 'x', text: 'x' } },
      { name: 'propose_step', input: { kind, id, step: 'move', input: { stage: id } } },
    );
  }
  for (const { id } of all.slice(0, 15))
    for (const topic of TOPICS) calls.push({ name: 'explain', input: { topic, id } });
  for (const where of ['records', 'library', 'guide'])
    calls.push({ name: 'search', input: { text: KNOWN_WORD, in: where } });
  for (const of of ['../partners', 'partners?x=1', 'identity.users', 'stored_secrets', 'assistant_chats'])
    calls.push({ name: 'query', input: { of } }, { name: 'read', input: { kind: of, id: partner } });
  return calls;
}

type Foreign = readonly { kind: string; id: string }[];

const isId = (name: string, property: Property): boolean =>
  /(^|_)id$/.test(name) || property.format === 'uuid' || (property.allOf ?? []).some((one) => one.format === 'uuid');

const KINDS: Readonly<Record<string, string>> = {
  deal_id: 'opportunities',
  registration_id: 'deal_registrations',
  payment_id: 'payout_items',
  commission: 'commission_lines',
};

function foreignFor(property: string, all: Foreign, turn: number, partner: string): string {
  const kind = KINDS[property] ?? property.replace(/_ids?$/, 's');
  const fitting = all.filter((one) => one.kind === kind);
  return (fitting[turn % Math.max(fitting.length, 1)] ?? all[(turn * 7) % all.length])?.id ?? partner;
}

/** A complete input in which every property holds the neighbor's. */
function inputOf(schema: Property, turn: number, all: Foreign, partner: string): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {});
  const input: Record<string, unknown> = {};
  for (const [name, property] of entries) {
    const isNeeded = schema.required?.includes(name) || isId(name, property) || name === 'commission';
    if (isNeeded || turn === 2) input[name] = givenFor(name, property, turn, all, partner);
  }
  // The id must belong to the kind that is named beside it.
  const ofKind = all.find(({ kind }) => kind === input.kind);
  if (ofKind && 'id' in input) input.id = ofKind.id;
  return input;
}

function givenFor(name: string, property: Property, turn: number, all: Foreign, partner: string): unknown {
  if (property.const !== undefined) return property.const;
  if (property.anyOf) return givenFor(name, property.anyOf[turn % property.anyOf.length]!, turn, all, partner);
  if (isId(name, property) || name === 'commission') return foreignFor(name, all, turn, partner);
  switch (property.type) {
    case 'integer':
    case 'number':
      return Math.max(property.minimum ?? 1, 1);
    case 'boolean':
      return turn % 2 === 0;
    case 'array':
      return [givenFor(name, property.items ?? {}, turn, all, partner)];
    case 'object':
      return property.properties ? inputOf(property, turn, all, partner) : {};
    default:
      return /_on$|^from$|^to$/.test(name) ? '2026-06-30' : name === 'currency' ? 'USD' : KNOWN_WORD;
  }
}
