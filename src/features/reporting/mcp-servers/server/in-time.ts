import { Refusal } from '#server/errors.ts';

const LONGEST_MS = 30_000;

/** @throws 422 when the work takes too long; programs wait about a minute at most */
export async function inTime<T>(work: Promise<T>, longestMs = LONGEST_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Refusal(422, `This took more than ${longestMs / 1000} seconds. Ask for less at once.`)),
      longestMs,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
