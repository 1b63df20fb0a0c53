import type { DescribedField, DescribedKind } from '#shared/query/query.ts';
import { mergedConditions, openStates, previousDay } from './conditions.ts';
import type { Role } from './language.ts';
import { follows, has } from './parts.ts';
import { type Condition, isPlanned, isUnit, type Nested, type Reading } from './reading.ts';
import type { NamedRecord, Piece } from './scan.ts';
import { type AskedSpan, inOtherYear } from './spans.ts';
import type { Entry, Vocabulary, Where } from './vocabulary.ts';

export interface Composing {
  vocabulary: Vocabulary;
  today: string;
  mode: 'company' | 'partner';
  /** The person who asks. */
  me: string | null;
  /** The question before it, whose subject a follow-up keeps. */
  before?: Reading | undefined;
}

/** A question that cannot be read completely, with the words that were not understood. */
export interface NotRead {
  unread: readonly string[];
}

type Read = Reading | NotRead;

export interface Subject {
  kind: string;
  /** The piece that names it, if one does. */
  at: number;
  measure?: string;
  cost: number;
}

/** The day that tells rows of a kind apart, if no measure or view names one. */
const USUAL_DAYS = ['submitted', 'effective', 'joined', 'issued', 'opened', 'starts', 'due', 'created'];

const TIME = new Set(['day', 'instant']);

/** Attaches each part of a question to one subject. */
export class Attaching {
  private readonly pieces: readonly Piece[];
  private readonly composing: Composing;
  private readonly kind: DescribedKind;
  private readonly subject: Subject;
  private readonly before: Reading | undefined;
  private cost: number;
  private readonly used = new Set<number>();
  private readonly unread: string[] = [];
  private conditions: Condition[] = [];
  private by: string[] = [];
  private span: AskedSpan | null = null;
  private compareSpan: AskedSpan | null = null;
  private on: string | null = null;
  private measure: string | null;
  private fields: string[] = [];
  private asksOf: string | null = null;
  private nested: Nested[] = [];

  constructor(pieces: readonly Piece[], subject: Subject, composing: Composing) {
    this.pieces = pieces;
    this.subject = subject;
    this.composing = composing;
    this.kind = composing.vocabulary.kinds.get(subject.kind)!;
    this.before = composing.before?.of === subject.kind ? composing.before : undefined;
    this.measure = subject.measure ?? null;
    this.cost = subject.cost;
    if (subject.at >= 0) this.takeSubject(subject.at);
  }

  read(): { read: Read; cost: number } {
    if (!this.kind) return { read: { unread: [] }, cost: 1_000 };
    for (const [at, piece] of this.pieces.entries()) if (!this.used.has(at)) this.attach(piece, at);
    for (const piece of this.pieces)
      if (piece.is === 'role' && (piece.role === 'not' || piece.role === 'without') && !this.negations.has(piece))
        this.unread.push(piece.text);
    if (this.unread.length > 0) return { read: { unread: this.unread }, cost: this.cost + this.unread.length * 100 };
    const read = this.finish();
    return { read: read ?? { unread: [] }, cost: this.cost + (read ? 0 : 1_000) };
  }

  /** "resellers" are partners of one type; "revenue by product" is grouped. */
  private takeSubject(at: number): void {
    this.used.add(at);
    const piece = this.pieces[at]!;
    if (piece.is !== 'declared') return;
    const filter = piece.entries.find(
      ({ meaning, likeness }) => meaning.is === 'filter' && meaning.kind === this.subject.kind && likeness > 1,
    );
    if (filter?.meaning.is === 'filter' && this.kind) this.addFilter(filter.meaning, at);
    const [, grouping] = / by (.+)$/.exec(piece.text) ?? [];
    const field = grouping && this.kind?.fields.find(({ label, group }) => group && label.toLowerCase() === grouping);
    if (field) this.groupBy(field.name);
  }

