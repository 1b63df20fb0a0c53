import type { FastifyRequest, RouteOptions } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route opens a door to the outside, so that it needs a person who has confirmed their email address. */
    needsConfirmed?: DoorKind;
  }
}

/**
 * The kind of reach outside the company: people by `mail`, another system by its `address`, everybody by a public `page`, or
 * the program's own rules by `files` made elsewhere.
 */
export type DoorKind = 'mail' | 'address' | 'page' | 'files';

/** The routes of a feature that open doors, `POST /invitations`, by kind. */
export type Doors = { readonly [kind in DoorKind]?: readonly string[] };

/** Marks the routes that features declare as doors. @returns the hook for routes below `prefix` */
export function markDoors(features: readonly { doors?: Doors }[], prefix: string): (route: RouteOptions) => void {
  const kinds = new Map(
    features.flatMap(({ doors = {} }) =>
      Object.entries(doors).flatMap(([kind, names]) => names.map((name) => [name, kind as DoorKind] as const)),
    ),
  );
  return (route) => {
    // A step in bulk opens the same door as for one record.
    const url = route.url.slice(prefix.length).replace(/^(\/\w+)\/bulk\//, '$1/:id/');
    const kind = kinds.get(`${route.method} ${url}`);
    if (kind) route.config = { ...route.config, needsConfirmed: kind };
  };
}

/** Without a mail server nobody can confirm an address, so nobody has to. */
export function isUnconfirmed(
  { principal }: Pick<FastifyRequest, 'principal'>,
  { mailer }: Pick<Kernel, 'mailer'>,
): boolean {
  return mailer.delivers && !principal.user.email_verified;
}

/** Looking around, setting up and importing is allowed before. @throws 409 */
export function requireConfirmed(request: FastifyRequest, kernel: Kernel): void {
  if (request.routeOptions.config.needsConfirmed && isUnconfirmed(request, kernel)) throw needsConfirmation();
}

/** The screens offer *Send again* because of the fact. */
export function needsConfirmation(): Refusal {
  const text = 'Confirm your email address first: open the link we sent you. You can have it sent again.';
  return new Refusal(409, text, undefined, { confirm: 'email' });
}
