import { declaredFeatures } from '../declared.ts';
import { onNoConnection } from '../requests/api.ts';
import { answerOrCopy, declareCopies, forgetCopies } from './copies.ts';
import { forgetReceiver } from './shared.ts';
import { declareWaiting, keepForLater, Waiting, waitingLabel } from './waiting.ts';

/** Lets requests of this page be answered from copies, and writes wait. */
export function workWithoutNetwork(): void {
  declareCopies(declaredFeatures().flatMap(({ copies = [] }) => copies));
  declareWaiting(declaredFeatures().flatMap(({ waits = [] }) => waits));
  onNoConnection({
    answerOrCopy,
    forget: async () => {
      await Promise.all([forgetCopies(), forgetReceiver()]);
    },
    keepWrite: async (path, body, id) => {
      const label = waitingLabel(path, body);
      return label !== undefined && (await keepForLater({ id, path, body, label })) ? new Waiting() : null;
    },
  });
}
