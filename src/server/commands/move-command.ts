import { count } from '../backup/words.ts';
import {
  cleanUpDeadArrivals,
  issueMoveToken,
  type ReceivingInstallation,
  receiveCompany,
} from '../company-moves/receive.ts';
import {
  type CompanyPlace,
  companyPlaces,
  forgetMoved,
  rollBackMove,
  type SendingInstallation,
  sendCompany,
} from '../company-moves/send.ts';
import { withConnection } from '../db/connect.ts';
import { StartError } from '../start-error.ts';

export const MOVE_USAGE = `  tandem move --receive            print a token and take one company with it; Tandem must be running here
  tandem move <company> --to <address of the other installation> --token <token>
      move a company there; it is read-only here meanwhile
  tandem move <company> --rollback undo a move, if the company was not changed there since
  tandem move <company> --forget   remove what stayed here of a company that has moved
  tandem companies [--map --backend <name>]
      list the companies, or print them as a map for HAProxy; see docs/guide/moving-companies.md`;

export type MoveRequest =
  | { kind: 'receive' }
  | { kind: 'send'; company: string; to: string; token: string }
  | { kind: 'rollback'; company: string }
  | { kind: 'forget'; company: string };

/** @throws StartError with the usage */
export function readMoveRequest(args: readonly string[]): MoveRequest {
  const rest = args.flatMap((each) => (/^--(to|token)=/.test(each) ? each.split(/=(.*)/s, 2) : [each]));
  const take = (name: string): string | undefined => {
    const at = rest.indexOf(name);
    return at < 0 ? undefined : rest.splice(at, 2)[1];
  };
  const [to, token] = [take('--to'), take('--token')];
  const [first, second, ...more] = rest;
  const isPlain = to === undefined && token === undefined && more.length === 0;
  if (first === '--receive' && second === undefined && isPlain) return { kind: 'receive' };
  if (first && !first.startsWith('-') && second === undefined && to && token)
    return { kind: 'send', company: first, to, token };
  if (first && !first.startsWith('-') && isPlain && (second === '--rollback' || second === '--forget'))
    return { kind: second === '--rollback' ? 'rollback' : 'forget', company: first };
  throw new StartError(`Usage:\n${MOVE_USAGE}`);
}

/** Runs one of the commands and tells the operator what happened. */
export async function runMoveRequest(
  request: MoveRequest,
  installation: SendingInstallation & ReceivingInstallation,
  say: (line: string) => void,
): Promise<void> {
  if (request.kind === 'receive') return receive(installation, say);
  if (request.kind === 'rollback') {
    const { name } = await rollBackMove(request.company, installation);
    return say(`${name} is here again and can be used.`);
  }
  if (request.kind === 'forget') {
    const { name } = await forgetMoved(request.company, installation);
    return say(`What stayed here of ${name} was removed. --rollback can no longer undo the move.`);
  }
  const { company, address, rows, unreadable } = await sendCompany(request, installation);
  say(`${company.name} has moved to ${address} (${count(rows, 'row')}, equal in number and content on both sides).`);
  if (unreadable > 0)
    say(`${count(unreadable, 'secret')} could not be read here, with any key, and cannot be read there either.`);
  say(
    'Its rows stay here until npx tandem move COMPANY --forget; until it is changed there, --rollback undoes the move.',
  );
}

async function receive(installation: ReceivingInstallation, say: (line: string) => void): Promise<void> {
  const dead = await cleanUpDeadArrivals(installation);
  if (dead > 0) say(`Removed what ${count(dead, 'earlier move')} left that did not end.`);
  const token = await issueMoveToken(installation.adminUrl);
  say(`Move token, valid for one hour and one company: ${token.token}`);
  say('At the other installation: npx tandem move COMPANY --to ADDRESS --token TOKEN. Keep this command running.');
  const { company, rows, files, people } = await receiveCompany(token, installation);
  say(`${company.name} is here and can be used: ${count(rows, 'row')}, ${count(files, 'file')}.`);
  say(
    `${count(people.added, 'person', 'people')} came with password and second factor; ${count(people.replaced.length, 'person', 'people')} had an account here and keep its password.`,
  );
}

/** @throws StartError with the usage */
export async function companiesText(args: readonly string[], adminUrl: string): Promise<string> {
  const places = await withConnection(adminUrl, companyPlaces);
  if (args.length === 0)
    return places.map(({ slug, name, address }) => `${slug}  ${name}${address ? `  (at ${address})` : ''}`).join('\n');
  const [option, backend, name, ...more] = args;
  if (option !== '--map' || backend !== '--backend' || !name || more.length > 0)
    throw new StartError(`Usage:\n${MOVE_USAGE}`);
  return haproxyMap(places, name);
}

/**
 * Lists companies as HAProxy's map files do: a key and the backend that answers for it.
 * @param backend the backend of this installation; companies that moved have that of their new address
 */
export function haproxyMap(places: readonly CompanyPlace[], backend: string): string {
  if (!/^[A-Za-z0-9_.:-]+$/.test(backend)) throw new StartError(`"${backend}" is not the name of a backend.`);
  return places.map(({ slug, address }) => `${slug} ${address ? backendOf(address) : backend}`).join('\n');
}

/** `https://b.example` is the backend `b.example`. */
const backendOf = (address: string): string => new URL(address).host;
