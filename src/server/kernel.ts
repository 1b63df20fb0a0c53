import type { Budgets } from './auth/budgets.ts';
import type { Identity } from './auth/identity.ts';
import type { OidcClient } from './auth/oidc.ts';
import type { Settings } from './config.ts';
import type { Database } from './db/client.ts';
import type { FailureLog } from './failures.ts';
import type { Flags } from './flags/flags.ts';
import type { Outbox } from './jobs/outbox.ts';
import type { PermissionCatalogue } from './permission-catalogue.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/files.ts';
import type { Mailer } from './ports/mail.ts';
import type { ReferenceRates } from './ports/reference-rates.ts';
import type { ExportTurns } from './resource/export-turns.ts';
import type { Tables } from './resource/tables.ts';
import type { Sealing } from './sealing.ts';

/** What every route and job may use; made once by `createApp`. */
export interface Kernel {
  config: Settings;
  sealing: Sealing;
  budgets: Budgets;
  clock: Clock;
  /** Under row-level security: requests and jobs of one company. */
  db: Database;
  /** Sees every company: identity, and schedulers looking for work. */
  system: Database;
  identity: Identity;
  /** The provider people are sent to; null when they prove who they are here. */
  oidc: OidcClient | null;
  tables: Tables;
  flags: Flags;
  /** What went wrong lately. */
  failures: FailureLog;
  /** What permissions there are; complete once the app is made. */
  permissions: PermissionCatalogue;
  outbox: Outbox;
  exportTurns: ExportTurns;
  mailer: Mailer;
  /** Where exchange rates are fetched from; null where the operator forbids it. */
  referenceRates: ReferenceRates | null;
  /** The bytes of uploads that whoever knows their address may see: pictures. */
  files: FileStore;
  /** The bytes of documents. Apart from pictures, so that no address of a picture ever leads to one. */
  documents: FileStore;
  /** The bytes of reports, each for one reader. */
  reports: FileStore;
}
