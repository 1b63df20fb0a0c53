import type { Call } from '../call.ts';
import { sortByDependencies } from '../dependency-order.ts';
import type { Kernel } from '../kernel.ts';
import { Chance } from './chance.ts';
import { History } from './history.ts';

/** A company of the demo and the size of its program. */
export interface DemoCompany {
  organization_id: string;
  owner: string;
  owner_name: string;
  /** This user approves payouts and answers disputes. */
  finance: string;
  /** The users who own partners. */
  owners: readonly string[];
  /** This user signs in for the first partner. */
  portal_user: string;
  currency: string;
  partners: number;
  deals: number;
  registrations: number;
  seed: number;
  /** The template of the default incentive structure. */
  template: string;
  /** The default structure pays commission when customers pay. */
  earnsOnPayment?: boolean;
  /** The larger company also has more structures, payout details, manual commissions, disputes and reports. */
  hasExceptions?: boolean;
}

/** The number of months before today that the demo covers. */
export const DEMO_MONTHS = 24;

/** The records that a step passes to steps of other features; each feature adds its own by `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface DemoRecords {}

/** The demo of one company: its past, created by the steps of the features. */
export class DemoStory {
  readonly kernel: Kernel;
  readonly company: DemoCompany;
  readonly history: History;
  /** All steps share it in order, so that the same seed always creates the same rows. */
  readonly chance: Chance;
  readonly #records: Partial<DemoRecords> = {};

  constructor(kernel: Kernel, company: DemoCompany) {
    this.kernel = kernel;
    this.company = company;
    this.history = new History(kernel, company.organization_id, company.owner, company.owner_name);
    this.chance = new Chance(company.seed);
  }

  put<K extends keyof DemoRecords>(key: K, records: DemoRecords[K]): void {
    this.#records[key] = records;
  }

  /** @throws when the step that creates the records has not run; it is then missing in `after` */
  get<K extends keyof DemoRecords>(key: K): DemoRecords[K] {
    const records = this.#records[key];
    if (records === undefined) throw new Error(`The demo has no ${key} yet.`);
    return records;
  }

  /** Runs the steps of all features for one moment. */
  async run<W extends keyof Moments>(when: W, ...given: Moments[W]): Promise<void> {
    for (const step of stepsFor(when)) await step.run(this, ...given);
  }
}

/** A partner that has just joined. */
export interface JoinedPartner {
  id: string;
  name: string;
  /** The position among all partners of the company, starting at 0. */
  index: number;
}

/** The moments at which steps run, with their arguments. */
interface Moments {
  /** On the first day the company sets up its program, in one transaction. */
  start: [call: Call];
  /** Partners join during the first year and a half. */
  partners: [];
  /** This runs in the transaction in which a partner is added. */
  partner: [call: Call, partner: JoinedPartner];
  /** This runs for each month, from the second to the current one, which is 0. */
  month: [month: number];
  /** This runs for the last weeks until today and creates open work. */
  end: [];
  /** The users of the first partner get their own organization, so that they can sign in. */
  portal: [home: string];
  /** This runs after every company has its past and partner users can sign in. */
  afterwards: [];
}

interface Step<W extends keyof Moments = keyof Moments> {
  name: string;
  when: W;
  /** The names of steps of the same moment that run before this one. */
  after: readonly string[];
  run: (story: DemoStory, ...given: Moments[W]) => Promise<unknown>;
}

const steps: Step[] = [];

/** Declares a step of the demo; a feature lists its steps as `demo` in its `server/index.ts`. @returns the step's name */
export function defineDemo<W extends keyof Moments>(
  name: string,
  { when, after = [], run }: { when: W; after?: readonly string[]; run: Step<W>['run'] },
): string {
  steps.push({ name, when, after, run } as unknown as Step);
  return name;
}

function stepsFor<W extends keyof Moments>(when: W): readonly Step<W>[] {
  const all = steps.filter((step) => step.when === when) as unknown as Step<W>[];
  return sortByDependencies(
    all,
    ({ name }) => name,
    ({ after }) => after,
  );
}
