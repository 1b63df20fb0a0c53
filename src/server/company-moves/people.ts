import type pg from 'pg';
import { sql } from '../db/sql.ts';
import type { Sealing } from '../sealing.ts';
import type { MovedPerson } from './wire.ts';

export interface People {
  added: number;
  /** People whose address has an account here already, with the id of that account. */
  replaced: { from: string; to: string }[];
}

/**
 * Adds the accounts of people who have none here, with password and second factor. An account that is here already keeps
 * its own. In logs that never change, such people keep their former id, which is a closed account with their name.
 */
export async function addPeople(
  client: pg.ClientBase,
  people: readonly MovedPerson[],
  { sealing, administers }: { sealing: Sealing; administers: (email: string) => boolean },
): Promise<People> {
  const outcome: People = { added: 0, replaced: [] };
  for (const person of people) {
    const { rows } = await client.query<{ id: string; is_same: boolean }>(sql`
      select id, id = ${person.id} as is_same from identity.users
      where id = ${person.id} or email = ${person.email} order by is_same desc`);
    const other = rows.find(({ is_same }) => !is_same);
    const isHere = rows.some(({ is_same }) => is_same);
    if (isHere && !other) continue;
    if (other) {
      outcome.replaced.push({ from: person.id, to: other.id });
      if (!isHere) await addClosedAccount(client, person);
    } else {
      outcome.added += 1;
      await addAccount(client, person, administers(person.email), sealing);
    }
  }
  return outcome;
}

async function addClosedAccount(client: pg.ClientBase, { id, name, created_at }: MovedPerson): Promise<void> {
  await client.query(sql`
    insert into identity.users (id, email, email_verified, name, status, created_at)
    values (${id}, ${`${id}@moved.invalid`}, false, ${name}, 'blocked', ${created_at})`);
}

/** An operator's address gets neither a password nor a confirmed mailbox from another installation. */
async function addAccount(
  client: pg.ClientBase,
  person: MovedPerson,
  isOperator: boolean,
  sealing: Sealing,
): Promise<void> {
  const { id, email, name, image, status, created_at, username, phone, password, two_factor, preference } = person;
  await client.query(sql`
    insert into identity.users (id, email, email_verified, name, image, status, created_at, username, phone)
    values (${id}, ${email}, ${person.email_verified && !isOperator}, ${name}, ${image}, ${status}, ${created_at},
      (select ${username}::citext where not exists (select from identity.users where username = ${username})), ${phone})`);
  if (password && !isOperator)
    await client.query(sql`
      insert into identity.accounts (user_id, account_id, provider_id, password)
      values (${id}, ${id}, 'credential', ${password})`);
  if (two_factor)
    await client.query(sql`
      insert into identity.two_factors (user_id, secret, enabled_at, last_step, created_at)
      values (${id}, ${sealing.cipher('two-factor').seal(two_factor.secret, id)}, ${two_factor.enabled_at},
        ${two_factor.last_step}, ${two_factor.created_at})`);
  if (preference)
    await client.query(sql`
      insert into identity.preferences (user_id, user_mode_state, appearance, region, language, page_size)
      values (${id}, ${preference.user_mode_state}, ${preference.appearance}, ${preference.region}, ${preference.language},
        ${preference.page_size})`);
}
