import { Refusal } from '#server/errors.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { CrmError } from '#server/ports/crm.ts';

/** Runs work for someone who waits. A failure of the CRM is never one of their own rights, so it is a 502. */
export async function orBadGateway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CrmError || error instanceof OutgoingError) throw new Refusal(502, error.message);
    throw error;
  }
}
