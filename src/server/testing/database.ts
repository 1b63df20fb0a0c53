import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { withConnection } from '../db/connect.ts';
import { onDatabase, type Template } from './template.ts';

export type TestDatabase = {
  adminUrl: string;
  appUrl: string;
  systemUrl: string;
  replicaUrl?: string;
  drop(): Promise<void>;
};

/** The environment variable with the URL at which workers ask for the template. */
export const BROKER_VARIABLE = 'TANDEM_TEST_BROKER';

/** Creates a database with the complete schema and no rows. Use one per test file, and `drop` it at the file's end. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const broker = process.env[BROKER_VARIABLE];
  if (!broker) throw new Error('cloneDatabase works in a vitest run, whose global setup starts the database.');
  const answer = await fetch(broker);
  if (!answer.ok) throw new Error(`The test database did not start: ${await answer.text()}`);
  return await cloneTemplate((await answer.json()) as Template & { run: string });
}

export async function cloneTemplate(template: Template & { run: string }): Promise<TestDatabase> {
  const { adminUrl, logins } = template;
  const database = `${template.run}${randomBytes(6).toString('hex')}`;
  const server = onDatabase(adminUrl, 'postgres');
  await withConnection(server, (client) =>
    client.query(`create database ${database} template ${template.database} strategy file_copy`),
  );
  const own = onDatabase(adminUrl, database);
  return {
    adminUrl: own,
    appUrl: as(own, logins.app),
    systemUrl: as(own, logins.system),
    drop: () => dropDatabase(server, database),
  };
}

/** Creates an empty database beside another, with the same logins and no schema. */
export async function emptyDatabase({ adminUrl, appUrl, systemUrl }: TestDatabase): Promise<TestDatabase> {
  const server = onDatabase(adminUrl, 'postgres');
  const database = `${new URL(adminUrl).pathname.slice(1)}_${randomBytes(3).toString('hex')}`;
  await withConnection(server, (client) => client.query(`create database ${database}`));
  return {
    adminUrl: onDatabase(adminUrl, database),
    appUrl: onDatabase(appUrl, database),
    systemUrl: onDatabase(systemUrl, database),
    drop: () => dropDatabase(server, database),
  };
}

/**
 * Drops a database. The sessions of a pool that was just closed end a moment later, and ending other roles' sessions
 * needs a superuser.
 */
export async function dropDatabase(serverUrl: string, database: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  await withConnection(serverUrl, async (client) => {
    for (;;) {
      try {
        return void (await client.query(`drop database if exists ${database} with (force)`));
      } catch (error) {
        const { code } = error as { code?: string };
        const isInUse = code === '42501' || code === '55006';
        if (!isInUse || Date.now() > deadline) throw error;
        await delay(20);
      }
    }
  });
}

function as(url: string, login: { role: string; password: string }): string {
  const address = new URL(url);
  address.username = login.role;
  address.password = login.password;
  return address.href;
}
