import type { Reader } from '#server/figures/ask.ts';
import { needRowsOf } from '#server/figures/define.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allows } from '#shared/permissions.ts';
import { needs as declared, needsInOrder } from '../catalog.ts';

const SHOWN = 5;

/** Some lists belong to what another permission is about: offers of leads to leads. */
const guardOf = (list: string) => declaredResources().get(list)?.guardedBy ?? list;

/** The work that needs the caller's attention: the kinds it may do, each with its count and the most urgent entries. */
export const needs: Reader = (ask) => {
  const { mode, permissions } = ask.call.actor;
  const groups = needsInOrder
    .filter((id) => declared[id]!.words[mode] && allows(permissions, guardOf(declared[id]!.list), 'manage'))
    .map((id) => {
      const { list } = declared[id]!;
      const { rows, late: lateRows, amount = 't.amount_minor', currency = 't.currency', ...said } = needRowsOf(id, ask);
      // Personal work is shown whatever the dashboard's filters are.
      const found = ask.entries({ list, filters: rows }, { ...said, status: 't.status', amount, currency }, SHOWN);
      const late = lateRows && ask.count({ list, filters: lateRows });
      return () => ({ id, ...found(), late: late?.() ?? null });
    });
  return () => ({ listed: groups.map((group) => group()) });
};
