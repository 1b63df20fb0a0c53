import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { allows } from '#shared/permissions.ts';
import type { Action } from '../shared/roles.ts';
import { ApiError, api } from './api.ts';
import { applyBrand } from './brand.ts';
import {
  endImpersonation,
  isImpersonating,
  type Mode,
  removeToken,
  storeLogoutError,
  storeMode,
  storeOrganization,
  storeProgram,
} from './credentials.ts';
import { askAgain, CHECK_TIMES, type Check, knownChecks, prefillChecks, withAnswers } from './permissionCheck.ts';
import { queryClient } from './queryClient.ts';
import { setReachable } from './reachability.ts';
import { setRegion } from './region.ts';

interface Organization {
  id: string;
  name: string;
  slug: string;
  logo_url?: string | null;
  primary_color?: string | null;
}

export interface Program {
  partner_id: string;
  partner_name: string;
  company: Organization;
}

export interface Session {
  user: {
    id: string;
    email: string;
    email_verified: boolean;
    full_name: string;
    image_url: string | null;
    is_super_admin: boolean;
  };
  session_id: string;
  mode: Mode;
  modes: Mode[];
  organization: Organization;
  role: string;
  /** Of a role the organization made itself. */
  role_name: string | null;
  permissions: string[];
  /** Addresses that are not this role's to read. */
  unreadable: string[];
  program: Program | null;
  programs: Program[];
  organizations: Organization[];
  /** Formats of dates and numbers this person prefers to the company's. */
  language: 'en' | 'en-ca' | 'en-gb' | null;
  config: { region: 'en' | 'en-ca' | 'en-gb'; currency: string; timezone: string };
  observation: { error_reporting: { dsn: string } | null; session_replay: { url: string; app_id: string } | null };
  flags: Record<string, boolean>;
  /** Somebody else looks through this person's eyes, until `ends_at`. */
  impersonation: { impersonator: { id: string; name: string }; reason: string; ends_at: string } | null;
}

/** Whether this page knows its view; switching it loads the page anew. */
let isSettled = false;
/** Whose page this is. */
let person: string | null = null;

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  // Asked without a view at first: the one saved on the person's preference wins over a local one. From then on this tab
  // stays where it is, whatever another one switches to.
  queryFn: async ({ signal, client }) => {
    const session = await api<Session>('session', { signal, modeless: !isSettled });
    isSettled = true;
    // In another tab somebody else has signed in: nothing of the one before stays on screen.
    if (person !== null && person !== session.user.id) window.location.replace('/');
    person = session.user.id;
    storeMode(session.mode);
    storeOrganization(session.mode === 'company' ? session.organization.id : null);
    if (session.program) storeProgram(session.program.partner_id);
    setReachable(session.unreadable);
    prefillChecks(client, session.permissions);
    // In partner mode the program's company is whose world one looks at.
    applyBrand((session.program?.company ?? session.organization).primary_color ?? null);
    setRegion({ ...session.config, region: session.language ?? session.config.region });
    return session;
  },
  // Roles and flags change rarely.
  ...CHECK_TIMES,
});

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ initial, children }: { initial: Session; children: ReactNode }) {
  const { data } = useQuery({ ...sessionQuery, initialData: initial });
  const answers = useQueries({ queries: knownChecks, combine: answersOf });
  const session = useMemo(() => ({ ...data, permissions: withAnswers(data.permissions, answers) }), [data, answers]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

const answersOf = (results: { data: Check | undefined }[]) => results.map(({ data }) => data);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Whether to offer something: the server decides again, and a refused call signs the person out. */
export function useCan(resource: string, action: Action): boolean {
  const client = useQueryClient();
  useEffect(() => void askAgain(client, `${resource}:${action}`), [client, resource, action]);
  return allows(useSession().permissions, resource, action);
}

/** Ends the session; who looks through another's eyes is oneself again. */
export async function signOut(): Promise<void> {
  const masked = isImpersonating();
  await api('auth/sign-out', { method: 'POST', body: {} }).catch((error) => {
    // This browser forgets the session all the same. One that has ended already is what was asked for.
    if (!(error instanceof ApiError) || error.status >= 500) storeLogoutError();
  });
  const back = endImpersonation();
  if (!masked) removeToken();
  queryClient.clear();
  window.location.replace(masked ? (back ?? '/') : '/login');
}
