import type { Kernel } from '#server/kernel.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import type { SignedTarget } from '#server/secrets/signed-targets.ts';
import { webhookSignature } from '#server/secrets/signed-webhooks.ts';
import type { Outcome } from './retries.ts';
import { isSuccess } from './retries.ts';

const TIMEOUT_MS = 15_000;
/** Answers of receivers are short; the rest of a long one is worth nothing to anybody. */
const MOST_BYTES = 100_000;
const EXCERPT = 2_048;

/** One request and its answer, as the log keeps them. */
export interface Attempt extends Outcome {
  started_at: Date;
  duration_ms: number;
  response_excerpt: string | null;
  error: string | null;
}

/** PostgreSQL cannot store the null character, and other control characters hide the text of an answer. */
const readable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, ' ').slice(0, EXCERPT);

/** Sends a message, signed at this moment, and describes the outcome. It never throws for a failure of the receiver. */
export async function sendWebhookMessage(
  { outgoing, clock }: Kernel,
  { url, secrets }: SignedTarget,
  { id, body }: { id: string; body: string },
): Promise<Attempt> {
  const started_at = clock.now();
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  try {
    const answer = await outgoing.request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...webhookSignature(secrets, { id, at: started_at, body }) },
      body,
      timeout: TIMEOUT_MS,
      maxBytes: MOST_BYTES,
    });
    const status_code = answer.status;
    const retry_after = answer.headers['retry-after'];
    return {
      started_at,
      duration_ms: passed(),
      status_code,
      isTimeout: false,
      retry_after,
      response_excerpt: readable(answer.text()),
      error: isSuccess({ status_code }) ? null : failureText(status_code),
    };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return {
      started_at,
      duration_ms: passed(),
      status_code: null,
      isTimeout: error.failure === 'timeout',
      retry_after: undefined,
      response_excerpt: null,
      error: error.message,
    };
  }
}

function failureText(status: number): string {
  if (status >= 300 && status < 400)
    return `The endpoint answered with a redirect (${status}). Redirects are not followed; use the final address.`;
  if (status === 410) return 'The endpoint answered 410: it no longer wants events.';
  if (status === 429) return 'The endpoint answered 429: it receives too many requests.';
  return `The endpoint answered with the status ${status}.`;
}
