/**
 * A selector for several kinds of element under `root`, each by its own name. A browser looks a rule up by the last name
 * in it: one that ends in `:is()` or in `:not()` has no such name, and every element of a page is held against it.
 */
export function under(root: string, names: readonly string[]): string {
  return names.map((name) => `${root} ${name}`).join(', ')
}
