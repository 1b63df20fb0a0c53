import { accessOf, connectionsOf, type StoredConnection } from '#features/integrations/connections/server/service.ts';
import { readExchangeProgram, registrationPage } from '#features/integrations/deal-exchange/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Kernel } from '#server/kernel.ts';
import { CrmError } from '#server/ports/crm.ts';
import { isId } from '#shared/ids.ts';
import type { DealDesk, DeskDeal } from '../schema.ts';
import { deskAddress, TANDEM } from './connectors.ts';

/** The newest deals of each desk; the rest is on the installation itself. */
const MOST = 100;
const MAX_BYTES = 2_000_000;

/** The connections to other installations, and the deals of the program here. */
export async function ownDesk(kernel: Kernel, call: Call): Promise<{ desk: DealDesk; others: StoredConnection[] }> {
  const { company } = (await readExchangeProgram(call)) as { company: string };
  const page = await registrationPage(call, { limit: MOST });
  const others = (await connectionsOf(call, 'program')).filter(({ connector }) => connector === TANDEM);
  return {
    desk: deskOf({ id: call.actor.partner_id!, connection_id: null }, company, page, kernel.config.baseUrl),
    others,
  };
}

/** Reads the desk of another installation. One that fails does not hide the others. */
export async function otherDesk(
  kernel: Kernel,
  organization_id: string,
  { id, name, account_name }: Pick<StoredConnection, 'id' | 'name' | 'account_name'>,
): Promise<DealDesk> {
  const company = account_name || name;
  try {
    const access = await accessOf(kernel, organization_id, id);
    const address = deskAddress(access);
    const answer = await access.send(`${address}/api/exchange/deals?limit=${MOST}`, {
      timeout: 10_000,
      maxBytes: MAX_BYTES,
    });
    if (answer.status !== 200) throw new CrmError('busy', `${company} does not answer at the moment.`);
    return deskOf({ id, connection_id: id }, company, answer.json(), address);
  } catch (error) {
    const message = error instanceof CrmError ? error.message : `${company} sent an answer that cannot be read.`;
    return { id, connection_id: id, company, status: 'unavailable', message, has_more: false, deals: [] };
  }
}

function deskOf(
  desk: Pick<DealDesk, 'id' | 'connection_id'>,
  company: string,
  page: unknown,
  address: string,
): DealDesk {
  const { data, next } = (typeof page === 'object' && page !== null ? page : {}) as { data?: unknown; next?: unknown };
  if (!Array.isArray(data)) throw new CrmError('invalid', `${company} sent an answer that cannot be read.`);
  const deals = data.slice(0, MOST).flatMap((one) => dealOf(one, address) ?? []);
  return { ...desk, company, status: 'ok', message: null, has_more: typeof next === 'string', deals };
}

/** The other installation is not trusted: everything has its type and a limit, and the address is made here. */
function dealOf(given: unknown, address: string): DeskDeal | undefined {
  const deal = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  const inner = (value: unknown): Record<string, unknown> =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const { id, number, amount_minor, currency } = deal;
  if (typeof id !== 'string' || !isId(id) || !Number.isSafeInteger(number)) return undefined;
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const updated_at = instantOf(deal.updated_at);
  if (!updated_at) return undefined;
  return {
    id,
    number: Number(number),
    title: textOf(deal.title),
    account: textOf(inner(deal.account).name),
    status: textOf(deal.status, 40),
    amount_minor: Number.isSafeInteger(amount_minor) ? Number(amount_minor) : null,
    currency,
    protected_until: instantOf(inner(deal.decision).protected_until),
    has_question: typeof deal.question === 'string',
    updated_at,
    url: `${address}/revenue/deal-desk/show/${id}`,
  };
}

const textOf = (value: unknown, most = 200): string => (typeof value === 'string' ? value.slice(0, most) : '');

function instantOf(value: unknown): string | null {
  const time = typeof value === 'string' && value.length <= 40 ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
