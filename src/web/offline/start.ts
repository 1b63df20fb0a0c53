import { onNoConnection } from '../requests/api.ts';
import { answerOrCopy, forgetCopies } from './copies.ts';
import { keepForLater, Waiting, waitingLabel } from './waiting.ts';

/** Lets requests of this page be answered from copies, and writes wait. */
export function workWithoutNetwork(): void {
  onNoConnection({
    answerOrCopy,
    forget: forgetCopies,
    keepWrite: async (path, body, id) => {
      const label = waitingLabel(path, body);
      return label !== undefined && (await keepForLater({ id, path, body, label })) ? new Waiting() : null;
    },
  });
}
