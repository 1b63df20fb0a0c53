import type { FastifyInstance } from 'fastify';
import { attempt, requestThrottle } from '#server/auth/throttle.ts';
import type { Call } from '#server/call.ts';
import { dnsResolver } from '#server/dns/records.ts';
import { forbidden } from '#server/errors.ts';
import { action, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { HostInput, HostSettings } from '../schema.ts';
import { checkHost, currentHost, hostSettings, removeHost, requireHost, saveHost } from './host.ts';

/** The host name decides where people enter their passwords, so only owners change it, in person. */
export function hostRoutes(api: FastifyInstance, kernel: Kernel): void {
  const common = { can: 'organizations:manage', modes: ['company'], personal: true, response: HostSettings } as const;
  /** Other processes read the names when the change is committed. */
  const change = async (call: Call, work: () => Promise<void>) => {
    requireOwner(call);
    await work();
    call.after.push(() => void kernel.hosts.announceChange().catch(() => undefined));
    return hostSettings(kernel, call);
  };
  const routes = [
    action({
      ...common,
      method: 'GET',
      url: '/company_hosts',
      summary: 'Get the host name of your company with the DNS records it needs; owners only',
      run: async (call) => {
        requireOwner(call);
        return hostSettings(kernel, call);
      },
    }),
    action({
      ...common,
      method: 'PUT',
      url: '/company_hosts',
      summary: 'Set the host name of your company; owners only',
      body: HostInput,
      run: (call, { body }) => change(call, () => saveHost(kernel, call, body)),
    }),
    action({
      ...common,
      method: 'POST',
      url: '/company_hosts/check',
      summary: 'Check the DNS records of the host name now; owners only',
      run: async (call) => {
        requireOwner(call);
        await attempt(kernel, [requestThrottle(call.organization_id, 'company_host')]);
        const { organization_id } = call;
        await checkHost(kernel, { organization_id, row: requireHost(await currentHost(call)) }, dnsResolver());
        return hostSettings(kernel, call);
      },
    }),
    action({
      ...common,
      method: 'DELETE',
      url: '/company_hosts',
      summary: 'Remove the host name; links lead to the address of the installation again; owners only',
      status: 200,
      run: (call) => change(call, () => removeHost(call)),
    }),
  ];
  for (const route of routes) registerAction(api, kernel, route);
}

function requireOwner({ actor }: Call): void {
  if (actor.role !== 'owner') throw forbidden('Only an owner can change the host name.');
}
