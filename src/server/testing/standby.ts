import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { withConnection } from '../db/connect.ts';
import { findBinaries } from '../postgres/binaries.ts';
import { joinEmbedded } from '../postgres/embedded.ts';
import { freePort, launch } from '../postgres/launch.ts';
import { stopPostmaster } from '../postgres/postmaster.ts';
import { changeOwner, chooseServerUser } from '../postgres/server-user.ts';

export interface Standby {
  /** The superuser's address. */
  superuserUrl: string;
  /** Stops repeating changes of the leader; they arrive, but nobody sees them. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Resolves when everything of the leader until now can be seen. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

const ignore = () => undefined;

/** Starts a replica of the embedded server that runs on `folder`, on a copy beside it. */
export async function startStandby(folder: string): Promise<Standby> {
  const leader = await joinEmbedded(folder);
  const leaderUrl = new URL(leader!.superuserUrl);
  const source = join(folder, 'postgres');
  const copy = join(folder, 'standby');
  const user = chooseServerUser(source, ignore);
  await withConnection(leaderUrl.href, async (client) => {
    await client.query("select pg_backup_start('standby', true)");
    execFileSync('cp', ['-a', source, copy]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(copy, name), { force: true });
    const access = `host=127.0.0.1 port=${leaderUrl.port} user=postgres password=${leaderUrl.password}`;
    appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${access}'\n`);
    for (const [name, text] of [
      ['backup_label', rows[0]!.labelfile],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(copy, name), text, { mode: 0o600 });
      changeOwner(join(copy, name), user);
    }
  });
  const port = await freePort();
  const log = join(folder, 'standby.log');
  const binaries = findBinaries(user, ignore);
  await launch({ binaries, user, folder: copy, log, port, testing: false, onProgress: ignore });
  const url = new URL(leaderUrl);
  url.port = String(port);
  url.searchParams.set('host', copy);
  const ask = async <T extends pg.QueryResultRow>(at: string, text: string) =>
    withConnection(at, async (client) => (await client.query<T>(text)).rows[0]!);
  return {
    superuserUrl: url.href,
    pause: async () => void (await ask(url.href, 'select pg_wal_replay_pause()')),
    resume: async () => void (await ask(url.href, 'select pg_wal_replay_resume()')),
    async catchUp() {
      const { position } = await ask<{ position: string }>(
        leaderUrl.href,
        'select pg_current_wal_insert_lsn()::text as position',
      );
      const isThere = `select pg_last_wal_replay_lsn() >= '${position}'::pg_lsn as is_there`;
      while (!(await ask<{ is_there: boolean }>(url.href, isThere)).is_there)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    stop: () => stopPostmaster(copy),
  };
}
