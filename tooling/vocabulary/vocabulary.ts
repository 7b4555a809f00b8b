/** The words that names, comments, test titles and documents do not use, each with the field's term (CONTRIBUTING.md). */

/** Words of prose, as they stand in a sentence, and what says the same. */
const prose: Readonly<Record<string, string>> = {
  whoever: 'users, callers, members',
  somebody: 'a user, a member, a caller',
  nobody: 'no one, no caller, or the passive',
  told: 'notified, reported',
  tells: 'notifies, reports, returns',
  'asks for': 'requests, fetches',
  wished: 'requested',
  'made page': 'prerendered page',
  'comes to life': 'hydrates',
  'import law': 'dependency rule',
  purse: 'wallet, account',
  purses: 'wallets, accounts',
  'further languages': 'partially translated locales',
}

/** File and folder names that say nothing of what is in them. */
const fileNames = new Set(
  'book boss chores deed ear face foot gather hands here keep kit lookout mine near paper purse purses said samples shown stray talk talks told turns weigh words work wrongs'.split(
    ' ',
  ),
)

/** Beginnings of identifiers, and the standard one. */
const prefixes: Readonly<Record<string, string>> = {
  usual: 'default',
  most: 'max',
  least: 'min',
  longest: 'max',
  tell: 'notify',
}

/** Names of the wire, which clients know. */
const wireNames = new Set(['mostAtOnce'])

const proseWord = new RegExp(`\\b(${Object.keys(prose).join('|')})\\b`, 'gi')
const identifier = new RegExp(`(?<![\\w$.'"-])(${Object.keys(prefixes).join('|')})[A-Z]\\w*`, 'g')
const comments = /(?:^|[\s{(,;])\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm
const quoted = String.raw`(?:'[^'\n]*'|"[^"\n]*"|\`[^\`]*\`)`
/** Also those behind a table: `test.each([…])('…'`. */
const titles = new RegExp(
  String.raw`(?:\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"\`\n]*\))?|^\s*\]\s*(?:as const)?\s*\))\(\s*${quoted}`,
  'gm',
)

/** The refused words of one text, each with its line. */
function refusedIn(text: string, at: number, part: string): { line: number; word: string; use: string }[] {
  const lineOf = (index: number) => text.slice(0, at + index).split('\n').length
  return [...part.matchAll(proseWord)].map((found) => ({
    line: lineOf(found.index),
    word: found[0],
    use: prose[found[0].toLowerCase()] ?? '',
  }))
}

/**
 * The errors of one file: its path, the prose of its comments and test titles (all of a document) and its identifiers.
 * Returns sentences that name file, line, word and the field's term.
 */
export function vocabularyErrors(file: string, text: string): string[] {
  const names = file
    .split('/')
    .map((part) => part.split('.')[0] ?? '')
    .filter((name) => fileNames.has(name))
  const isDocument = /\.mdx?$/.test(file)
  const parts = isDocument
    ? [{ index: 0, text }]
    : [...text.matchAll(comments), ...text.matchAll(titles)].map((found) => ({
        index: found.index,
        text: found[0],
      }))
  const errors = parts.flatMap((part) => refusedIn(text, part.index, part.text))
  const identifiers = isDocument
    ? []
    : [...text.matchAll(identifier)].filter(([name]) => !wireNames.has(name))
  return [
    ...names.map((name) => `${file}: a file is named after what is in it, not “${name}”`),
    ...errors.map(({ line, word, use }) => `${file}:${line}: “${word}”: use ${use}`),
    ...identifiers.map((found) => {
      const [name, prefix = ''] = found
      const line = text.slice(0, found.index).split('\n').length
      return `${file}:${line}: “${name}”: begin it with “${prefixes[prefix]}”`
    }),
  ]
}
