import { isAble } from '#features/access/people/server/service.ts';
import type { Actor } from '#server/call.ts';
import {
  caller,
  declaredWorkItems,
  declaredWorkSums,
  type WorkItems,
  type WorkSum,
} from '#server/extension-points/work-items.ts';
import { allows, asShown } from '#shared/access/permissions.ts';
import type { Action } from '#shared/access/roles.ts';
import { MOST_OF_A_KIND } from '../schema.ts';

const isFor = ({ mode, permissions }: Actor) => {
  const shown = asShown(permissions);
  return ({ side = mode, can }: { side?: Actor['mode']; can?: string }): boolean => {
    if (!can) return true;
    const [resource, action] = can.split(':') as [string, Action];
    return side === mode && allows(shown, resource, action);
  };
};

/** The work that callers with the same rights may do. */
interface Offer {
  sources: readonly WorkItems[];
  sums: readonly WorkSum[];
  statements: Map<string, string>;
}

/** The number of different rights whose statements are kept; those of one take up to a megabyte. */
const MOST_KEPT = 20;
const offers = new Map<string, Offer>();

/** Declarations do not change, so that everything about them is worked out once for the same rights. */
function offerTo(actor: Actor): Offer {
  const rights = `${actor.mode} ${actor.role} ${actor.permissions.join(' ')}`;
  const offer = offers.get(rights) ?? newOffer(actor);
  // The rights used last are kept.
  offers.delete(rights);
  offers.set(rights, offer);
  if (offers.size > MOST_KEPT) offers.delete(offers.keys().next().value!);
  return offer;
}

function newOffer(actor: Actor): Offer {
  const isAllowed = isFor(actor);
  const sources = declaredWorkItems()
    .filter(isAllowed)
    .map((source) => (source.fromFor ? differing(source, { from: source.fromFor(actor) }) : source))
    .map((source) =>
      source.steps?.every(isAllowed) === false ? differing(source, { steps: source.steps.filter(isAllowed) }) : source,
    );
  return { sources, sums: declaredWorkSums().filter(isAllowed), statements: new Map() };
}

/** The declaration with other properties. Its words are not copied: each reader gets them in their language. */
const differing = (source: WorkItems, properties: Partial<WorkItems>): WorkItems =>
  Object.create(source, Object.getOwnPropertyDescriptors(properties));

/** The kinds of work that the caller may do, with the steps that the caller may take. */
export const sourcesOf = (actor: Actor): readonly WorkItems[] => offerTo(actor).sources;

/** The amounts that the caller may see. */
export const sumsOf = (actor: Actor): readonly WorkSum[] => offerTo(actor).sums;

/** The text of a statement about the work of the caller, which is written once for the same rights. */
export function statementOf(actor: Actor, purpose: string, write: () => string): string {
  const { statements } = offerTo(actor);
  const text = statements.get(purpose) ?? write();
  statements.set(purpose, text);
  return text;
}

/** The tables whose changes can add or remove items of the caller. */
export const tablesOf = (sources: readonly WorkItems[]): string[] => [
  ...new Set(sources.flatMap(({ about }) => about)),
];

/** Roles that take over the work of people who cannot do it any more. */
export const standsIn = ({ role }: Actor): boolean => ['owner', 'admin', 'partner_admin'].includes(role);

interface Narrowing {
  isMine: boolean;
  /** The caller also gets the work of people who cannot do it. */
  standsIn: boolean;
  /** The placeholder of a pattern. */
  pattern?: string;
  /** The placeholder of the id of the only item to read. */
  only?: string;
  /** The placeholder of a record that the items are about: a partner, the item itself, or what it is a part of. */
  record?: string;
}

const dueAt = ({ due }: WorkItems): string => {
  if (!due) return 'null::timestamptz';
  // A day ends at midnight of the company's time zone.
  return 'at' in due ? `(${due.at})` : `(((${due.on}) + 1)::timestamp at time zone ${caller.zone})`;
};

const partnerOf = ({ partner = 't.partner_id' }: WorkItems) => `(${partner})::uuid`;

/** Whether somebody else is responsible who cannot do the work any more. */
function isOfAbsent(source: WorkItems): string {
  const { owner, can, side } = source;
  if (!owner) return 'false';
  const isOther = `(${owner}) is not null and (${owner}) <> ${caller.user}`;
  return `coalesce(${isOther} and not ${isAble(`(${owner})`, can, side, partnerOf(source))}, false)`;
}

