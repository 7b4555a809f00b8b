const width = 110

/**
 * The text of a `tokens.json`: JSON with each value on one line where it fits, so that a change of one role is one
 * line of a difference.
 */
export function tokensText(document: unknown): string {
  return `${written(document, '')}\n`
}

function written(value: unknown, indent: string): string {
  if (isLine(value, indent)) return inline(value)
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((each) => inner + written(each, inner))
    : Object.entries(Object(value)).map(
        ([key, each]) => `${inner}${JSON.stringify(key)}: ${written(each, inner)}`,
      )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Lists of names and numbers, and tokens and their parts, stand on a line; groups are always opened. */
function isLine(value: unknown, indent: string): boolean {
  if (!isNested(value)) return true
  const parts: unknown[] = Object.values(value)
  if (!parts.some(isNested)) return true
  if (Array.isArray(value)) return false
  if ('$value' in value && parts.every((part) => isLine(part, indent))) return true
  return (
    !parts.some((part) => isNested(part) && ('$value' in part || parts.length === 1)) &&
    inline(value).length + indent.length <= width
  )
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const parts = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}
