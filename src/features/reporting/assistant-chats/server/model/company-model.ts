import { type Asking, type ModelQuestion, provideCompanyModel } from '#server/company/company-model.ts';
import { Refusal } from '#server/errors.ts';
import { subjectOf } from '#server/flags/flags.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { hasModel } from '#server/settings/language-model.ts';
import { chooseModel, hasBudget, isModelOn } from '../settings.ts';
import { ModelError } from './completions.ts';
import { type Asker, completeLogged } from './log.ts';
import { Redaction } from './redaction.ts';

const TIMEOUT_MS = 45_000;

const reasons = {
  off: 'The language model is turned off. Turn it on under Settings, AI assistant.',
  none: 'No language model is set up. Set one up under Settings, AI assistant.',
  budget: "The company's budget for the model is used up for this month.",
  partners: 'The language model is turned off. Turn it on under Settings, AI assistant.',
} as const;

/** A question without a conversation has the same settings, budget, log and redaction as those to the assistant. */
async function askOnce<T>(
  { kernel, within }: Asking,
  { system, prompt, personal, asked_by }: ModelQuestion,
  read: (answer: string) => T,
): Promise<T> {
  const isOffered = await within((call) => kernel.flags.isOn('ai_assistant', subjectOf(call.actor)));
  if (!isOffered) throw new Refusal(409, reasons.off);
  const { model, without } = await within((call) => chooseModel(call, kernel));
  if (!model) throw new Refusal(409, reasons[without ?? 'none']);
  if (!(await within(hasBudget))) throw new Refusal(409, reasons.budget);
  const redaction = new Redaction(model);
  redaction.learn(personal);
  const body = JSON.stringify({
    model: model.name,
    temperature: 0,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: redaction.redactText(prompt) },
    ],
  });
  const asker: Asker = {
    kernel,
    within,
    by: { partner_id: null, user_id: asked_by.user_id, name: asked_by.name.slice(0, 200) },
  };
  const { text } = await completeLogged(asker, model, body, { chat_id: null, timeout: TIMEOUT_MS });
  return redaction.restore(read(text));
}

provideCompanyModel({
  isOn: async (call) => !call.actor.absent_modules?.includes('ai_assistant') && (await isModelOn(call, hasModel())),
  ask: async (job, question) => {
    try {
      return await askOnce({ kernel: job.kernel, within: (work) => job.within(work) }, question, (text) => text);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      // The step is tried again, because servers of models are often busy for a while.
      throw new OutgoingError(error.failure, error.message);
    }
  },
  askFor: askOnce,
});