  private attach(piece: Piece, at: number): void {
    switch (piece.is) {
      case 'filler':
        return;
      case 'unknown':
        this.unread.push(piece.text);
        return;
      case 'span':
        this.attachSpan(piece.span, piece, at);
        return;
      case 'unit':
        if (this.isAfter(at, 'by') || /ly$/.test(piece.text) || this.pieces.length === 1) this.by.push(piece.unit);
        else this.unread.push(piece.text);
        return;
      case 'number':
        // "top 5" and "5 biggest": taken with the order.
        if (!has(this.pieces, 'top', 'bottom', 'latest', 'oldest', 'most', 'least')) this.unread.push(piece.text);
        return;
      case 'limit':
        this.attachLimit(piece);
        return;
      case 'name':
        this.attachName(piece, at);
        return;
      case 'declared':
        this.attachDeclared(piece, at);
        return;
      case 'role':
        this.attachRole(piece, at);
        return;
    }
  }

  private field(name: string): DescribedField | undefined {
    return this.kind.fields.find((field) => field.name === name);
  }

  private isAfter = (at: number, ...wanted: Role[]): boolean => follows(this.pieces, at, ...wanted);

  private attachRole(piece: Piece & { is: 'role' }, at: number): void {
    const { mode, me } = this.composing;
    if (piece.role === 'mine') {
      const isOwn = /\b(?:my|mine|my own)\b/.test(piece.text);
      const owner = this.kind.fields.find(
        ({ name, of }) => of === 'people' && /^(?:owner|assignee|partner_owner)/.test(name),
      );
      if (isOwn && mode === 'company' && me && owner && this.composing.mode === 'company')
        this.conditions.push({ where: { [owner.name]: me }, label: `${owner.label}: me`, field: owner.name });
      return;
    }
    if (piece.role === 'overdue' || piece.role === 'due') {
      this.attachDue(piece.role, at);
      return;
    }
    if (piece.role === 'versus' && this.pieces.slice(at + 1).find(({ is }) => is !== 'filler')?.is !== 'span')
      this.unread.push(piece.text);
    if (piece.role === 'share') this.unread.push(piece.text);
  }

  private dueField(): DescribedField | undefined {
    const days = this.kind.fields.filter(({ kind, operators }) => TIME.has(kind) && operators.includes('gte'));
    return (
      days.find(({ name }) => /(^|_)due/.test(name)) ?? days.find(({ name }) => /expire|ends?_on|expected/.test(name))
    );
  }

  private attachDue(role: 'due' | 'overdue', at: number): void {
    const field = this.dueField();
    if (!field) {
      this.unread.push(this.pieces[at]!.text);
      return;
    }
    if (role === 'due') {
      this.on = field.name;
      return;
    }
    const day = previousDay(this.composing.today);
    this.conditions.push({
      where: { [`${field.name}_lte`]: field.kind === 'instant' ? `${day}T23:59:59Z` : day, ...openStates(this.kind) },
      label: 'Overdue',
      field: field.name,
    });
  }

  private attachSpan(span: AskedSpan, piece: Piece, at: number): void {
    if (this.isAfter(at, 'versus')) this.compareSpan = span;
    else if (this.span) this.unread.push(piece.text);
    else this.span = span;
  }

  private attachLimit(piece: Piece & { is: 'limit' }): void {
    const { bound, beyond, minor, plain, isMoney } = piece;
    const money = this.kind.fields.find(({ kind, operators }) => kind === 'money' && operators.includes('gte'));
    if (!money || (!isMoney && plain < 100)) {
      this.unread.push(piece.text);
      return;
    }
    const step = beyond ? (bound === 'gte' ? 1 : -1) : 0;
    this.conditions.push({
      where: { [`${money.name}_${bound}`]: String(minor + step) },
      label: `${money.label} ${piece.text}`,
      field: `${money.name}_${bound}`,
    });
  }

  private attachName({ records, text }: { records: readonly NamedRecord[]; text: string }, at: number): void {
    const own = records.filter(({ of }) => of === this.kind.kind);
    if (own.length > 0 && !this.isNegated(at)) {
      const ids = own.map(({ id }) => id);
      this.conditions.push({ where: { id: ids.length === 1 ? ids[0]! : ids }, label: own[0]!.name, field: 'id' });
      return;
    }
    const references = records.flatMap((record) => {
      const field = this.fieldOf(record, at);
      return field ? [{ record, field }] : [];
    });
    const isNegated = this.isNegated(at);
    if (references.length > 0) {
      const [first] = references;
      const same = references.filter(({ field }) => field.name === first!.field.name);
      this.cost += references.length > same.length ? 1 : 0;
      const label = `${first!.field.label}: ${first!.record.name}`;
      this.conditions.push({
        where: {
          [`${first!.field.name}${isNegated ? '_ne' : ''}`]:
            isNegated || same.length === 1 ? first!.record.id : same.map(({ record }) => record.id),
        },
        label: isNegated ? `not ${label}` : same.length > 1 ? `${first!.field.label}: ${text} (${same.length})` : label,
        field: first!.field.name,
      });
      return;
    }
    this.unread.push(text);
  }

