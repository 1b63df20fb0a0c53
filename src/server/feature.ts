import type { FastifyInstance } from 'fastify';
import type { Sees, UsesAudience } from './addressed.ts';
import type { KeptFiles } from './backup/kept-files.ts';
import type { Proof } from './backup/prove.ts';
import type { FactSource } from './facts.ts';
import type { FlagDeclaration } from './flags/flags.ts';
import type { Action } from './http/action.ts';
import type { JobHandler, Schedule } from './jobs/worker.ts';
import type { Kernel } from './kernel.ts';
import type { Topic } from './notification-topics.ts';
import type { PartnerMergeStep } from './partner-merge.ts';
import type { Resource } from './resource/define.ts';

/** What one feature gives the server; `src/features/server.ts` lists them all. */
export interface ServerFeature {
  /** The folder's name. */
  name: string;
  /** The module's switch: for whom it is off, none of its routes exists. */
  flag?: FlagDeclaration;
  /** The key of the switch another feature declares, where several make one module. */
  partOf?: string;
  resources?: readonly Resource[];
  routes?: readonly Action[];
  /** Background work by task name, `<feature>.<task>`. */
  jobs?: Record<string, JobHandler>;
  /** Outbox topics (`<table>.<created|updated|archived|deleted>` or announced ones) and the tasks they start. */
  on?: Record<string, string[]>;
  schedules?: readonly Schedule[];
  /** What conditions can ask about this feature's rows, made by `defineFacts`. */
  facts?: readonly FactSource[];
  /** What partners see of this feature and by which rule, made by `defineSees`. */
  sees?: readonly Sees[];
  /** What of this feature hangs on an audience, made by `defineAudienceUses`. */
  usesAudiences?: UsesAudience;
  /** What people can be notified of, made by `defineTopics`. */
  topics?: readonly Topic[];
  /** What happens to its rows when a partner is merged into another, made by `definePartnerMerge`. */
  onPartnerMerge?: PartnerMergeStep;
  /** Which files its rows speak of: a backup takes them along. */
  keeps?: readonly KeptFiles[];
  /** What of a company can be worked out again from what it was written with: the command `verify` does. */
  proves?: readonly Proof[];
  /** What no declaration fits: routes without a session, uploads, downloads. Below `/api`. */
  plugin?: (api: FastifyInstance, kernel: Kernel) => void;
}
