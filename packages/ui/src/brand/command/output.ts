/** What a command found: words for the two outputs, and how it ends. */
export interface Outcome {
  out?: string
  error?: string
  /** 0 done and good; 1 a brand is not fit to ship; 2 the command was not understood or could not be done. */
  code: 0 | 1 | 2
}

/** How the command is started: in this repository, and where the package is installed. */
export const commandName = import.meta.filename.endsWith('.ts') ? 'npm run brand --' : 'npx baize-brand'

/** A command with invalid arguments. */
export class AskedWrongly extends Error {}

/** A list as indented lines, truncated. */
export function lines(sentences: readonly string[], most = 60): string {
  const shown = sentences.slice(0, most).map((sentence) => `  ${printable(sentence)}\n`)
  const rest = sentences.length - shown.length
  return shown.join('') + (rest > 0 ? `  … and ${rest} more.\n` : '')
}

/** Text out of a file, without what could move a terminal's cursor. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
}