  /** The reference that a name fits: the one named beside it, or the first. */
  private fieldOf({ of }: NamedRecord, at: number): DescribedField | undefined {
    const fields = this.kind.fields.filter(
      (field) => field.kind === 'reference' && field.of === of && field.operators.includes('eq'),
    );
    const beside = [at - 1, at - 2, at + 1]
      .map((index) => this.pieces[index])
      .find((piece) => piece?.is === 'declared');
    const named = fields.find(
      ({ name }) =>
        beside?.is === 'declared' &&
        beside.entries.some(
          ({ meaning }) => meaning.is === 'field' && meaning.kind === this.kind.kind && meaning.field === name,
        ),
    );
    return named ?? fields[0];
  }

  /** "not in Europe": the negation may stand before a preposition. */
  private isNegated(at: number): boolean {
    const before = this.pieces
      .slice(0, at)
      .findLast((piece) => piece.is !== 'filler' && !(piece.is === 'role' && piece.role === 'of'));
    const isNegated = before?.is === 'role' && (before.role === 'not' || before.role === 'without');
    if (isNegated) this.negations.add(before);
    return isNegated;
  }
  private readonly negations = new Set<Piece>();

  private attachDeclared(piece: Piece & { is: 'declared' }, at: number): void {
    const mine = piece.entries.filter(({ meaning }) => meaning.kind === this.kind.kind);
    const isGrouping = this.isAfter(at, 'by');
    const wanted = (is: Entry['meaning']['is']) =>
      mine
        .filter(({ meaning }) => meaning.is === is)
        .sort((a, b) => b.likeness - a.likeness || this.isReference(a) - this.isReference(b));
    const [field] = wanted('field');
    // "partners" are the kind, although a choice is called so.
    const isNoun = piece.entries.some(({ meaning, likeness }) => meaning.is === 'kind' && likeness > 1);
    const [filter] = isNoun ? [] : wanted('filter');
    const [measure] = wanted('measure');
    if (isGrouping) {
      if (field?.meaning.is === 'field' && this.groupBy(field.meaning.field)) return;
      if (this.groupByKind(piece.entries)) return;
      if (measure?.meaning.is === 'measure' && !this.measure) {
        this.measure = measure.meaning.key;
        return;
      }
    }
    const dated = mine.find(({ meaning }) => meaning.is === 'field' && TIME.has(this.field(meaning.field)?.kind ?? ''));
    const span = this.pieces.find((one) => one.is === 'span');
    if (
      dated?.meaning.is === 'field' &&
      span?.is === 'span' &&
      isPlanned(dated.meaning.field) &&
      span.span.lies !== 'past'
    ) {
      this.on = dated.meaning.field;
      return;
    }
    // "lost deals": the filter, unless the phrase is more surely a measure.
    if (filter?.meaning.is === 'filter' && filter.likeness >= (measure?.likeness ?? 0)) {
      this.addFilter(filter.meaning, at);
      this.cost += 3 - filter.likeness;
      return;
    }
    if (measure?.meaning.is === 'measure') {
      if (this.measure && this.measure !== measure.meaning.key) this.unread.push(piece.text);
      else this.measure = measure.meaning.key;
      return;
    }
    if (filter?.meaning.is === 'filter') {
      this.addFilter(filter.meaning, at);
      return;
    }
    if (
      isNoun &&
      this.nested.some(({ of }) => piece.entries.some(({ meaning }) => meaning.is === 'kind' && meaning.kind === of))
    )
      return;
    if (
      isNoun &&
      this.qualifiesNext(
        at,
        piece.entries.flatMap(({ meaning }) => (meaning.is === 'kind' ? [meaning.kind] : [])),
      )
    )
      return;
    if (field?.meaning.is === 'field') {
      this.attachField(field.meaning.field, piece, at);
      return;
    }
    if (piece.entries.some(({ meaning }) => meaning.is === 'kind' && meaning.kind === this.kind.kind)) return;
    if (this.attachOtherKind(piece, at)) return;
    if (this.attachNested(piece)) return;
    if (piece.records.length > 0) {
      this.attachName({ records: piece.records, text: piece.text }, at);
      return;
    }
    this.unread.push(piece.text);
  }

