import { createHash, randomBytes } from 'node:crypto';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { addDays } from '#shared/time/dates.ts';

/** The salt of a company's day: the same on every server, kept in memory for the day, and deleted afterwards. */
export class Salts {
  readonly #kernel: Pick<Kernel, 'system' | 'clock'>;
  readonly #kept = new Map<string, Promise<string>>();
  #day = '';

  constructor(kernel: Pick<Kernel, 'system' | 'clock'>) {
    this.#kernel = kernel;
  }

  /** A hash of address and browser that cannot be computed again once the day's salt is deleted. */
  async hash(organization_id: string, address: string, agent: string): Promise<string> {
    const salt = await this.#saltOf(organization_id);
    return createHash('sha256').update(`${salt}\n${address}\n${agent}`).digest('base64url').slice(0, 22);
  }

  #saltOf(organization_id: string): Promise<string> {
    const day = this.#kernel.clock.now().toISOString().slice(0, 10);
    if (day !== this.#day) this.#kept.clear();
    this.#day = day;
    const known = this.#kept.get(organization_id);
    if (known) return known;
    const salt = this.#read(organization_id, day);
    salt.catch(() => this.#kept.delete(organization_id));
    this.#kept.set(organization_id, salt);
    return salt;
  }

  async #read(organization_id: string, day: string): Promise<string> {
    return this.#kernel.system.unscoped(async (tx) => {
      await tx.run(sql`
        insert into click_salts (organization_id, day, salt)
        values (${organization_id}, ${day}, ${randomBytes(24).toString('base64url')}) on conflict do nothing`);
      const [row] = await tx.rows<{ salt: string }>(
        sql`select salt from click_salts where organization_id = ${organization_id} and day = ${day}`,
      );
      return row!.salt;
    });
  }
}

/** Yesterday's is kept for servers whose clock is behind. */
export const oldestSalt = (today: string) => addDays(today, -1);
