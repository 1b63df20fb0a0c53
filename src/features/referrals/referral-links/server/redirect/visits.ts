import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback, networkOf } from '#server/auth/network.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import { dateInZone } from '#shared/time/dates.ts';
import { webHost } from '../domains.ts';
import { ClickWriter } from './click-writer.ts';
import { destinationOf } from './destination.ts';
import { type KnownLink, KnownLinks } from './known-links.ts';
import { Salts } from './salts.ts';
import { paramsOf, referralLinkDevice, verdictOf } from './verdict.ts';

export interface Visit {
  method: string;
  headers: IncomingHttpHeaders;
  ip: string;
  query: Readonly<Record<string, unknown>>;
  /** False where the address is not the visitor's own, so that it cannot tell visitors apart. */
  hasVisitor?: boolean;
}

const isDeviceOf = ({ devices }: KnownLink, ip: string, agent: string): boolean =>
  // Behind one machine everybody has the same address.
  !isLoopback(ip) &&
  devices.some(([address, browser]) => browser === agent && address !== null && networkOf(address) === networkOf(ip));

/** Records visits of links and returns their destination. There is one per process. */
export class Visits {
  readonly links: KnownLinks;
  readonly #kernel: Kernel;
  readonly #writer: ClickWriter;
  readonly #salts: Salts;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.links = new KnownLinks(kernel);
    this.#writer = new ClickWriter(kernel);
    this.#salts = new Salts(kernel);
  }

  /** @returns the address to send the visitor to, after the click is on the disk */
  async follow(link: KnownLink, visit: Visit): Promise<string> {
    const to = typeof visit.query.to === 'string' ? visit.query.to : undefined;
    const click = await this.record(link, visit);
    // Visitors who refuse tracking get no id, and neither do machines.
    const isTraced = click.verdict === 'ok';
    return destinationOf(link, to, isTraced ? click.id : null);
  }

  async record(link: KnownLink, { method, headers, ip, query, hasVisitor = true }: Visit) {
    const now = this.#kernel.clock.now();
    const agent = headers['user-agent'] ?? '';
    const verdict = verdictOf({ method, headers, ...link });
    const isTraced = verdict === 'ok';
    const referrer = typeof headers.referer === 'string' ? webHost(headers.referer) : null;
    const landing = URL.parse(destinationOf(link, typeof query.to === 'string' ? query.to : undefined, null));
    const click = {
      id: newId(),
      organization_id: link.organization_id,
      link_id: link.id,
      at: now.toISOString(),
      day: dateInZone(now, link.timezone),
      verdict,
      address_hash: isTraced && hasVisitor ? await this.#salts.hash(link.organization_id, networkOf(ip), agent) : null,
      device: referralLinkDevice(agent),
      referrer_host: referrer?.slice(0, 253) ?? null,
      landing_path: landing?.pathname.slice(0, 500) ?? null,
      params: isTraced ? paramsOf(query) : {},
      is_own_device: isTraced && hasVisitor && isDeviceOf(link, ip, agent),
    };
    await this.#writer.write(click);
    return click;
  }
}