  /** A state of the product comes before a name that the company gave. */
  private isReference = ({ meaning }: Entry): number =>
    meaning.is === 'filter' && meaning.field !== null && this.field(meaning.field)?.kind === 'reference' ? 1 : 0;

  /** "revenue from Gold partners": a filter of the kind that a reference names, if the question names that kind. */
  private attachNested({ entries }: Piece & { is: 'declared' }): boolean {
    for (const { meaning, likeness } of entries) {
      if (meaning.is !== 'filter' || likeness < 2 || !this.namesKind(meaning.kind)) continue;
      const field = this.kind.fields.find(
        ({ kind, of, operators }) => kind === 'reference' && of === meaning.kind && operators.includes('eq'),
      );
      if (!field) continue;
      this.nested.push({ field: field.name, of: meaning.kind, where: meaning.where, label: meaning.label });
      return true;
    }
    return false;
  }

  private namesKind = (kind: string): boolean =>
    this.pieces.some(
      (piece) =>
        piece.is === 'declared' && piece.entries.some(({ meaning }) => meaning.is === 'kind' && meaning.kind === kind),
    );

  private addFilter({ where, label, field }: { where: Where; label: string; field: string | null }, at: number): void {
    if (!this.isNegated(at)) {
      this.conditions.push({ where, label, field: field ?? label });
      return;
    }
    const [[name, value] = ['', ''], ...others] = Object.entries(where);
    if (others.length > 0) {
      this.unread.push(label);
      return;
    }
    const isFlag = value === 'true';
    this.conditions.push({
      where: isFlag ? { [name]: 'false' } : { [`${name}_ne`]: value },
      label: `not ${label}`,
      field: field ?? label,
    });
  }

  private attachField(name: string, piece: Piece, at: number): void {
    const field = this.field(name)!;
    if (TIME.has(field.kind)) {
      if (has(this.pieces, 'when')) this.fields.push(name);
      else this.on = name;
      return;
    }
    const next = this.pieces.slice(at + 1).find(({ is }) => is !== 'filler');
    const previous = this.pieces
      .slice(0, at)
      .reverse()
      .find(({ is }) => is !== 'filler');
    // "stage Negotiation" and "Negotiation stage": the filter beside it says it all.
    if (
      next?.is === 'name' ||
      previous?.is === 'name' ||
      (previous?.is === 'declared' && previous.records.length > 0) ||
      isFilterOf(next, this.kind.kind, name) ||
      isFilterOf(previous, this.kind.kind, name)
    )
      return;
    if (field.kind === 'money' || field.sum) {
      // A figure kept on a record is answered by its own rows, if those can be asked for.
      this.cost += 3;
      this.asksOf = name;
      return;
    }
    if (
      this.conditions.some((one) => one.field === 'id') ||
      this.pieces.some((one) => one.is === 'name' && one.records.some(({ of }) => of === this.kind.kind))
    ) {
      this.fields.push(name);
      return;
    }
    if (this.asksWhich() || piece.text === 'why' || has(this.pieces, 'most', 'least', 'top', 'bottom')) {
      if (this.groupBy(name)) return;
    }
    this.unread.push(piece.text);
  }

  private asksWhich = () => has(this.pieces, 'which', 'who');

  private groupBy(name: string): boolean {
    const field = this.field(name);
    if (!field?.group) return false;
    const written = TIME.has(field.kind) ? `${name}:month` : name;
    if (!this.by.includes(written)) this.by.push(written);
    return true;
  }

