import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Measure } from '#shared/measures.ts';
import type { Doors } from './auth/confirmed.ts';
import type { KeptFiles } from './backup/kept-files.ts';
import type { Proof } from './backup/prove.ts';
import type { FileVerifier } from './commands/verify-command.ts';
import type { CurrencyLock } from './company/company.ts';
import type { CompanyDefaults } from './company/new-company.ts';
import type { SealedColumn } from './company-moves/sealed-columns.ts';
import type { Sees, UsesAudience } from './extension-points/audience-uses.ts';
import type { RateReader } from './extension-points/exchange-rates.ts';
import type { FactSource } from './extension-points/facts.ts';
import type { Topic } from './extension-points/notification-topics.ts';
import type { SampleGuard, SampleRows } from './extension-points/sample-data.ts';
import type { StoredConditions } from './extension-points/stored-conditions.ts';
import type { FlagDeclaration } from './flags/flags.ts';
import type { Action } from './http/action.ts';
import type { EventFollower, InstallationJob, JobHandler, JobRules, Schedule } from './jobs/job.ts';
import type { Kernel } from './kernel.ts';
import type { OptionMergeStep } from './merge-and-erase/option-merge.ts';
import type { PartnerMergeStep } from './merge-and-erase/partner-merge.ts';
import type { PartnerUserLeaves } from './merge-and-erase/partner-user-leaves.ts';
import type { PersonErasure } from './merge-and-erase/person-erasure.ts';
import type { Resource } from './resource/define.ts';
import type { PublicPage, PublicScript, SendMissing, SitemapSource } from './site/public-page.ts';

