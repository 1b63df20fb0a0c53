/**
 * One planner for all tasks. It knows patterns of English and nothing of the product: every name of a kind, field and
 * measure comes from what `describe` tells, so the tasks prove that the tools teach enough.
 */
export type RunTool = (name: string, input: object) => Promise<unknown>;

interface Learned {
  name: string;
  /** The words that people use for it, in small letters. */
  words: string[];
}
interface Field extends Learned {
  values: { value: string; label: string }[];
}
interface Kind extends Learned {
  fields: Field[];
  measures: Learned[];
  create: Learned[];
}

type Told = Record<string, unknown>;
const words = (text: string): string[] => text.split(', ').map((word) => word.trim().toLowerCase());

export class Planner {
  readonly #run: RunTool;
  #kinds: Learned[] | undefined;
  #measures: { kind: string; measure: Learned }[] = [];
  readonly #details = new Map<string, Kind>();

  constructor(run: RunTool) {
    this.#run = run;
  }

  /** The answer as text. */
  async solve(question: string): Promise<string> {
    const created = /^Create (.+?): (.+)$/.exec(question);
    if (created) return this.#create(created[1]!, created[2]!);
    const note = /^Note on (.+?) "(.+?)": (.+)$/.exec(question);
    if (note) return this.#onRecord(note[1]!, note[2]!, (kind, id) => ['propose_message', { kind, id, text: note[3] }]);
    const change = /^Change (.+?) "(.+?)": (.+)$/.exec(question);
    if (change) return this.#change(change[1]!, change[2]!, change[3]!);
    return this.#ask(question.replace(/\?$/, ''));
  }

  async #ask(question: string): Promise<string> {
    const measured = /^What is the (.+)$/.exec(question);
    if (measured) {
      await this.#learn();
      const found = best(
        this.#measures.map((one) => ({ ...one, words: one.measure.words })),
        measured[1]!,
      );
      return this.#tell('query', { of: found.kind, measure: found.measure.name });
    }
    const asked =
      /^(?:How many|Count|List|Sum the (?<sum>.+?) of) (?:the (?<most>\d+) )?(?<kind>.+?)(?: with the highest (?<order>.+?)| with (?<field>\S+) (?<value>\S+)| of (?<ref>\S+) (?<name>.+?)| by (?<by>\S+))?(?: are there)?$/.exec(
        question,
      )?.groups;
    if (!asked) return 'I do not understand this.';
    const kind = await this.#kind(asked.kind!);
    const field = (word: string) => best(kind.fields, word);
    const where: Told = {};
    if (asked.field) {
      const filter = field(asked.field);
      where[filter.name] =
        filter.values.find(({ label, value }) => [label.toLowerCase(), value].includes(asked.value!))?.value ??
        asked.value;
    }
    if (asked.ref) where[field(asked.ref).name] = asked.name;
    const isList = question.startsWith('List');
    return this.#tell('query', {
      of: kind.name,
      ...(Object.keys(where).length > 0 && { where }),
      ...(!isList && { measure: asked.sum ? `sum:${field(asked.sum).name}` : 'count' }),
      ...(asked.by && { by: [field(asked.by).name] }),
      ...(asked.order && { order: `-${field(asked.order).name}` }),
      ...(asked.most && { limit: Number(asked.most) }),
    });
  }

  async #create(called: string, text: string): Promise<string> {
    const kind = await this.#kind(called);
    return this.#tell('propose_create', { kind: kind.name, fields: this.#values(kind, text) });
  }

  async #change(called: string, name: string, text: string): Promise<string> {
    const kind = await this.#kind(called);
    return this.#onRecord(called, name, (of, id) => [
      'propose_change',
      { kind: of, id, fields: this.#values(kind, text) },
    ]);
  }

  #values(kind: Kind, text: string): Told {
    const given = [...text.matchAll(/([a-z ]+) "([^"]+)"/g)].map(([, word, value]) => [word!.trim(), value!] as const);
    return Object.fromEntries(
      given.flatMap(([word, value]) => (value === 'me' ? [] : [[best(kind.create, word).name, value]])),
    );
  }

  async #onRecord(called: string, name: string, call: (kind: string, id: string) => [string, object]): Promise<string> {
    const kind = await this.#kind(called);
    const found = (await this.#run('query', { of: kind.name, search: name, limit: 1 })) as {
      answer: { rows?: { id: string }[] };
    };
    const id = found.answer.rows?.[0]?.id;
    return id ? this.#tell(...call(kind.name, id)) : 'I found no such record.';
  }

  async #tell(tool: string, input: object): Promise<string> {
    return JSON.stringify(await this.#run(tool, input));
  }

  async #learn(): Promise<Learned[]> {
    if (this.#kinds) return this.#kinds;
    const { answer } = (await this.#run('describe', {})) as {
      answer: { kinds: { kind: string; called: string; measures?: string }[] };
    };
    this.#kinds = answer.kinds.map(({ kind, called }) => ({ name: kind, words: words(called) }));
    this.#measures = answer.kinds.flatMap(({ kind, measures = '' }) =>
      measures.split('; ').flatMap((line) => {
        const measure = namedIn(line);
        return measure ? [{ kind, measure }] : [];
      }),
    );
    return this.#kinds;
  }

  async #kind(called: string): Promise<Kind> {
    const { name } = best(await this.#learn(), called);
    const known = this.#details.get(name);
    if (known) return known;
    const { answer } = (await this.#run('describe', { kind: name })) as {
      answer: { fields: string[]; measures: string[]; create?: string; change?: string; called: string };
    };
    const kind: Kind = {
      name,
      words: words(answer.called),
      fields: answer.fields.flatMap(fieldIn),
      measures: answer.measures.flatMap((line) => namedIn(line) ?? []),
      create: [
        ...(answer.create ?? '').split('; ').flatMap((line) => {
          const [, field, label] = /^([\w.]+)(?: \(needed\))?: (.+)$/.exec(line) ?? [];
          return field ? [{ name: field, words: [label!.toLowerCase(), field.replaceAll('_', ' ')] }] : [];
        }),
        ...(answer.change ?? '').split(', ').map((name) => ({ name, words: [name.replaceAll('_', ' ')] })),
      ],
    };
    this.#details.set(name, kind);
    return kind;
  }
}

/** "won_revenue (Won revenue, sales): money" */
function namedIn(line: string): Learned | undefined {
  const [, name, called] = /^([\w.]+) \(([^)]+)\)/.exec(line) ?? [];
  return name ? { name, words: words(called!.replace(', also ', ', ')) } : undefined;
}

function fieldIn(line: string): Field[] {
  const learned = namedIn(line);
  if (!learned) return [];
  const listed = /; values (.+)$/.exec(line)?.[1]?.split(' | ') ?? [];
  const values = listed.map((one) => {
    const [value = '', label = value] = one.split('=');
    return { value, label };
  });
  return [{ ...learned, values }];
}

/** The one that people call so, or whose name has most of the words. */
function best<T extends { words: string[] }>(all: readonly T[], called: string): T {
  const wanted = called.toLowerCase();
  const score = ({ words: names }: T) =>
    Math.max(
      ...names.map((name, at) =>
        name === wanted
          ? 10 - at / 100
          : wanted.split(' ').filter((word) => name.split(' ').includes(word)).length / (1 + name.split(' ').length),
      ),
    );
  return all.toSorted((a, b) => score(b) - score(a))[0]!;
}