  /** "by partner": the reference to that kind. */
  private groupByKind(entries: readonly Pick<Entry, 'meaning'>[]): boolean {
    for (const { meaning } of entries) {
      if (meaning.is !== 'kind') continue;
      const field = this.kind.fields.find(({ of, group }) => of === meaning.kind && group);
      if (field) return this.groupBy(field.name);
    }
    return false;
  }

  /** A noun beside the subject: what is grouped by ("which partners …"), or the kind of a name ("partner Alder"). */
  private attachOtherKind(piece: Piece & { is: 'declared' }, at: number): boolean {
    const kinds = piece.entries.flatMap(({ meaning }) => (meaning.is === 'kind' ? [meaning.kind] : []));
    const next = this.pieces.slice(at + 1).find(({ is }) => is !== 'filler');
    const previous = this.pieces[at - 1];
    const names = [next, previous].filter((one) => one?.is === 'name');
    if (names.some((one) => one?.is === 'name' && one.records.some(({ of }) => kinds.includes(of)))) return true;
    if (this.nested.some(({ of }) => kinds.includes(of)) || this.qualifiesNext(at, kinds)) return true;
    const isRanked = has(this.pieces, 'most', 'least', 'top', 'bottom', 'latest');
    if ((this.asksWhich() || isRanked) && (isRanked || this.measure) && at < this.pieces.length)
      return this.groupByKind(piece.entries);
    return false;
  }

  /** "partners in Germany": the filter of that kind follows. */
  private qualifiesNext = (at: number, kinds: readonly string[]): boolean =>
    this.pieces
      .slice(at + 1)
      .some(
        (piece) =>
          piece.is === 'declared' &&
          piece.entries.some(({ meaning }) => meaning.is === 'filter' && kinds.includes(meaning.kind)) &&
          !piece.entries.some(({ meaning }) => meaning.kind === this.kind.kind),
      );

  private finish(): Reading | null {
    const { before } = this;
    const isRanked = has(this.pieces, 'top', 'bottom', 'most', 'least', 'latest', 'oldest');
    const number = this.pieces.find((piece) => piece.is === 'number');
    if (
      has(this.pieces, 'who') &&
      isRanked &&
      this.by.length === 0 &&
      !this.groupByKind([{ meaning: { is: 'kind', kind: 'partners' } }])
    )
      return null;
    let measure = this.measureAsked();
    if (measure === undefined) return null;
    const ranks = this.ranks(measure);
    if (ranks === null) return null;
    const by =
      this.by.length > 0 ? [...new Set(this.by)] : has(this.pieces, 'over_time') ? ['month'] : (before?.by ?? []);
    if (by.length > 0 && measure === null) measure = before?.measure ?? 'count';
    const { own } = this.composing.vocabulary;
    const mine = own.get(this.kind.kind);
    const isDeclared = measure !== null && this.kind.measures.some(({ key }) => key === measure);
    if (mine && !isDeclared && !this.conditions.some(({ where }) => Object.keys(mine).some((name) => name in where)))
      this.conditions.push({ where: mine, label: 'Your own', field: Object.keys(mine)[0]! });
    const isDated = this.on !== null && isPlanned(this.on) && this.span !== null && this.span.lies !== 'past';
    const states = openStates(this.kind);
    if (isDated && 'status' in states && !this.conditions.some(({ where }) => 'status' in where))
      this.conditions.push({ where: states, label: 'Not over yet', field: 'status' });
    const conditions = mergedConditions(this.keptConditions(), this.conditions);
    if (conditions === null) return null;
    const span = this.span ?? before?.span ?? null;
    const on = this.dayOf(conditions, measure, span, by);
    if (span && on === undefined) return null;
    const reading: Reading = {
      of: this.kind.kind,
      isNamed: this.subject.at >= 0,
      measure: this.listAgain() ? null : measure,
      conditions,
      by: this.listAgain() ? [] : by,
      span: span && this.inRightYear(span, on ?? null),
      on: on ?? this.on,
      compare: this.compared(),
      order: isRanked ? ranks.order : by.length > 0 ? null : (before?.order ?? null),
      limit: isRanked ? (number?.is === 'number' ? number.plain : ranks.limit) : (before?.limit ?? null),
      nested: this.nested,
      fields: this.fields.length > 0 ? [...this.titleField(), ...this.fields] : [],
    };
    return reading;
  }

