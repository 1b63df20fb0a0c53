import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sees, UsesAudience } from './audience-uses.ts';
import type { KeptFiles } from './backup/kept-files.ts';
import type { Proof } from './backup/prove.ts';
import type { CurrencyLock } from './company.ts';
import type { FactSource } from './facts.ts';
import type { FlagDeclaration } from './flags/flags.ts';
import type { Action } from './http/action.ts';
import type { JobHandler, Schedule } from './jobs/job.ts';
import type { Kernel } from './kernel.ts';
import type { CompanyDefaults } from './new-company.ts';
import type { Topic } from './notification-topics.ts';
import type { OptionMergeStep } from './option-merge.ts';
import type { PartnerMergeStep } from './partner-merge.ts';
import type { PartnerUserLeaves } from './partner-user-leaves.ts';
import type { Resource } from './resource/define.ts';
import type { SampleGuard, SampleRows } from './sample-data.ts';
import type { PublicPage, PublicScript, SitemapSource } from './site/public-page.ts';
import type { StoredConditions } from './stored-conditions.ts';
import type { FileVerifier } from './verify-command.ts';

/** What a feature adds to the server; `src/features/server.ts` lists them all. */
export interface ServerFeature {
  /** The folder's name. */
  name: string;
  /** The module's flag: where it is off, none of the feature's routes exists. */
  flag?: FlagDeclaration;
  /** The key of another feature's flag, for modules of several features. */
  partOf?: string;
  resources?: readonly Resource[];
  routes?: readonly Action[];
  /** Background jobs by task name, `<feature>.<task>`. */
  jobs?: Record<string, JobHandler>;
  /** Outbox topics (`<table>.<created|updated|archived|deleted>` or announced ones) and the jobs they start. */
  on?: Record<string, string[]>;
  schedules?: readonly Schedule[];
  /** The facts about this feature's rows, made by `defineFacts`. */
  facts?: readonly FactSource[];
  /** What partners see of this feature and why, made by `defineSees`. */
  sees?: readonly Sees[];
  /** What uses an audience, made by `defineAudienceUses`. */
  usesAudiences?: UsesAudience;
  /** The conditions it stores, made by `defineStoredConditions`. */
  conditions?: StoredConditions;
  /** The notification topics, made by `defineTopics`. */
  topics?: readonly Topic[];
  /** The figures of its dashboard widgets, made by `defineFigures`. */
  figures?: readonly string[];
  /** What forms can be used for, made by `definePurpose` of `engagement/forms`. */
  formPurposes?: readonly string[];
  /** The records that can go through approval chains, made by `defineApprovalSubject` of `setup/approval-chains`. */
  approvals?: readonly string[];
  /** The kinds of track steps its records complete, made by `defineTrackStep` of `enablement/tracks`. */
  trackSteps?: readonly string[];
  /** What it creates for each new company, made by `defineCompanyDefaults`. */
  companyDefaults?: CompanyDefaults;
  /** When the base currency of the company can no longer change, made by `defineCurrencyLock`. */
  locksCurrency?: CurrencyLock;
  /** Why payouts to partners wait, made by `definePayoutPause` of `money/payouts`. */
  payoutPauses?: readonly string[];
  /** What it asks in emails about decisions, made by `defineDecisionQuestion` of `deals/deal-registrations`. */
  decisionQuestion?: string;
  /** What invitations to a partner's portal require and do, made by `definePartnerSeats` of `access/invitations`. */
  partnerSeats?: string;
  /** What happens to its stored filters when options of a custom field are merged, made by `defineOptionMerge`. */
  onOptionMerge?: OptionMergeStep;
  /** What happens to its rows when partners are merged, made by `definePartnerMerge`. */
  onPartnerMerge?: PartnerMergeStep;
  /** What happens when a person leaves a partner's organization, made by `definePartnerUserLeaves`. */
  onPartnerUserLeaves?: PartnerUserLeaves;
  /** Its sample data, made by `defineSampleRows`. */
  sampleData?: SampleRows;
  /** Its steps in the demo of a new installation, made by `defineDemo`. */
  demo?: readonly string[];
  /** What it does when sample rows are removed, made by `defineSampleGuard`. */
  sampleGuard?: SampleGuard;
  /** The files its rows refer to: backups include them. */
  keeps?: readonly KeptFiles[];
  /** What can be recomputed and compared: the command `verify` does so. */
  proves?: readonly Proof[];
  /** Refuses requests of people who are signed in, to any feature. @throws Refusal */
  admits?: (kernel: Kernel, request: FastifyRequest) => Promise<void>;
  /** Commands that check files it signed, such as `verify-document`. */
  verifiesFiles?: Record<string, FileVerifier>;
  /** Pages for visitors without a login; their components are in the feature's `site.tsx`. */
  publicPages?: readonly PublicPage[];
  /** Scripts that other sites load, such as `/f/embed.js`. */
  publicScripts?: readonly PublicScript[];
  sitemap?: SitemapSource;
  /** Routes outside `/api` that are not pages, such as `/r/{code}`. */
  publicRoutes?: (app: FastifyInstance, kernel: Kernel) => void;
  /** Everything else: routes without a session, uploads, downloads. Below `/api`. */
  plugin?: (api: FastifyInstance, kernel: Kernel) => void;
}
