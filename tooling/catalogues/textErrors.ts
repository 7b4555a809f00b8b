import { allPieces, type Piece, parseMessage, readings } from './message.ts'

const bidi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const html = /<\/?[a-z!][^>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i

/** What is wrong with a text by itself, in plain sentences that follow its name. */
export function textFaults(text: string, locale: string): string[] {
  let pieces: Piece[]
  try {
    pieces = parseMessage(text)
  } catch (error) {
    return [error instanceof SyntaxError ? error.message : String(error)]
  }
  const faults: string[] = []
  if (text !== text.trim()) faults.push('begins or ends with a space')
  const control = bidi.exec(text)
  if (control) faults.push(`holds the direction mark ${codePoint(control[0])}; isolate the value in the page`)
  const tag = html.exec(text)
  if (tag) faults.push(`holds HTML: ${tag[0]}`)
  const unbalanced = readings(pieces).map(unbalancedTag).find(Boolean)
  if (unbalanced) faults.push(`has ${unbalanced} without its other half`)
  for (const piece of allPieces(pieces)) {
    if (piece.kind === 'choice') faults.push(...branchFaults(piece, locale))
    if (piece.kind === 'value' && piece.format)
      faults.push(
        `lets {${piece.name}, ${piece.format}} be formatted by Intl; format it with @baize/i18n first`,
      )
  }
  return faults
}

/** What a translation lost of its source, or added to it. */
export function translationFaults(source: string, translation: string): string[] {
  try {
    const before = parseMessage(source)
    const after = parseMessage(translation)
    return [
      ...difference('the placeholder', names(before), names(after)),
      ...difference('the tag', tags(before), tags(after)),
    ]
  } catch {
    return []
  }
}

function branchFaults(piece: Extract<Piece, { kind: 'choice' }>, locale: string): string[] {
  const wanted = piece.by === 'select' ? ['other'] : pluralCategories(locale, piece.by)
  const missing = wanted.filter((category) => !piece.branches.has(category))
  return missing.map((category) => `has no "${category}" branch in the ${piece.by} of {${piece.name}}`)
}

function pluralCategories(locale: string, by: string): readonly string[] {
  const type = by === 'plural' ? 'cardinal' : 'ordinal'
  return new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
}

function names(pieces: readonly Piece[]): Set<string> {
  return new Set(allPieces(pieces).flatMap((piece) => (piece.kind === 'text' ? [] : [`{${piece.name}}`])))
}

function tags(pieces: readonly Piece[]): Set<string> {
  const text = readings(pieces).join(' ')
  return new Set([...text.matchAll(/<(\d+)\/?>/g)].map(([, number]) => `<${number}>`))
}

function difference(what: string, before: Set<string>, after: Set<string>): string[] {
  return [
    ...[...before].filter((name) => !after.has(name)).map((name) => `lost ${what} ${name}`),
    ...[...after]
      .filter((name) => !before.has(name))
      .map((name) => `has ${what} ${name}, which the source has not`),
  ]
}

function unbalancedTag(reading: string): string | undefined {
  const open: string[] = []
  for (const [whole, slash, number = '', alone] of reading.matchAll(/<(\/?)(\d+)(\/?)>/g)) {
    if (alone) continue
    if (!slash) open.push(number)
    else if (open.pop() !== number) return whole
  }
  const last = open.pop()
  return last === undefined ? undefined : `<${last}>`
}

function codePoint(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}