/** Everything a feature adds to the server; `src/features/server.ts` lists all features. */
export interface ServerFeature {
  /** The folder's name. */
  name: string;
  /** The flag of the module; if it is off, none of the feature's routes exist. */
  flag?: FlagDeclaration;
  /** The key of another feature's flag, for modules of several features. */
  partOf?: string;
  resources?: readonly Resource[];
  routes?: readonly Action[];
  /** Background jobs by task name, `<feature>.<task>`. */
  jobs?: Record<string, JobHandler>;
  /** The time limits of these jobs, and what happens when one is given up. Scheduled jobs need none. */
  jobRules?: JobRules;
  /** Outbox topics (`<table>.<created|updated|archived|deleted>` or announced ones) and the jobs they start. */
  on?: Record<string, string[]>;
  schedules?: readonly Schedule[];
  /** Selects events of any topic, in batches, where `on` would start a job for every event of a topic. */
  follows?: EventFollower;
  /** Scheduled work for the installation as a whole. */
  installationJobs?: readonly InstallationJob[];
  /** The kinds of addresses whose emails it handles, made by `defineInboundMail` of `platform/inbound-mails`. */
  inboundMails?: readonly string[];
  /** The actions that emails offer without signing in, made by `defineMailAction` of `platform/mail-actions`. */
  mailActions?: readonly string[];
  /** The conversations that replies to emails belong to, made by `defineReply` of `platform/mail-replies`. */
  replies?: readonly string[];
  /** The facts about this feature's rows, made by `defineFacts`. */
  facts?: readonly FactSource[];
  /** The records that partners see of this feature, with the reasons, made by `defineSees`. */
  sees?: readonly Sees[];
  /** The records that use an audience, made by `defineAudienceUses`. */
  usesAudiences?: UsesAudience;
  /** The conditions it stores, made by `defineStoredConditions`. */
  conditions?: StoredConditions;
  /** The notification topics, made by `defineTopics`. */
  topics?: readonly Topic[];
  /** The source of exchange rates, made by `defineRates`. */
  rates?: RateReader;
  /** The measures of its lists, made by `defineMeasure`. */
  measures?: readonly Measure[];
  /** The figures of its dashboard widgets, made by `defineFigures`. */
  figures?: readonly string[];
  /** The kinds of work that wait for people, made by `defineWorkItems`. */
  workItems?: readonly string[];
  /** The amounts for the sentence about open work, made by `defineWorkSums`. */
  workSums?: readonly string[];
  /** The facts and key figures of records, made by `defineRecordFacts` and `defineRecordFigures`. */
  recordFacts?: readonly string[];
  recordFigures?: readonly string[];
  /** The shortcuts of the installed app to its screens, made by `defineAppShortcuts`. */
  appShortcuts?: readonly string[];
  /** The milestones that partners reach, made by `defineMilestones`. */
  milestones?: readonly string[];
  /** The rules of other systems for fields of resources, made by `defineFieldRules`. */
  fieldRules?: readonly string[];
  /** The systems that the integrations catalog offers, made by `defineConnectors`. */
  connectors?: readonly string[];
  /** The consequences of disconnecting a system, made by `defineConnectionUse`. */
  connectionUses?: readonly string[];
  /** The signals of the health of partners, made by `defineHealthSignals`. */
  healthSignals?: readonly string[];
  /** The purposes that forms can have, made by `definePurpose` of `engagement/forms`. */
  formPurposes?: readonly string[];
  /** The records that can go through approval chains, made by `defineApprovalSubject` of `setup/approval-chains`. */
  approvals?: readonly string[];
  /** The records and actions of automations, made by `defineAutomationRecord` and `defineAutomationAction`. */
  automates?: readonly string[];
  /** The tools of the assistant, made by `defineTool`. */
  tools?: readonly string[];
  /** The events that webhooks announce to other systems, made by `defineWebhookEvents`. */
  webhookEvents?: readonly string[];
  /** The kinds of track steps its records complete, made by `defineTrackStep` of `enablement/tracks`. */
  trackSteps?: readonly string[];
  /** The defaults it creates for each new company, made by `defineCompanyDefaults`. */
  companyDefaults?: CompanyDefaults;
  /** The rows after which the base currency of the company cannot change, made by `defineCurrencyLock`. */
  locksCurrency?: CurrencyLock;
  /** The reasons for which payouts to partners wait, made by `definePayoutPause` of `payouts/payouts`. */
  payoutPauses?: readonly string[];
  /** The question in emails about decisions, made by `defineDecisionQuestion` of `deals/deal-registrations`. */
  decisionQuestion?: string;
  /** The lists of customers that registrations are checked against, made by `defineCustomerLists` of `deals/deal-registrations`. */
  customerLists?: readonly string[];
  /** The rules of invitations to a partner's portal, made by `definePartnerSeats` of `access/invitations`. */
  partnerSeats?: string;
  /** The counts of lists compared without their domains, made by `definePrivateCounts` of `ecosystem/account-mapping`. */
  privateCounts?: string;
  /** The effect of merging options of a custom field on stored filters, made by `defineOptionMerge`. */
  onOptionMerge?: OptionMergeStep;
  /** The things that approving an application can start, made by `definePartnershipStarter` of `partners/partner-applications`. */
  starters?: readonly string[];
  /** The gates of the program and their requirements, made by `defineGate` and `defineGateRequirement` of `partners/program-gates`. */
  gates?: readonly string[];
  /** The contract terms it puts into effect, made by `defineTermEffect` of `partners/contracts`. */
  contractTerms?: readonly string[];
  /** The consequences of deals that are won, taken back or amended, made by `defineDealConsequence` of `deals/opportunities`. */
  dealConsequences?: readonly string[];
  /** The records of other systems behind deals, made by `defineDealSources` of `payouts/receipts`. */
  dealSources?: string;
  /** The effect of merging partners on the rows, made by `definePartnerMerge`. */
  onPartnerMerge?: PartnerMergeStep;
  /** The step when a person leaves a partner's organization, made by `definePartnerUserLeaves`. */
  onPartnerUserLeaves?: PartnerUserLeaves;
  /** The step when a person is erased, made by `definePersonErasure`. */
  onPersonErasure?: PersonErasure;
  /** Its sample data, made by `defineSampleRows`. */
  sampleData?: SampleRows;
  /** Its steps in the demo of a new installation, made by `defineDemo`. */
  demo?: readonly string[];
  /** The check before sample rows are removed, made by `defineSampleGuard`. */
  sampleGuard?: SampleGuard;
  /** The files that the rows refer to; backups include them. */
  keeps?: readonly KeptFiles[];
  /** The columns that are encrypted with keys of the installation; a company's move encrypts them anew. */
  seals?: readonly SealedColumn[];
  /** The data that can be recomputed and compared by the command `verify`. */
  proves?: readonly Proof[];
  /** Its routes that reach people, systems or pages outside, which need a confirmed email address. */
  doors?: Doors;
  /** Can refuse requests of signed-in users to any feature. @throws Refusal */
  admits?: (kernel: Kernel, request: FastifyRequest) => Promise<void>;
  /** Commands that check files signed by the feature, such as `verify-document`. */
  verifiesFiles?: Record<string, FileVerifier>;
  /** Pages for visitors without a login; their components are in the feature's `site.tsx`. */
  publicPages?: readonly PublicPage[];
  /** Scripts that other sites load, such as `/f/embed.js`. */
  publicScripts?: readonly PublicScript[];
  sitemap?: SitemapSource;
  /** Routes outside `/api` that are not pages, such as `/r/{code}`. */
  publicRoutes?: (app: FastifyInstance, kernel: Kernel, sendMissing: SendMissing) => void;
  /** Everything else below `/api`: routes without a session, uploads, downloads. */
  plugin?: (api: FastifyInstance, kernel: Kernel) => void;
}
