import type { Read } from '#server/spreadsheets/values.ts';
import { nameKey } from '#shared/matching.ts';
import type { Targets } from './import-targets.ts';
import type { Known, Plan } from './model.ts';
import { domainIn, type Named, Names, normalizedName } from './names.ts';
import { type Unknowns, unmappedValues } from './unknowns.ts';

/** Nouns whose names are compared more kindly than by their spelling, because other systems write them as they like. */
export type NamedKind = 'products' | 'partners' | 'accounts';
const kindLabels: Record<NamedKind, string> = { products: 'Product', partners: 'Partner', accounts: 'Account' };

function isNamedKind(table: string): table is NamedKind {
  return table in kindLabels;
}

const keyIn = (kind: NamedKind, name: string) => (kind === 'products' ? normalizedName(name) : nameKey(name));

/** Looks up names among the existing rows and those this import creates. */
export class Directory {
  readonly #known: Known;
  readonly #plan: Omit<Plan, 'report'>;
  readonly #targets: Targets;
  readonly #unknowns: Unknowns;
  readonly #coming = new Map<string, Names>();
  readonly #partners = new Map<string, Named>();
  readonly #aliases: Record<NamedKind, Map<string, string>> = {
    products: new Map(),
    partners: new Map(),
    accounts: new Map(),
  };

  constructor(known: Known, plan: Omit<Plan, 'report'>, targets: Targets, unknowns: Unknowns) {
    this.#known = known;
    this.#plan = plan;
    this.#targets = targets;
    this.#unknowns = unknowns;
  }

  find(table: string, text: string): Named | undefined {
    const here = this.#known.names.get(table)?.find(text);
    if (here) return here;
    if (table === 'partners') {
      const meant = this.#partners.get(normalizedName(text)) ?? this.#partnerAt(text);
      if (meant) return meant;
    }
    if (!isNamedKind(table)) return this.#coming.get(table)?.find(text);
    const key = this.#keyOf(table, text);
    if (!key) return undefined;
    const known = this.#known[table].get(key);
    return known ? { key, name: known.name, id: known.id } : { key, name: this.#plan[table].get(key)!.name };
  }

  /** Another text by which the files mean a partner: an email address, or an id of the other system. */
  callPartner(text: string, named: Named): void {
    const key = normalizedName(text);
    if (!this.#partners.has(key)) this.#partners.set(key, named);
  }

  #partnerAt(text: string): Named | undefined {
    const found = text.includes('@') ? this.#known.partner_emails.get(normalizedName(text)) : undefined;
    return found ? { key: nameKey(found.name), name: found.name, id: found.id } : undefined;
  }

  *names(table: string): Generator<string> {
    if (isNamedKind(table)) {
      for (const { name } of new Set<{ name: string }>(this.#known[table].values())) yield name;
      for (const { name } of this.#plan[table].values()) yield name;
    } else {
      yield* this.#known.names.get(table)?.labels ?? [];
      yield* this.#coming.get(table)?.labels ?? [];
    }
  }

  /** True for resources whose rows need only a name and can be created during the import. */
  canMake(table: string): boolean {
    return isNamedKind(table) || this.#targets.get(table)?.needs_only_name === true;
  }

  make(table: string, name: string): Named {
    if (isNamedKind(table)) {
      const key = keyIn(table, name);
      if (!this.#plan[table].has(key)) this.#plan[table].set(key, { key, name });
      return { key, name };
    }
    const named = { key: normalizedName(name), name };
    const list = this.#plan.lists.get(table) ?? new Map<string, string>();
    this.#plan.lists.set(table, list.set(named.key, name));
    this.announce(table, named);
    return named;
  }

  /** From now on other rows may name it. */
  announce(table: string, named: Named, also: readonly (string | null)[] = []): void {
    const names = this.#coming.get(table) ?? new Names();
    names.add(named, also);
    this.#coming.set(table, names);
  }

  /** Another name by which a file means a row that is here. */
  alias(kind: NamedKind, key: string, name: string): void {
    this.#aliases[kind].set(key, keyIn(kind, name));
  }

  /**
   * Resolves the name in a cell: an existing row, a new row of the files, a manual match, or unknown with a proposal.
   * @returns its key
   */
  named(kind: NamedKind, value = ''): Read<string | undefined> {
    if (!value) return { value: undefined };
    const known = this.#keyOf(kind, value);
    if (known) {
      this.#unknowns.again(kind, value);
      return { value: known };
    }
    const ambiguous = this.#ambiguity(kind, value);
    if (ambiguous) return { problem: ambiguous };
    const unknown = this.#unknowns.meet(value, {
      kind,
      label: kindLabels[kind],
      names: () => this.names(kind),
      can_create: true,
    });
    const { match } = unknown;
    if (!match) return { problem: unmappedValues(unknown) };
    if ('ignore' in match) return { value: undefined };
    if ('create' in match) return { value: this.make(kind, value).key };
    const key = this.#keyOf(kind, match.to);
    return key ? { value: key } : { problem: `"${value}" is matched to ${match.to}, which does not exist` };
  }

  /** The reason why a name cannot be used, because several existing rows have it. */
  #ambiguity(kind: NamedKind, name: string): string | undefined {
    if (kind === 'products') return undefined;
    const count = this.#known.ambiguous[kind].get(nameKey(name));
    if (!count || this.#unknowns.match(kind, name)) return undefined;
    return `"${name}" matches ${count} existing ${kind}; write the domain or the external ID instead`;
  }

  #keyOf(kind: NamedKind, name: string): string | undefined {
    const key = keyIn(kind, name);
    if (kind !== 'products') {
      // A domain or a number names one row only, and the exact spelling may tell two rows apart.
      const host = domainIn(name);
      const exact = `= ${normalizedName(name)}`;
      const { ambiguous } = this.#known;
      if (ambiguous[kind].has(key)) {
        if (this.#known[kind].has(exact) && !ambiguous[kind].has(exact)) return exact;
        const other = [host && `@ ${host}`, `# ${normalizedName(name)}`].find(
          (one) => one && this.#known[kind].has(one),
        );
        return other || undefined;
      }
      if (!this.#known[kind].has(key) && !this.#plan[kind].has(key)) {
        const other = [host && `@ ${host}`, `# ${normalizedName(name)}`].find(
          (one) => one && this.#known[kind].has(one),
        );
        if (other) return other;
      }
    }
    if (this.#known[kind].has(key) || this.#plan[kind].has(key)) return key;
    const meant = this.#aliases[kind].get(key);
    return meant !== undefined && this.#known[kind].has(meant) ? meant : undefined;
  }
}
