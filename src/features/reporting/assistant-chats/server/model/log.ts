import type { Caller } from '#features/reporting/assistant-proposals/server/service.ts';
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

/** Sends a request that is in the log before it leaves, exactly as it is sent. @throws ModelError */
export async function completeLogged(
  { kernel, request }: Pick<Caller, 'kernel' | 'request'>,
  model: ChosenModel,
  body: string,
  { chat_id, ...options }: Options,
): Promise<Turn> {
  const id = newId();
  const { actor } = request;
  await inTransaction(kernel, request, (call) =>
    call.run(
      `insert into assistant_requests (id, organization_id, partner_id, user_id, user_name, chat_id, host, model, body, tokens, status, error, sent_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'failed', 'The answer did not arrive.', $11)`,
      [
        id,
        actor.organization_id,
        actor.partner_id,
        actor.user_id,
        actor.full_name,
        chat_id,
        new URL(model.url).host.slice(0, 300),
        model.name.slice(0, 200),
        body,
        tokensIn(body),
        kernel.clock.now(),
      ],
    ),
  );
  const note = (status: 'answered' | 'failed', tokens: number, error: string | null) =>
    inTransaction(kernel, request, (call) =>
      call.run(
        'update assistant_requests set status = $3, tokens = $4, error = left($5, 500) where organization_id = $1 and id = $2',
        [actor.organization_id, id, status, tokens, error],
      ),
    );
  try {
    const turn = await complete(kernel, model, body, options);
    const answered = turn.text + turn.calls.map(({ name, arguments: given }) => name + given).join('');
    await note('answered', turn.tokens ?? tokensIn(body, answered), null);
    return turn;
  } catch (error) {
    if (error instanceof ModelError) await note('failed', tokensIn(body), error.message);
    throw error;
  }
}
