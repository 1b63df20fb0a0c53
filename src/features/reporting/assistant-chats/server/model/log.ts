import type { Caller } from '#features/reporting/assistant-proposals/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import type { ChosenModel } from '../settings.ts';
import { inTransaction } from '../transaction.ts';
import { complete, ModelError, type Turn } from './completions.ts';

/** A rough count for servers that count no tokens. */
const tokensIn = (...texts: string[]) => Math.ceil(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 4);

interface Options {
  chat_id: string | null;
  onText?: (text: string) => void;
  signal?: AbortSignal;
  timeout: number;
}

/** The asker is a person with a request, or an automation for the person who published it. */
export interface Asker {
  kernel: Pick<Kernel, 'outgoing' | 'clock'>;
  within<T>(work: (call: Call) => Promise<T>): Promise<T>;
  by: { partner_id: string | null; user_id: string | null; name: string };
}

export const askerOf = ({ kernel, request }: Pick<Caller, 'kernel' | 'request'>): Asker => ({
  kernel,
  within: (work) => inTransaction(kernel, request, work),
  by: {
    partner_id: request.actor.partner_id,
    user_id: request.actor.user_id,
    name: request.actor.full_name,
  },
});

/**
 * Sends a request that is in the log before it leaves, exactly as it is sent. One that the server refuses stays in the
 * log and costs nothing.
 * @throws ModelError
 */
export async function completeLogged(
  { kernel, within, by }: Asker,
  model: ChosenModel,
  body: string,
  { chat_id, ...options }: Options,
): Promise<Turn> {
  const id = newId();
  await within((call) =>
    call.run(sql`
      insert into assistant_requests (id, organization_id, partner_id, user_id, user_name, chat_id, host, model, body,
        tokens, status, error, sent_at)
      values (${id}, ${call.organization_id}, ${by.partner_id}, ${by.user_id}, ${by.name}, ${chat_id},
        ${new URL(model.url).host.slice(0, 300)}, ${model.name.slice(0, 200)}, ${body}, ${tokensIn(body)}, 'failed',
        'The answer did not arrive.', ${kernel.clock.now()})`),
  );
  const note = (status: 'answered' | 'failed', tokens: number, error: string | null) =>
    within((call) =>
      call.run(sql`
        update assistant_requests set status = ${status}, tokens = ${tokens}, error = left(${error}, 500)
        where organization_id = ${call.organization_id} and id = ${id}`),
    );
  try {
    const turn = await complete(kernel, model, body, options);
    const answered = turn.text + turn.calls.map(({ name, arguments: given }) => name + given).join('');
    await note('answered', turn.tokens ?? tokensIn(body, answered), null);
    return turn;
  } catch (error) {
    if (error instanceof ModelError) await note('failed', error.isRefused ? 0 : tokensIn(body), error.message);
    throw error;
  }
}
