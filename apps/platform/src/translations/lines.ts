const block = /(<\/?(?:h[1-6]|li|ol|p|ul)\b[^>]*>)/

/** The lines of an HTML: the text between its blocks. Links and other marks inside a line are of the line. */
export const linesOf = (text: string): string[] =>
  text.split(block).filter((piece, index) => index % 2 === 0 && /\p{L}/u.test(piece))

/** A text with each of its lines replaced; `undefined` where one has none. */
export function inWords(text: string, words: Readonly<Record<string, string>>): string | undefined {
  const pieces = text
    .split(block)
    .map((piece, index) => (index % 2 === 1 || !/\p{L}/u.test(piece) ? piece : words[piece]))
  return pieces.every((piece) => piece !== undefined) ? pieces.join('') : undefined
}
