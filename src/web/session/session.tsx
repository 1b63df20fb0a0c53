import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { allows } from '#shared/access/permissions.ts';
import type { BrandLook } from '#shared/brand.ts';
import type { PageSize } from '#shared/nouns/page-size.ts';
import type { Language } from '#shared/text/languages.ts';
import type { Action } from '../../shared/access/roles.ts';
import { keepLanguage } from '../language.ts';
import { applyBrand } from '../look/brand.ts';
import { forgetCopies, noteOwner } from '../offline/copies.ts';
import { forgetShared, noteReceiver } from '../offline/shared.ts';
import { forgetWaiting, noteWriter } from '../offline/waiting.ts';
import { setReaderTimeZone, setRegion } from '../region.ts';
import { ApiError, api } from '../requests/api.ts';
import { queryClient } from '../requests/queryClient.ts';
import { setCompanyAddress } from './address.ts';
import {
  endImpersonation,
  isImpersonating,
  keepTokenInTab,
  type Mode,
  removeToken,
  storeLogoutError,
  storeMode,
  storeOrganization,
  storePortal,
  storeProgram,
} from './credentials.ts';
import { CHECK_TIMES, type Check, knownChecks, prefillChecks, refreshCheck, withAnswers } from './permissionCheck.ts';
import { setReachable } from './reachability.ts';
import { texts } from './texts.ts';

interface Organization {
  id: string;
  name: string;
  slug: string;
  logo_url?: string | null;
  primary_color?: string | null;
  brands_frame?: boolean;
  font?: string;
  favicon_url?: string | null;
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
  /** The mode that the user saved; null before the first choice. */
  user_mode_state: 'Company' | 'Partner' | null;
  organization: Organization;
  role: string;
  /** The name of a custom role. */
  role_name: string | null;
  permissions: string[];
  /** The addresses that this role may not read. */
  unreadable: string[];
  program: Program | null;
  programs: Program[];
  organizations: Organization[];
  /** The user's own formats of dates and numbers; null means the company's. */
  region: 'en' | 'en-ca' | 'en-gb' | null;
  language: Language | null;
  /** The screens that the user pinned to the menu of this company or program. */
  pins: { label: string; to: string }[];
  /** The user's own rows per page; null means the company's. */
  page_size: PageSize | null;
  /** The company's own host name as an address; null without one. */
  company_address: string | null;
  /** The time zone that the user chose for notifications, otherwise the company's. */
  own_timezone: string;
  config: { region: 'en' | 'en-ca' | 'en-gb'; currency: string; timezone: string; page_size: PageSize };
  observation: { error_reporting: { dsn: string } | null; session_replay: { url: string; app_id: string } | null };
  flags: Record<string, boolean>;
  /** The modules that are off and announced; their addresses show "Coming Soon". */
  announced: string[];
  /** The modules that are not part of the company's program; `flags` and `permissions` show them as off. */
  hidden: string[];
  /** The server's time when it read this, in milliseconds since 1970. */
  read_at: number;
  /** The address that the server sees, which allow lists judge. */
  address: string;
  /** The strictest rules among the companies of the user. */
  rules: { idle_minutes: number | null; is_remembered: boolean };
  /** Another user is impersonating this person until `ends_at`. */
  impersonation: { impersonator: { id: string; name: string }; reason: string; ends_at: string } | null;
}

/** Whether the view of this page is known; switching it reloads the page. */
let isSettled = false;
/** The id of the user of this page. */
let person: string | null = null;

/**
 * The frame is orange, as the specification says, unless the company wants its color there. Partners see the company's
 * font and icon; its color marks the header (`Header`).
 */
export function frameLook({ program, organization }: Pick<Session, 'program' | 'organization'>): Partial<BrandLook> {
  const { primary_color = null, brands_frame, ...look } = program?.company ?? organization;
  return {
    ...(brands_frame && { primary_color }),
    ...((brands_frame || program) && look.font && { font: look.font }),
    favicon_url: look.favicon_url ?? null,
  };
}

/**
 * The first session of a page. A saved mode takes precedence over a different one of this browser; from then on this tab
 * keeps its view, even if another tab switches.
 */
async function openSession(signal: AbortSignal): Promise<Session> {
  const session = await api<Session>('session', { signal, opens: true });
  const saved = session.user_mode_state?.toLowerCase() as Mode | undefined;
  if (!saved || saved === session.mode || !session.modes.includes(saved)) return session;
  storeMode(saved);
  return api<Session>('session', { signal, opens: true });
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal, client }) => {
    const session = isSettled ? await api<Session>('session', { signal }) : await openSession(signal);
    isSettled = true;
    // Someone else has signed in in another tab, so nothing of the former user may stay on screen.
    if (person !== null && person !== session.user.id) window.location.replace('/');
    person = session.user.id;
    storeMode(session.mode);
    storeOrganization(session.mode === 'company' ? session.organization.id : null);
    if (session.program) storeProgram(session.program.partner_id);
    if (!session.rules.is_remembered) keepTokenInTab();
    void noteOwner(session);
    void noteWriter(session);
    void noteReceiver(session);
    setReachable(session.unreadable);
    prefillChecks(client, session.permissions);
    applyBrand(frameLook(session));
    // Partners sign in next time at a page of the company whose portal they used last.
    storePortal(session.program?.company.slug ?? null);
    setRegion({ ...session.config, region: session.region ?? session.config.region });
    keepLanguage(session.language);
    setReaderTimeZone(session.own_timezone);
    setCompanyAddress(session.company_address);
    return session;
  },
  // Roles and flags change rarely, so the session is cached like the checks.
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

/** The name under which the product acts by itself: partners deal with the company, not with its software. */
export function useSystemName(): string {
  const { mode, program } = useSession();
  return (mode === 'partner' && program?.company.name) || texts.tandem;
}

/** Whether to offer an action. The server checks again, and a forbidden request signs the user out. */
export function useCan(resource: string, action: Action): boolean {
  const client = useQueryClient();
  useEffect(() => void refreshCheck(client, `${resource}:${action}`), [client, resource, action]);
  return allows(useSession().permissions, resource, action);
}

type AskBeforeSignOut = () => Promise<boolean>;
let askBeforeSignOut: AskBeforeSignOut | null = null;

/** Asks before a person signs out, who would lose what is only in this browser. @returns a function to stop */
export function onSignOut(ask: AskBeforeSignOut): () => void {
  askBeforeSignOut = ask;
  return () => {
    if (askBeforeSignOut === ask) askBeforeSignOut = null;
  };
}

/** Ends the session; an impersonator returns to their own. */
export async function signOut(): Promise<void> {
  const masked = isImpersonating();
  if (!masked && askBeforeSignOut && !(await askBeforeSignOut())) return;
  await api('auth/sign-out', { method: 'POST', body: {} }).catch((error) => {
    // This browser removes the session in any case. A session that has already ended is not an error.
    if (!(error instanceof ApiError) || error.status >= 500) storeLogoutError();
  });
  const back = endImpersonation();
  if (!masked) {
    removeToken();
    await Promise.all([forgetCopies(), forgetWaiting(), forgetShared()]);
  }
  queryClient.clear();
  window.location.replace(masked ? (back ?? '/') : '/login');
}
