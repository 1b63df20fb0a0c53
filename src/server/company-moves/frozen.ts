import { Refusal } from '../errors.ts';

export interface FrozenCompany {
  reason: 'moving' | 'moved' | 'arriving';
  address: string | null;
}

const RETRY_AFTER = 60;

/** The answer to a write to a company that is on its way, or that has left. */
export function frozenRefusal({ reason, address }: FrozenCompany): Refusal {
  if (reason === 'moved') return movedRefusal('This company', address);
  return new Refusal(
    503,
    'This company is being moved to another server and is read-only for a few minutes. Nothing was changed. Try again in a few minutes.',
    undefined,
    { retry_after: RETRY_AFTER },
  );
}

/** 421: this server no longer answers for the company. */
export function movedRefusal(name: string, address: string | null): Refusal {
  const place = address === null ? 'another installation' : address;
  return new Refusal(421, `${name} has moved to ${place}. Continue there.`, undefined, { address });
}
