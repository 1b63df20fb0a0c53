interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Notes what is typed before there are fields for it: the text of each, from the first one on. Says whether the key was
 * for a field.
 */
export function noteKey(typed: string[], { key, shiftKey, ctrlKey, metaKey, altKey }: Press): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const isTab = key === 'Tab' && !shiftKey;
  const isLetter = key.length === 1 && (key !== ' ' || typed.length > 0);
  if (!isTab && !isLetter) return false;
  if (isTab || typed.length === 0) typed.push('');
  if (isLetter) typed.push(typed.pop() + key);
  return true;
}
