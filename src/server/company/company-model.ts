import type { Call } from '../call.ts';
import type { Job } from '../jobs/job.ts';
import type { Kernel } from '../kernel.ts';
import type { Personal } from '../leaving/personal.ts';

/**
 * The language model that a company chose, with its budget, its log and the redaction of what leaves. The assistant
 * provides it; features of lower layers ask it.
 */
export interface CompanyModel {
  /** The company has turned on a model. */
  isOn(call: Call): Promise<boolean>;
  /**
   * Asks once, outside transactions. Placeholders in the answer are values again.
   * @throws Refusal without a model or a budget, OutgoingError to try again later
   */
  ask(job: Job, question: ModelQuestion): Promise<string>;
  /**
   * Asks once for a person who waits. Placeholders become values after `read`, so that no value can break the form of
   * the answer.
   * @throws Refusal without a model, a budget or an answer
   */
  askFor<T>(asking: Asking, question: ModelQuestion, read: (answer: string) => T): Promise<T>;
}

/** Opens transactions before and after the question. */
export interface Asking {
  kernel: Kernel;
  within<T>(work: (call: Call) => Promise<T>): Promise<T>;
}

export interface ModelQuestion {
  system: string;
  prompt: string;
  /** The values in the prompt that identify people. */
  personal: readonly Personal[];
  /** The person who answers for the question, and the name in the log: "Automation “Welcome”". */
  asked_by: { user_id: string; name: string };
}

let provided: CompanyModel | undefined;

/** The one feature with the settings of models calls it, when it is loaded. */
export function provideCompanyModel(model: CompanyModel): void {
  provided = model;
}

export function companyModel(): CompanyModel {
  if (!provided) throw new Error('No feature provides the model of companies.');
  return provided;
}
