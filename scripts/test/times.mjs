// Where the time of a test run went: per part, its shares and the slowest files and journeys.

const SLOWEST = 20;

export function timesOf(parts, { isAll, seconds }) {
  return {
    breadth: isAll ? 'all' : 'representatives',
    seconds: rounded(seconds),
    parts: parts.map(({ title, seconds: own, shares = {} }) => ({
      title,
      seconds: rounded(own),
      shares: Object.fromEntries(Object.entries(shares).map(([name, value]) => [name, rounded(value)])),
    })),
    slowest: parts
      .flatMap(({ slowest = [] }) => slowest)
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST)
      .map(({ name, seconds: own }) => ({ name, seconds: rounded(own) })),
  };
}

export function describeTimes({ seconds, parts, slowest }) {
  const lines = parts.filter(({ shares }) => Object.keys(shares).length > 0).map(describePart);
  return [
    `Took ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s. The slowest files and journeys:`,
    ...slowest.map(({ name, seconds: own }) => `${own.toFixed(0).padStart(5)} s  ${name}`),
    ...lines,
  ].join('\n');
}

function describePart({ title, seconds, shares }) {
  const total = Object.values(shares).reduce((sum, value) => sum + value, 0);
  const each = Object.entries(shares).map(([name, value]) => `${name} ${Math.round((100 * value) / total)} %`);
  return `${title}, ${seconds.toFixed(0)} s: ${each.join(', ')}`;
}

const rounded = (seconds) => Math.round(seconds * 10) / 10;