function conditionsOf(source: WorkItems, { isMine, standsIn, pattern, only, record }: Narrowing): string {
  const { where, owner, title, detail, side, id = 't.id', parent } = source;
  const conditions = ['t.organization_id = $1::uuid', `(${where})`];
  if (isMine && owner) {
    const isOwn = `coalesce((${owner}) = ${caller.user}, (${owner}) is null)`;
    conditions.push(standsIn ? `(${isOwn} or ${isOfAbsent(source)})` : isOwn);
  }
  if (only) conditions.push(`(${id}) = ${only}::uuid`);
  if (record) {
    const ids = [id, ...(parent ? [parent] : []), partnerOf(source)];
    conditions.push(`(${ids.map((one) => `(${one}) = ${record}`).join(' or ')})`);
  }
  if (pattern) {
    const texts = [title, ...(detail ? [detail] : [])].map((text) => `(${text}) ilike ${pattern}`);
    if (side === 'company') {
      texts.push(
        `${partnerOf(source)} in (select p.id from partners p where p.organization_id = $1::uuid and p.name ilike ${pattern})`,
      );
    }
    conditions.push(`(${texts.join(' or ')})`);
  }
  return conditions.join(' and ');
}

/** The order of one kind. A day is sorted as a day, so that an index on it is enough. */
function urgencyOf({ due, optional, since }: WorkItems): string {
  const times = due ? ['on' in due ? `(${due.on})::date nulls last` : `(${due.at})::timestamptz nulls last`] : [];
  return [...(optional ? [`(${optional})::boolean`] : []), ...times, `(${since})::timestamptz`].join(', ');
}

/** The items of one kind, the most urgent first. */
export function workItemRows(source: WorkItems, narrowing: Narrowing): string {
  const { kind, from, id = 't.id', parent = 'null', title, detail = 'null', owner = 'null', due, since } = source;
  const { amount = 'null', currency = 'null', optional = 'false', steps = [] } = source;
  const sent = steps.map(({ key, sends = {}, when = 'true' }) => {
    const fields = Object.entries(sends).map(([field, text]) => `'${field}', ${text}`);
    return `'${key}', case when ${when} then jsonb_build_object(${fields.join(', ')}) end`;
  });
  return `(select '${kind}'::text as kind, (${id})::uuid as id, (${parent})::uuid as parent_id, (${title})::text as title,
    (${detail})::text as detail, ${partnerOf(source)} as partner_id, (${owner})::uuid as owner_user_id,
    (${due && 'on' in due ? due.on : 'null'})::date as due_on, ${dueAt(source)} as due_at, (${since})::timestamptz as since,
    (${optional}) as is_optional, (${amount})::bigint as amount_minor, (${currency})::text as currency,
    ${sent.length > 0 ? `jsonb_build_object(${sent.join(', ')})` : 'null::jsonb'} as sent,
    ${narrowing.standsIn ? isOfAbsent(source) : 'false'} as is_reassigned
    from ${from} where ${conditionsOf(source, narrowing)} order by ${urgencyOf(source)} limit ${MOST_OF_A_KIND})`;
}

/** The due times of one kind, for counting. */
export function dueTimesOf(source: WorkItems, narrowing: Narrowing): string {
  return `(select ${dueAt(source)} as due_at from ${source.from} where ${conditionsOf(source, narrowing)} limit ${MOST_OF_A_KIND})`;
}

/** The facts of an item, in the order in which they are declared. */
export function workItemFacts({ facts = [], from, id = 't.id' }: WorkItems, item: string): string {
  const values = facts.map(
    ({ value, currency = 'null', zone = 'null' }) =>
      `json_build_array((${value})::text, (${currency})::text, (${zone})::text)`,
  );
  return `(select json_build_array(${values.join(', ')}) from ${from} where t.organization_id = $1::uuid and (${id}) = ${item})`;
}

/** Adds up one amount in each currency. */
export function workItemTotals({ key, from, where, amount, currency }: WorkSum): string {
  return `select '${key}'::text as key, (${currency})::text as currency, sum(${amount})::bigint as minor
    from ${from} where t.organization_id = $1::uuid and (${where}) group by 2 having sum(${amount}) > 0`;
}
