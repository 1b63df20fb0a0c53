/**
 * Input that a visitor gives before a page is interactive. The components learn of it once they are there; otherwise they
 * would begin with empty fields, or show what they do not know.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Remembers what was typed and chosen so far. @returns tells it to the components, which have taken over the page */
export function typedSoFar(root: ParentNode): () => Promise<void> {
  const tellers = [...root.querySelectorAll<Control>('input, textarea, select')].flatMap((control) =>
    tellerOf(control),
  );
  return async () => {
    for (const tell of tellers) {
      // Each in a task of its own, as when a person types, so that a component has the last value before the next comes.
      await new Promise((resolve) => setTimeout(resolve));
      tell();
    }
  };
}

function tellerOf(control: Control): (() => void)[] {
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    const isChosen = [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
    return isChosen ? [() => tellValue(control, value, 'change')] : [];
  }
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    // In a group of choices, only the chosen one tells.
    const isChosen = control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
    return isChosen ? [() => tellChecked(control, control.checked)] : [];
  }
  // A chosen file stays in its field and cannot be written there.
  if (control.type === 'file') return control.value ? [() => announce(control, 'change')] : [];
  const { value, defaultValue } = control;
  return value === defaultValue || control.type === 'hidden'
    ? []
    : [() => tellValue(control, value, 'input', defaultValue)];
}

const announce = (control: Control, event: 'input' | 'change') =>
  control.dispatchEvent(new Event(event, { bubbles: true }));

/** The components hear only of values that differ from the last one they have seen, which they note at each assignment. */
function tellValue(control: Control, value: string, event: 'input' | 'change', before?: string): void {
  if (before !== undefined) control.value = before;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
  set!.call(control, value);
  announce(control, event);
}

/** Only a click is heard by both controlled and free boxes. */
function tellChecked(control: HTMLInputElement, checked: boolean): void {
  control.checked = control.type === 'radio' ? false : !checked;
  control.click();
}
