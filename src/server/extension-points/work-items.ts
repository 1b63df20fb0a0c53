import type { Action, Side } from '#shared/access/roles.ts';
import type { WorkGroup } from '#shared/work-groups.ts';
import type { Actor } from '../call.ts';

/**
 * Work that waits for somebody. Each feature declares its kinds of work items (`workItems` in its `server/index.ts`);
 * My work, and everything else that lists open work, reads them in one query.
 */

/**
 * The caller in the SQL of a declaration. `$1` is the organization. Every statement binds the same values, so that a
 * declaration is plain text and PostgreSQL can keep its plan.
 */
export const caller = {
  user: '$2::uuid',
  now: '$3::timestamptz',
  today: '$4::date',
  zone: '$5::text',
  /** The partner in partner mode, otherwise null. */
  partner: '$6::uuid',
} as const;

/**
 * Waiting for the other side is nobody's work until it takes long: whether this instant lies so far back that a reminder
 * is due.
 */
export const isLongAgo = (instant: string): string => `(${instant}) < ${caller.now} - interval '5 days'`;

/** A step that can be taken in the list. It calls an existing route of the feature. */
export interface WorkStep {
  key: string;
  /** Verb and object: "Approve". */
  label: string;
  /** The route below `/api`, with `$id` and `$parent_id`: `/mdf_requests/$id/approve`. */
  url: `/${string}`;
  method?: 'POST' | 'PATCH' | 'PUT';
  /** A permission that the step needs in addition to the one of the item; without it the step is not offered. */
  can?: `${string}:${Action}`;
  /** Fixed values of the request. */
  body?: Readonly<Record<string, unknown>>;
  /** Values of the item that the request needs: the field in the body, and the expression over the row. */
  sends?: Readonly<Record<string, string>>;
  /** A condition on the row, without which the step is not offered. */
  when?: string;
  /** One text that the person enters, such as an answer or a reason. */
  asks?: { field: string; label: string; optional?: true };
  /** One value that the person chooses, such as the reason of a rejection. */
  chooses?: { field: string; label: string; options: readonly { value: string; label: string }[] };
  /** The consequence, shown before the step is taken. */
  confirm?: string;
  /** The route has a preview (`Action.sheet`), whose facts are shown before the step is taken. */
  previews?: true;
  danger?: true;
}

/** A fact that the side panel shows, to decide without opening the record. */
export interface WorkFact {
  label: string;
  /** An expression over the row `t`; a fact without a value is left out. */
  value: string;
  /** By default the value is shown as text. */
  as?: 'day' | 'instant' | 'number' | 'link';
  /** The currency of an amount in minor units, as an expression. */
  currency?: string;
  /** The time zone of an event, as an expression; readers in another zone see theirs, with its name. */
  zone?: string;
}

/** One kind of work item of one side. Expressions are SQL over the row `t`, unless stated otherwise. */
export interface WorkItems {
  group: WorkGroup;
  /** Unique on its side, in snake case. */
  kind: string;
  side: Side;
  /** The permission of the people who can do the work. */
  can: `${string}:${Action}`;
  /** The plural, shown as a filter: "Registrations to decide". */
  label: string;
  /**
   * The words after the number in the sentence on the home page, for one and for several: "registration needs a decision".
   * A kind that has one item at most gives the whole sentence without its period instead.
   */
  says: readonly [one: string, many: string] | string;
  /** The label of the link to the record: "Review". */
  verb: string;
  /** The table or view `t`, and the tables joined to it: `deal_registrations t`. */
  from: string;
  /** The same with what this caller may view, for items about records of several resources. */
  fromFor?: (actor: Actor) => string;
  /** The rows that wait, without the organization. It must be answered by an index, because it runs on every screen. */
  where: string;
  title: string;
  detail?: string;
  /** A condition on the row: such items may be left undone, and come last. */
  optional?: string;
  /** The id of the item; `t.id` by default. */
  id?: string;
  /** A second id for addresses, such as the record that the item is a part of. */
  parent?: string;
  /** The partner; `t.partner_id` by default, `null` if there is none. */
  partner?: string;
  /** The responsible person. Items without one belong to everybody who can do the work. */
  owner?: string;
  /** The day (`on`) or the instant (`at`) by which it must be done. */
  due?: ({ on: string } | { at: string }) & {
    /** The meaning of that time, if nothing is due then: the record may name another day on which something is. */
    is?: 'expires' | 'ends' | 'starts';
  };
  /** The instant since which it waits. */
  since: string;
  amount?: string;
  currency?: string;
  /** The screen, with `$id` and `$parent_id`. */
  to: `/${string}`;
  steps?: readonly WorkStep[];
  /** Up to eight facts for the side panel, in addition to the partner, the amount, the due date and the owner. */
  facts?: readonly WorkFact[];
  /** The place on a partner's home that names the most urgent item of its kinds; the kind declared first goes before the others. */
  home?: 'deal' | 'track';
  /** The tables whose changes can add or remove items. */
  about: readonly string[];
}

const declared: WorkItems[] = [];

/** Declares the work items of a feature, which it lists as `workItems` in its `server/index.ts`. */
export function defineWorkItems(items: readonly WorkItems[]): readonly string[] {
  for (const one of items) {
    if (declared.some(({ kind, side }) => kind === one.kind && side === one.side))
      throw new Error(`Two features declare the work items "${one.kind}" of the ${one.side}.`);
    declared.push(one);
  }
  return items.map(({ kind }) => kind);
}

/** All kinds of work items, in the order in which the features declare them. */
export const declaredWorkItems = (): readonly WorkItems[] => declared;

/** An amount of money that the sentence on the home page names after the open work: "$19,746 is payable". */
export interface WorkSum {
  key: string;
  side: Side;
  can: `${string}:${Action}`;
  /** The words after one amount and after amounts of several currencies. */
  says: readonly [one: string, many: string];
  /** The table `t`, as for work items. */
  from: string;
  /** The rows to add up, without the organization. It must be answered by an index. */
  where: string;
  amount: string;
  currency: string;
}

const sums: WorkSum[] = [];

/** Declares the amounts of a feature for the sentence on the home page, beside its work items. */
export function defineWorkSums(list: readonly WorkSum[]): readonly string[] {
  for (const one of list) {
    if (sums.some(({ key, side }) => key === one.key && side === one.side))
      throw new Error(`Two features declare the amount "${one.key}" of the ${one.side}.`);
    sums.push(one);
  }
  return list.map(({ key }) => key);
}

export const declaredWorkSums = (): readonly WorkSum[] => sums;
