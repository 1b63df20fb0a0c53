import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { PageSize } from '#shared/nouns/page-size.ts';
import { api } from '../../requests/api.ts';
import { sessionQuery, useSession } from '../../session/session.tsx';
import { useErrorMessage } from '../data/useErrorMessage.ts';
import type { Density } from './listState.ts';

/** The height of everything around the rows of a list that fills the screen: header, title, tools, heading and pager. */
const AROUND = 306;
const rowHeights: Record<Density, number> = { comfortable: 44, compact: 36 };
const LEAST = 5;
const MOST = 100;

/** The rows that fit on a screen of this height without scrolling. */
export function rowsThatFit(height: number, density: Density): number {
  return Math.min(MOST, Math.max(LEAST, Math.floor((height - AROUND) / rowHeights[density])));
}

/**
 * The rows per page: the reader's choice for all lists, or else the company's default.
 * @param canFit only a list that is the whole screen can fill it; others show the first default then
 */
export function usePageSize(canFit: boolean, density: Density) {
  const { page_size, config } = useSession();
  const client = useQueryClient();
  const showFailure = useErrorMessage();
  const choice = page_size ?? config.page_size;
  const isFit = choice === 'fit' && canFit;
  const height = useWindowHeight(isFit);
  const choose = (next: PageSize) => {
    client.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, page_size: next });
    api('user/preference', { method: 'PATCH', body: { page_size: next } }).catch(showFailure);
  };
  const size = isFit ? rowsThatFit(height, density) : choice === 'fit' ? 10 : Number(choice);
  return { size, isFit, choose };
}

/** The height of the window, in steps, so that a list is not loaded again at every pixel. */
function useWindowHeight(isNeeded: boolean): number {
  const [height, setHeight] = useState(window.innerHeight);
  const measure = useCallback(() => setHeight(window.innerHeight), []);
  useEffect(() => {
    if (!isNeeded) return;
    let timer: number | undefined;
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(measure, 200);
    };
    window.addEventListener('resize', later);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', later);
    };
  }, [isNeeded, measure]);
  return height;
}
