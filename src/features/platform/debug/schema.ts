import { Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const count = Type.Integer();
export const jobStates = ['waiting', 'scheduled', 'running', 'retrying', 'failed'] as const;
const JobState = oneOf(...jobStates);

/** The current state of the installation at a glance. */
export const Health = Type.Object({
  version: Type.String(),
  node: Type.String(),
  started_at: Instant,
  memory_bytes: count,
  /** Whether this process runs jobs and schedules too. */
  runs_jobs: Type.Boolean(),
  delivers_mail: Type.Boolean(),
  files: Type.Object({
    /** A folder, or a bucket and its service. */
    place: Type.String(),
    /** Where files are read that were not moved yet. */
    former_place: nullable(Type.String()),
    /** The reason why files cannot be stored. */
    problem: nullable(Type.String()),
  }),
  database: Type.Object({
    version: Type.String(),
    size_bytes: count,
    connections: count,
    max_connections: count,
    largest: Type.Array(Type.Object({ name: Type.String(), bytes: count, rows: count })),
  }),
  migrations: Type.Array(Type.Object({ name: Type.String(), applied_at: Instant })),
  jobs: Type.Record(Type.String(), count),
  /** The age of the oldest work that waits, in seconds. */
  backlog: Type.Object({
    oldest_job: count,
    oldest_event: count,
    late_schedules: Type.Array(Type.Object({ schedule: Type.String(), seconds: count })),
    is_stuck: Type.Boolean(),
  }),
  mails: Type.Record(Type.String(), count),
  sessions: Type.Object({ open: count, people: count, seen_last_hour: count }),
  streams: Type.Array(Type.Object({ company: Type.String(), connections: count })),
  caches: Type.Array(Type.Object({ key: Type.String(), label: Type.String(), entries: count })),
  errors_last_day: count,
});
export type Health = Static<typeof Health>;

export const QueuedJob = Type.Object({
  id: Type.String(),
  task: Type.String(),
  company: nullable(Type.String()),
  state: JobState,
  run_at: Instant,
  attempts: count,
  max_attempts: count,
  last_error: nullable(Type.String()),
  created_at: Instant,
});
export type QueuedJob = Static<typeof QueuedJob>;

/** The log never includes the text of an email, which may contain a sign-in link. */
export const LoggedMail = Type.Object({
  id: Id,
  to_address: Type.String(),
  subject: Type.String(),
  company: nullable(Type.String()),
  status: oneOf('queued', 'sent', 'failed', 'withheld'),
  error: nullable(Type.String()),
  sent_at: nullable(Instant),
  created_at: Instant,
});
export type LoggedMail = Static<typeof LoggedMail>;

export const ServerError = Type.Object({
  at: Instant,
  kind: oneOf('request', 'job'),
  place: Type.String(),
  message: Type.String(),
  stack: nullable(Type.String()),
  code: nullable(Type.String()),
  request_id: nullable(Type.String()),
  company: nullable(Type.String()),
  email: nullable(Type.String()),
});
export type ServerError = Static<typeof ServerError>;

export const OpenSession = Type.Object({
  id: Id,
  full_name: Type.String(),
  email: Type.String(),
  /** The name of the impersonator. */
  impersonated_by: nullable(Type.String()),
  ip_address: nullable(Type.String()),
  /** Browser and system, in words. */
  device: Type.String(),
  created_at: Instant,
  last_seen_at: Instant,
  expires_at: Instant,
});
export type OpenSession = Static<typeof OpenSession>;
