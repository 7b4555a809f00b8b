/** An object of a JSON file. */
export type Json = Record<string, unknown>

/** Whether a value is a JSON object. */
export function isGroup(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Something out of a file, short enough for a sentence. */
export function printable(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
