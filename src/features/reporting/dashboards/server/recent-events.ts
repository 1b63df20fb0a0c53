import { allows } from '#shared/permissions.ts';
import { entries as kinds } from '../catalog.ts';
import type { Entry } from '../schema.ts';
import type { Reader } from './figure-queries.ts';
import { recentEventsOf } from './readers.ts';

/** How many events a widget of recent events tells. */
export const MAX_RECENT_EVENTS = 10;
/** An instant as text, beside days, which have no time. */
export const instantText = (instant: string) => `to_json(${instant})#>>'{}'`;

/**
 * What happened lately, the newest of all kinds: for the company in its program, for a partner what the company did.
 * Whoever may not view a kind of record is not told of it, nor anybody of a module that is switched off.
 */
export const recentEvents: Reader = (ask) => {
  const { mode, permissions } = ask.call.actor;
  const told = recentEventsOf(mode).filter(({ kind }) => allows(permissions, kinds[kind]!.resource, 'view'));
  const found =
    told.length === 0
      ? () => []
      : ask.select<Entry>(
          (p) => `select kind, id, title, detail, status, at, amount_minor, currency, is_own from (
            ${told.map(({ latest }) => `(${latest(ask, p)})`).join(' union all ')}) happenings
            order by happened desc, id limit ${MAX_RECENT_EVENTS}`,
        );
  return () => ({ listed: [{ id: 'newest', all: null, late: null, entries: found() }] });
};
