import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const source = new URL('../../', import.meta.url).pathname
const sandbox = new URL('../../../../sandbox/src/', import.meta.url).pathname

export interface SqlText {
  readonly file: string
  readonly text: string
}

/** Every SQL text of the platform and its sandbox: migrations, `sql` templates, and the places where Kysely's builder writes it. */
export function readSql(): SqlText[] {
  const migrations = globSync(`${source}database/migrations/*.sql`).map((file) => ({
    file: relative(source, file),
    text: withoutComments(readFileSync(file, 'utf8')),
  }))
  const code = [
    ...globSync(`${source}**/*.ts`).map((file) => ({ file, name: relative(source, file) })),
    ...globSync(`${sandbox}**/*.ts`).map((file) => ({ file, name: `sandbox/${relative(sandbox, file)}` })),
  ]
    .filter(
      ({ file }) => !/\.test\.ts$|\/testing\w*\.ts$|testDatabase|\/(?:portability|simulation)\//.test(file),
    )
    .flatMap(({ file, name }) => {
      const text = readFileSync(file, 'utf8')
      return [...templates(text), ...strings(text), ...builders(text)].map((part) => ({
        file: name,
        text: part,
      }))
    })
  return [...migrations, ...code].sort((a, b) => (a.file < b.file ? -1 : 1))
}

const withoutComments = (text: string) => text.replace(/--[^\n]*/g, '')

/** The texts of sql`…`, with `?` for what is bound; those inside of others are separate texts. */
function templates(code: string): string[] {
  const found: string[] = []
  for (const { index, 0: opening } of code.matchAll(/\bsql(?:<[^`]*?>)?`/g)) {
    found.push(templateFrom(code, index + opening.length).text)
  }
  return found
}

function templateFrom(code: string, start: number): { text: string; end: number } {
  let text = ''
  let at = start
  while (at < code.length && code[at] !== '`') {
    if (code.startsWith('${', at)) {
      at = skipHole(code, at + 2)
      text += '?'
    } else {
      text += code[at]
      at += 1
    }
  }
  return { text, end: at + 1 }
}

function skipHole(code: string, start: number): number {
  let depth = 1
  let at = start
  while (at < code.length && depth > 0) {
    if (code[at] === '`') at = templateFrom(code, at + 1).end
    else {
      if (code[at] === '{') depth += 1
      if (code[at] === '}') depth -= 1
      at += 1
    }
  }
  return at
}

/** SQL that is sent as a plain string. */
const strings = (code: string): string[] =>
  [...code.matchAll(/['`]((?:SELECT|INSERT INTO|UPDATE|DELETE FROM|LISTEN|WITH) [^'`]+)['`]/g)].map(
    ([, text = '']) => text.replace(/\$\{[\s\S]*/, '?'),
  )

/** What the builder writes by these methods. */
const builders = (code: string): string[] =>
  [...code.matchAll(/\.(?:forUpdate|skipLocked|onConflict|returning|returningAll|filterWhere)\(/g)].map(
    ([text]) => text,
  )
