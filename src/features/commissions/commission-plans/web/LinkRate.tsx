import { useIncentives } from './useIncentives.ts';

/** What the partner's current terms pay, in one sentence. */
export default function LinkRate() {
  const { data } = useIncentives();
  return data?.current?.headline ?? null;
}
