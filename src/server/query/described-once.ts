import { createHash } from 'node:crypto';
import type { DescribedKind } from '#shared/query/query.ts';
import type { Call } from '../call.ts';
import {
  type DescribeOptions,
  type DescriptionPlan,
  definitionsOf,
  describeBy,
  offeredKinds,
  planDescription,
  samplesOf,
} from './describe.ts';

/** Roles of companies that ask at the same time. */
const MOST_KEPT = 40;

/**
 * Something that is built from the descriptions of all kinds. Custom fields and samples are read each time, and the
 * result is kept under all that it was built from, so that no change has to be announced.
 */
export class DescribedOnce<T> {
  readonly #plans = new Map<string, DescriptionPlan>();
  readonly #built = new Map<string, T>();
  readonly #isSampled: (call: Call) => DescribeOptions['isSampled'];
  readonly #build: (kinds: readonly DescribedKind[], call: Call) => T;

  /** @param build from the descriptions, the mode and the day alone, because callers with the same rights share it */
  constructor(
    isSampled: (call: Call) => DescribeOptions['isSampled'],
    build: (kinds: readonly DescribedKind[], call: Call) => T,
  ) {
    this.#isSampled = isSampled;
    this.#build = build;
  }

  async read(call: Call): Promise<T> {
    const { mode, partner_id, permissions } = call.actor;
    const definitions = await definitionsOf(call, offeredKinds(call));
    const rights = keyOf([call.organization_id, mode, partner_id, permissions, [...definitions.values()]]);
    const isSampled = this.#isSampled(call);
    const plan = kept(this.#plans, rights, () => planDescription(call, definitions, isSampled ? { isSampled } : {}));
    const samples = await samplesOf(call, plan);
    return kept(this.#built, keyOf([rights, samples, call.today()]), () =>
      this.#build(describeBy(call, plan, samples), call),
    );
  }
}

const keyOf = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64');

/** The entry of a key, now the latest; the oldest one goes when there are too many. */
function kept<V>(entries: Map<string, V>, key: string, make: () => V): V {
  const value = entries.get(key) ?? make();
  entries.delete(key);
  entries.set(key, value);
  if (entries.size > MOST_KEPT) entries.delete(entries.keys().next().value!);
  return value;
}
