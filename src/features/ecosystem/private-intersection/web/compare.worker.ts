import {
  answerChallenge,
  type BlindedList,
  blindDomains,
  createSecret,
  type Match,
  revealMatches,
  type Secret,
} from '../protocol/blinding.ts';
import { type DomainTable, domainColumn, domainsOf, readTable } from '../protocol/domains.ts';
import { fromBase64, toBase64 } from '../protocol/points.ts';
import type { BlindedFile, FoundDomains, FromWorker, ReadFile, ToWorker } from './messages.ts';

/** Calculates beside the page, so that the page stays responsive. It sends no requests of its own. */
let table: DomainTable | undefined;
let domains: string[] = [];
let secret: Secret | undefined;
let list: BlindedList | undefined;
let found: Match[] = [];

const post = (message: FromWorker) => self.postMessage(message);
const progress = (done: number, total: number) => post({ progress: total === 0 ? 1 : done / total });

async function run(task: ToWorker): Promise<unknown> {
  switch (task.kind) {
    case 'read': {
      table = readTable(task.text);
      return { headings: table.headings, column: domainColumn(table) } satisfies ReadFile;
    }
    case 'domains': {
      const all = domainsOf(table!, task.column);
      domains = all.domains;
      return { count: domains.length, skipped: all.skipped } satisfies FoundDomains;
    }
    case 'blind': {
      secret = await createSecret();
      list = await blindDomains(secret, domains, progress);
      return { public_key: toBase64(secret.publicKey), points: list.points } satisfies BlindedFile;
    }
    case 'answer':
      return answerChallenge(secret!, fromBase64(task.challenge) ?? new Uint8Array(1), progress);
    case 'find': {
      found = task.positions.map((position) => ({ position, domain: list!.domains[position]! }));
      return found.map(({ domain }) => domain).sort();
    }
    case 'reveal':
      return revealMatches(secret!, found);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  run(data).then(
    (done) => post({ done }),
    (error: Error) => post({ failed: error.message }),
  );
});
