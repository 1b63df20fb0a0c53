import { useIncentives } from './useIncentives.ts';

/** The partner's current terms in one sentence. */
export default function LinkRate() {
  const { data } = useIncentives();
  return data?.current?.headline ?? null;
}
