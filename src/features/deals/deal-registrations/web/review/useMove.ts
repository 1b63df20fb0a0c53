import { App } from 'antd';
import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { DealRegistrationForPartner } from '../../schema.ts';

/** The resources that a move changes in addition to the registration. */
const also = [
  'deal_registration_events',
  'deal_conflicts',
  'opportunities',
  'accounts',
  'contacts',
  'opportunity_participants',
];

interface MoveInput {
  move: string;
  body?: Record<string, unknown>;
}

/** `submit`, `approve`, `withdraw`…: refused if the registration has changed since it was loaded. */
export function useMove({ id, row_version }: Pick<DealRegistrationForPartner, 'id' | 'row_version'>) {
  const { message } = App.useApp();
  const write = useWrite<MoveInput, DealRegistrationForPartner>(
    'deal_registrations',
    ({ move, body }) => api(`deal_registrations/${id}/${move}`, { method: 'POST', body: { row_version, ...body } }),
    also,
  );
  return {
    isPending: write.isPending,
    /** @returns whether the move succeeded; a refusal is shown to the user */
    move: async (input: MoveInput, done: string): Promise<boolean> => {
      try {
        await write.mutateAsync(input);
        message.success(done);
        return true;
      } catch (error) {
        message.error((error as Error).message);
        return false;
      }
    },
    /** The caller shows the error. */
    tryMove: write.mutateAsync,
  };
}
