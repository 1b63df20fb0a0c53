import { casual } from 'chrono-node/en';

/** A day named inside a text, with the preposition before it. */
export interface FoundDay {
  day: string;
  from: number;
  to: number;
}

export function daysIn(text: string, today: string): FoundDay[] {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  // The parser works in the zone of the process, so the day is built and read there.
  return casual
    .parse(text.slice(0, 1_000), new Date(year, month - 1, day, 12), { forwardDate: true })
    .flatMap((one) => {
      const { start, index } = one;
      const isRelative = [...start.tags()].some((tag) => /relative|casual/i.test(tag));
      if (!start.isCertain('day') && !start.isCertain('weekday') && !isRelative) return [];
      const at = start.date();
      const read = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
      if (read[0]! < 1900 || read[0]! > 2200) return [];
      const written = read.map((part) => String(part).padStart(2, '0')).join('-');
      return [{ day: written, from: index, to: index + one.text.length }];
    });
}
