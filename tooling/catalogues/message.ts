/** A message in the ICU syntax that Lingui writes: text, `{name}`, plurals and selects, and tags `<0>…</0>`. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string; format: string | undefined }
  | { kind: 'choice'; name: string; by: string; branches: Map<string, Piece[]> }

const choices = new Set(['plural', 'selectordinal', 'select'])

/** @throws SyntaxError that says in plain words what is wrong. */
export function parseMessage(source: string): Piece[] {
  let at = 0

  function pieces(inside: boolean): Piece[] {
    const found: Piece[] = []
    let text = ''
    const flush = () => {
      if (text) found.push({ kind: 'text', text })
      text = ''
    }
    while (at < source.length) {
      const character = source[at]
      if (character === "'" && /['{}<>#|]/.test(source[at + 1] ?? '')) text += quoted()
      else if (character === '{') {
        flush()
        found.push(argument())
      } else if (character === '}') {
        if (!inside) throw new SyntaxError('has a } without a {')
        flush()
        return found
      } else {
        text += character
        at++
      }
    }
    if (inside) throw new SyntaxError('has a { that is never closed')
    flush()
    return found
  }

  function quoted(): string {
    if (source[at + 1] === "'") {
      at += 2
      return "'"
    }
    const end = source.indexOf("'", at + 1)
    const stop = end < 0 ? source.length : end
    const text = source.slice(at + 1, stop)
    at = stop + 1
    return text
  }

  function argument(): Piece {
    at++
    const name = word()
    if (!name) throw new SyntaxError('has a { without a name after it')
    if (next('}')) return { kind: 'value', name, format: undefined }
    if (!next(',')) throw new SyntaxError(`has {${name} without a } after it`)
    const by = word()
    if (!choices.has(by)) {
      const end = source.indexOf('}', at)
      if (end < 0) throw new SyntaxError('has a { that is never closed')
      at = end + 1
      return { kind: 'value', name, format: by }
    }
    next(',')
    const branches = new Map<string, Piece[]>()
    while (!next('}')) {
      const key = word()
      if (key.startsWith('offset:')) continue
      if (!key || !next('{')) throw new SyntaxError(`has a broken ${by} of {${name}}`)
      branches.set(key, pieces(true))
      at++
    }
    return { kind: 'choice', name, by, branches }
  }

  function space() {
    while (/\s/.test(source[at] ?? '')) at++
  }

  function word(): string {
    space()
    const found = /^[^\s,{}]*/.exec(source.slice(at))?.[0] ?? ''
    at += found.length
    return found
  }

  function next(character: string): boolean {
    space()
    if (source[at] !== character) return false
    at++
    return true
  }

  return pieces(false)
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
