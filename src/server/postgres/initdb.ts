import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import { adoptFolder } from './inherited-folder.ts';
import { changeOwner, type ServerUser } from './server-user.ts';

type InitOptions = {
  binaries: Binaries;
  user: ServerUser | undefined;
  folder: string;
  /** The password of the superuser `postgres`. */
  password: string;
  testing: boolean;
};

/** Creates an empty database folder that does not depend on the machine's language settings. */
export async function initialize(options: InitOptions): Promise<void> {
  const first = await run(options, 'C.UTF-8');
  if (first.code === 0) return;
  // Systems without that C library locale still have the built-in one, which decides collation.
  const second = first.output.includes('locale') ? await run(options, 'C') : first;
  if (second.code === 0) return;
  throw new StartError(`PostgreSQL could not create ${options.folder}: ${lastLine(second.output)}`);
}

async function run({ binaries, user, folder, password, testing }: InitOptions, locale: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  changeOwner(folder, user);
  const inherited = adoptFolder(folder, user);
  const passwordFile = openPassword(`${folder}.password`, password, user);
  try {
    const args = [
      ...['-D', inherited.path, '--username=postgres', '--auth=scram-sha-256', '--pwfile=/dev/fd/4'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--locale=${locale}`],
      ...(testing ? ['--no-sync', '--no-data-checksums', '--wal-segsize=4'] : []),
    ];
    const child = spawn(binaries.initdb, args, {
      ...inherited.options,
      stdio: ['ignore', 'pipe', 'pipe', inherited.fd, passwordFile],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
    return { code, output };
  } finally {
    closeSync(passwordFile);
    inherited.close();
  }
}

/** Opens a file without a name: no one else can read it, and a crash leaves nothing behind. */
function openPassword(path: string, password: string, user: ServerUser | undefined): number {
  writeFileSync(path, `${password}\n`, { mode: 0o600 });
  changeOwner(path, user);
  const fd = openSync(path, 'r');
  rmSync(path);
  return fd;
}

function lastLine(output: string): string {
  return (
    output
      .trim()
      .split('\n')
      .findLast((line) => /error|fatal|could not/i.test(line)) ?? output.trim()
  );
}
