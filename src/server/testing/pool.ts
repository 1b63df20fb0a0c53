import { features } from '#features/server.ts';
import type { Dice } from './dice.ts';

const resources = features.flatMap((feature) => feature.resources ?? []);
const singular = new Map(resources.map(({ name, noun }) => [name, noun.toLowerCase().replaceAll(/[ -]/g, '_')]));

/** Ids of existing rows, found by the name of a field or by an address. */
export class IdPool {
  readonly #ids = new Map<string, string[]>();
  readonly #dice: Dice;

  constructor(dice: Dice, idsByResource: Iterable<readonly [string, string]>) {
    this.#dice = dice;
    for (const [resource, id] of idsByResource) this.add(resource, id);
  }

  add(resource: string, id: string): void {
    this.#ids.set(resource, [...(this.#ids.get(resource) ?? []), id].slice(-20));
  }

  of(resource: string): string | undefined {
    const ids = this.#ids.get(resource);
    return ids && this.#dice.pick(ids);
  }

  /**
   * An id for a field: `partner_id` and `source_partner_id` are partners, and a bare `status_id` is any kind of status.
   * A name without a noun, such as `ids` or `other_id`, gets the kind of record in `url`.
   */
  forField(name: string, url = ''): string | undefined {
    const noun = name.replace(/_ids?$/, '');
    const fits = (one: string) => one === noun || noun.endsWith(`_${one}`) || one.endsWith(`_${noun}`);
    const candidates = [...singular].filter(([resource, one]) => this.#ids.has(resource) && fits(one));
    return this.of(candidates.length > 0 ? this.#dice.pick(candidates)[0] : (url.split('/')[2] ?? ''));
  }

  /** An id for `:id` in `/api/payout_batches/:id/approve`, from the word before it. */
  forAddress(url: string, name: string): string | undefined {
    const before = url.split('/').at(url.split('/').indexOf(`:${name}`) - 1);
    return (before && this.of(before)) ?? (name === 'id' ? undefined : this.forField(name));
  }
}
