import { parse, type Token } from '@messageformat/parser'

/** A message in the ICU syntax that Lingui writes: text, `{name}`, plurals and selects, and tags `<0>…</0>`. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string; format: string | undefined }
  | { kind: 'choice'; name: string; by: string; branches: Map<string, Piece[]> }

/** @throws SyntaxError that says in plain words what is wrong. */
export function parseMessage(source: string): Piece[] {
  return joined(tokensOf(source).map(pieceOf))
}

function tokensOf(source: string): Token[] {
  try {
    return parse(source)
  } catch (error) {
    // The lines below the first one draw where it is.
    const [what = ''] = String(error instanceof Error ? error.message : error).split(/:?\n/)
    throw new SyntaxError(`cannot be read: ${what}`)
  }
}

function pieceOf(token: Token): Piece {
  switch (token.type) {
    case 'content': {
      const [brace] = /[{}]/.exec(token.value) ?? []
      if (brace) throw new SyntaxError(`has a ${brace} that belongs to no placeholder`)
      return { kind: 'text', text: token.value }
    }
    case 'octothorpe':
      return { kind: 'text', text: '#' }
    case 'argument':
      return { kind: 'value', name: token.arg, format: undefined }
    case 'function':
      return { kind: 'value', name: token.arg, format: token.key }
    default: {
      const branches = token.cases.map(({ key, tokens }) => [key, joined(tokens.map(pieceOf))] as const)
      return { kind: 'choice', name: token.arg, by: token.type, branches: new Map(branches) }
    }
  }
}

/** Texts beside each other are one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    if (last?.kind === 'text' && piece.kind === 'text')
      found.splice(-1, 1, { kind: 'text', text: last.text + piece.text })
    else found.push(piece)
  }
  return found
}

/** Every piece, those inside branches too. */
export function allPieces(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) =>
    piece.kind === 'choice' ? [piece, ...[...piece.branches.values()].flatMap(allPieces)] : [piece],
  )
}

/** Each way the message can read: its text with one branch of every choice taken. */
export function readings(pieces: readonly Piece[]): string[] {
  let found = ['']
  for (const piece of pieces) {
    const ends =
      piece.kind === 'text'
        ? [piece.text]
        : piece.kind === 'value'
          ? ['\uFFFC']
          : [...piece.branches.values()].flatMap(readings)
    found = found.flatMap((start) => ends.map((end) => start + end)).slice(0, 200)
  }
  return found
}