  private titleField = (): string[] =>
    this.kind.fields
      .filter(({ name }) => name === 'name' || name === 'full_name')
      .map(({ name }) => name)
      .slice(0, 1);

  /** The filters that a follow-up keeps. */
  private keptConditions(): readonly Condition[] {
    return this.before?.conditions ?? [];
  }

  /** "which ones?" after a figure asks for its rows. */
  private listAgain = (): boolean =>
    this.before !== undefined &&
    this.by.length === 0 &&
    !this.measure &&
    has(this.pieces, 'which', 'list', 'who') &&
    !has(this.pieces, 'count', 'much');

  /** The order of superlatives; null if nothing can be ordered so. */
  private ranks(measure: string | null): { order: string | null; limit: number | null } | null {
    const isPlural = this.subject.at >= 0 && /s$/.test(this.pieces[this.subject.at]?.text ?? '');
    const limit = isPlural ? 5 : 1;
    if (has(this.pieces, 'most', 'least', 'top', 'bottom')) {
      const sign = has(this.pieces, 'least', 'bottom') ? '' : '-';
      if (this.by.length > 0) return { order: `${sign}value`, limit: this.rankedPlural() ? 5 : 1 };
      const money = this.field('amount');
      if (measure) return null;
      if (this.asksOf) return { order: `${sign}${this.asksOf}`, limit };
      return money && !has(this.pieces, 'most', 'least') ? { order: `${sign}${money.name}`, limit } : null;
    }
    if (has(this.pieces, 'latest', 'oldest')) {
      const day = this.on ?? this.usualDay(this.conditions);
      return day ? { order: `${has(this.pieces, 'oldest') ? '' : '-'}${day}`, limit } : null;
    }
    return { order: null, limit: null };
  }

  private rankedPlural = () =>
    this.pieces.some((piece) => piece.is === 'declared' && /s$/.test(piece.text) && !/ss$/.test(piece.text)) &&
    !has(this.pieces, 'who');

  /** Undefined when a measure is asked for that the kind does not have. */
  private measureAsked(): string | null | undefined {
    const money = this.asksOf ?? this.kind.fields.find(({ kind, sum }) => kind === 'money' && sum)?.name;
    if (has(this.pieces, 'average') && !this.measure) return money ? `average:${money}` : undefined;
    this.measure = this.measureOfState() ?? this.measure;
    if (this.measure) {
      const declared = this.kind.measures.find(({ key }) => key === this.measure);
      if (!declared) return undefined;
      if (has(this.pieces, 'average') || (declared.unit === 'count' && has(this.pieces, 'much', 'total'))) {
        this.conditions.push({
          where: this.composing.vocabulary.measures.get(declared.key)!,
          label: declared.label,
          field: 'status',
        });
        return money ? `${has(this.pieces, 'average') ? 'average' : 'sum'}:${money}` : undefined;
      }
      const isList =
        this.pieces.some((piece) => piece.is === 'role' && (piece.role === 'list' || /^which/.test(piece.text))) &&
        !has(this.pieces, 'much', 'total');
      const wantsRows =
        this.compareSpan !== null
          ? false
          : declared.unit === 'count'
            ? !has(this.pieces, 'count')
            : isList && declared.on === null;
      if (wantsRows && this.by.length === 0 && !this.before) {
        const rows = this.composing.vocabulary.measures.get(declared.key)!;
        this.conditions.push({ where: rows, label: declared.label, field: 'status' });
        return null;
      }
      return this.measure;
    }
    if (has(this.pieces, 'count')) return this.asksOf ? undefined : 'count';
    if (has(this.pieces, 'much', 'total') || (this.asksOf && this.fieldIsMoney(this.asksOf)))
      return money ? `sum:${money}` : undefined;
    if (this.by.length > 0) return this.before?.measure ?? 'count';
    if (this.before && !has(this.pieces, 'list', 'which')) return this.measureBefore(this.before.measure);
    return null;
  }

