/**
 * A value that identifies a person, on its way to a language model. As JSON it is the value itself; the redaction of a
 * model's request replaces it by a placeholder.
 */
export class Personal {
  readonly kind: 'person' | 'part' | 'email' | 'phone';
  readonly value: string;
  /** The person, such as `people:0198…`; null if only the name is known. */
  readonly who: string | null;

  constructor(kind: Personal['kind'], value: string, who: string | null = null) {
    this.kind = kind;
    this.value = value;
    this.who = who;
  }

  toJSON(): string {
    return this.value;
  }

  toString(): string {
    return this.value;
  }
}
