import type { Action, Side } from '#shared/roles.ts';

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

/** A step that can be taken in the list. It calls an existing route of the feature. */
export interface WorkStep {
  key: string;
  /** Verb and object: "Approve". */
  label: string;
  /** The route below `/api`, with `$id` and `$parent_id`: `/mdf_requests/$id/approve`. */
  url: `/${string}`;
  method?: 'POST' | 'PATCH' | 'PUT';
  /** Fixed values of the request. */
  body?: Readonly<Record<string, unknown>>;
  /** Values of the item that the request needs: the field in the body, and the expression over the row. */
  sends?: Readonly<Record<string, string>>;
  /** A condition on the row, without which the step is not offered. */
  when?: string;
  /** One text that the person enters, such as an answer or a reason. */
  asks?: { field: string; label: string; optional?: true };
  /** The consequence, shown before the step is taken. */
  confirm?: string;
  danger?: true;
}

/** One kind of work item of one side. Expressions are SQL over the row `t`, unless stated otherwise. */
export interface WorkItems {
  /** Unique on its side, in snake case. */
  kind: string;
  side: Side;
  /** The permission of the people who can do the work. */
  can: `${string}:${Action}`;
  /** The plural, shown as a filter: "Registrations to decide". */
  label: string;
  /** The label of the link to the record: "Review". */
  verb: string;
  /** The table or view `t`, and the tables joined to it: `deal_registrations t`. */
  from: string;
  /** The rows that wait, without the organization. It must be answered by an index, because it runs on every screen. */
  where: string;
  title: string;
  detail?: string;
  /** The id of the item; `t.id` by default. */
  id?: string;
  /** A second id for addresses, such as the record that the item is a part of. */
  parent?: string;
  /** The partner; `t.partner_id` by default, `null` if there is none. */
  partner?: string;
  /** The responsible person. Items without one belong to everybody who can do the work. */
  owner?: string;
  /** The day (`on`) or the instant (`at`) by which it must be done. */
  due?: { on: string } | { at: string };
  /** The instant since which it waits. */
  since: string;
  amount?: string;
  currency?: string;
  /** The screen, with `$id` and `$parent_id`. */
  to: `/${string}`;
  steps?: readonly WorkStep[];
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