  /** "commission" and "paid" are the measure of what was paid. */
  private measureOfState(): string | null {
    const { measures } = this.composing.vocabulary;
    const unit = this.kind.measures.find(({ key }) => key === this.measure)?.unit;
    const stated = this.conditions.find(
      ({ where }) => typeof where.status === 'string' && Object.keys(where).length === 1,
    );
    const own = this.kind.measures.find(
      (one) => one.unit === unit && stated && measures.get(one.key)?.status === stated.where.status,
    );
    if (!unit || !own || own.key === this.measure) return null;
    this.conditions = this.conditions.filter((one) => one !== stated);
    return own.key;
  }

  /** The measure of the question before, unless its own states contradict those asked for now. */
  private measureBefore(key: string | null): string | null {
    const declared = this.kind.measures.find((one) => one.key === key);
    const filters = (declared && this.composing.vocabulary.measures.get(declared.key)) ?? {};
    const contradicts = this.conditions.some(({ where }) => Object.keys(where).some((name) => name in filters));
    if (!declared || !contradicts) return key;
    this.dayBefore = declared.on;
    const money = this.kind.fields.find(({ kind, sum }) => kind === 'money' && sum);
    return declared.unit === 'money' && money ? `sum:${money.name}` : 'count';
  }
  private dayBefore: string | null = null;

  private fieldIsMoney = (name: string) => this.field(name)?.kind === 'money';

  private compared(): Reading['compare'] {
    if (!this.compareSpan) return this.before?.compare ?? null;
    return this.compareSpan.period === 'last_year' && this.span?.period !== 'this_year' ? 'last_year' : 'previous';
  }

  /** The day that decides the period: the one named, that of the measure, or the usual one of these rows. */
  private dayOf(
    conditions: readonly Condition[],
    measure: string | null,
    span: AskedSpan | null,
    by: readonly string[],
  ): string | null | undefined {
    const hasUnit = by.some((one) => !one.includes(':') && isUnit(one));
    if (this.on) return this.on;
    if (!span && !hasUnit) return null;
    const declared = this.kind.measures.find(({ key }) => key === (measure ?? this.measure));
    if (declared?.on) return declared.on;
    const earlier = this.before?.on ?? this.dayBefore;
    if (earlier && this.before?.of === this.kind.kind) return earlier;
    return this.usualDay(conditions) ?? undefined;
  }

  /** The day of the measure with the same filters, of a view that selects by it, or the day by which rows are told apart. */
  private usualDay(conditions: readonly Condition[]): string | null {
    const { kind, vocabulary } = { kind: this.kind, vocabulary: this.composing.vocabulary };
    const where: Where = Object.assign({}, ...conditions.map((one) => one.where));
    const days = new Set(
      kind.fields.filter((field) => TIME.has(field.kind) && field.operators.includes('gte')).map(({ name }) => name),
    );
    const state = typeof where.status === 'string' ? where.status : null;
    const isDay = (name: string) => days.has(name.replace(/_(gte|lte)$/, '')) && /_(gte|lte)$/.test(name);
    if (state !== null) {
      const measure = kind.measures.find(
        ({ key, on }) => on !== null && vocabulary.measures.get(key)?.status === state,
      );
      if (measure?.on) return measure.on;
      const view = (vocabulary.views.get(kind.kind) ?? []).find(
        (one) => one.where.status === state && Object.keys(one.where).some(isDay),
      );
      const day = view && Object.keys(view.where).find(isDay);
      if (day) return day.replace(/_(gte|lte)$/, '');
    }
    const candidates = [...kind.measures.flatMap(({ on }) => on ?? []), ...USUAL_DAYS];
    return candidates.find((name) => days.has(name)) ?? null;
  }

  /** "in November" without a year: the one before today for what has happened, the next one for what is due. */
  private inRightYear(span: AskedSpan, on: string | null): AskedSpan {
    if (!span.isYearless || !on) return span;
    const isAhead = isPlanned(on);
    if (!isAhead && span.lies === 'ahead') return inOtherYear(span, -1);
    if (isAhead && span.lies === 'past') return inOtherYear(span, 1);
    return span;
  }
}

const isFilterOf = (piece: Piece | undefined, kind: string, field: string): boolean =>
  piece?.is === 'declared' &&
  piece.entries.some(({ meaning }) => meaning.is === 'filter' && meaning.kind === kind && meaning.field === field);
