import type { Reader } from '#server/figures/ask.ts';
import { MAX_RECENT_EVENTS, recentEventsOf } from '#server/figures/define.ts';
import { allows, asShown } from '#shared/access/permissions.ts';
import type { Entry } from '#shared/figures.ts';
import { entries as kinds } from '../catalog.ts';

/**
 * The newest events of all kinds: in company mode those of the program, in partner mode the company's actions. Callers
 * see no events of records they may not view, nor of modules that are switched off.
 */
export const recentEvents: Reader = (ask) => {
  const { mode } = ask.call.actor;
  const permissions = asShown(ask.call.actor.permissions);
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
