const pieces = /--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'$-]+|[-'$]/g

/** The statements of an SQL text, one by one, since PGlite takes one at a time. Knows strings and $$ bodies. */
export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let current = ''
  for (const [piece] of text.matchAll(pieces)) {
    if (piece === ';') {
      statements.push(current.trim())
      current = ''
    } else if (!piece.startsWith('--')) {
      current += piece
    }
  }
  return [...statements, current.trim()].filter((statement) => statement !== '')
}
