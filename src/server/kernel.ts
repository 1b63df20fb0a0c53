import type { Budgets } from './auth/budgets.ts';
import type { Identity } from './auth/identity.ts';
import type { OidcClient } from './auth/oidc.ts';
import type { KeptFiles } from './backup/kept-files.ts';
import type { Settings } from './config.ts';
import type { Database } from './db/client.ts';
import type { FailureLog } from './failures.ts';
import type { Flags } from './flags/flags.ts';
import type { CompanyHosts } from './hosts/company-hosts.ts';
import type { BacklogWatch } from './jobs/backlog.ts';
import type { Outbox } from './jobs/outbox.ts';
import type { FileStorage } from './object-storage/file-storage.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { PermissionCatalog } from './permission-catalog.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/files.ts';
import type { Mailer } from './ports/mail.ts';
import type { ReferenceRates } from './ports/reference-rates.ts';
import type { ExportTurns } from './resource/export-turns.ts';
import type { Tables } from './resource/tables.ts';
import type { Sealing } from './sealing.ts';

/** The services that every route and job can use, created once by `createKernel`. */
export interface Kernel {
  config: Settings;
  sealing: Sealing;
  budgets: Budgets;
  clock: Clock;
  /** The database with row-level security, for requests and jobs of one company. */
  db: Database;
  /** The database with access to every company, for identity and schedulers. */
  system: Database;
  identity: Identity;
  /** The external identity provider; null when people sign in here. */
  oidc: OidcClient | null;
  tables: Tables;
  flags: Flags;
  /** The host names of companies. */
  hosts: CompanyHosts;
  /** Recent unexpected errors. */
  failures: FailureLog;
  /** All permissions, complete when the app is created. */
  permissions: PermissionCatalog;
  outbox: Outbox;
  /** The oldest work that waits. */
  backlog: BacklogWatch;
  exportTurns: ExportTurns;
  mailer: Mailer;
  /** Sends requests to other servers. */
  outgoing: Outgoing;
  /** The source of exchange rates; null if the operator turned it off. */
  referenceRates: ReferenceRates | null;
  /** The store of uploaded files that anyone with their address can see, such as pictures. */
  files: FileStore;
  /** The store of documents, separate from pictures so that no picture address can lead to one. */
  documents: FileStore;
  /** The store of reports, each for one reader. */
  reports: FileStore;
  /** The store of files that people upload in forms. */
  forms: FileStore;
  /** The place of these four stores. */
  fileStorage: FileStorage;
  /** The rows of all features that refer to files. */
  keptFiles: readonly KeptFiles[];
}
