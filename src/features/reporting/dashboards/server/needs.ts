import type { Reader } from '#server/figures/ask.ts';
import { needRowsOf } from '#server/figures/define.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allows } from '#shared/permissions.ts';
import { needs as declared, needsInOrder } from '../catalog.ts';

const SHOWN = 5;

/** Some lists belong to what another permission is about: offers of leads to leads. */
const guardOf = (list: string) => declaredResources().get(list)?.guardedBy ?? list;

/** What waits for the caller: kinds of work it may do, with how much of each and the most urgent ones. */
export const needs: Reader = (ask) => {
  const { mode, permissions } = ask.call.actor;
  const groups = needsInOrder
    .filter((id) => declared[id]!.words[mode] && allows(permissions, guardOf(declared[id]!.list), 'manage'))
    .map((id) => {
      const { list } = declared[id]!;
      const { rows, late: lateRows, amount = 't.amount_minor', currency = 't.currency', ...said } = needRowsOf(id, ask);
      // What waits for a person waits for them whatever the dashboard is about.
      const found = ask.entries({ list, filters: rows }, { ...said, status: 't.status', amount, currency }, SHOWN);
      const late = lateRows && ask.count({ list, filters: lateRows });
      return () => ({ id, ...found(), late: late?.() ?? null });
    });
  return () => ({ listed: groups.map((group) => group()) });
};
