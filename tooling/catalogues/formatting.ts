import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'packages/{ui,forms,site,account}/src/**/*.{ts,tsx}',
  'apps/{member-site,agent-site}/src/**/*.{ts,tsx}',
]
/** Tests, and the brand tools, which run in Node and write English. */
const notShipped = /\.test\.tsx?$|^packages\/ui\/src\/brand\//
const own = /\bIntl\s*\.|\.toLocale\w+|\bi18n\.(?:number|date)\(/

/** Lines outside packages/i18n that write numbers or dates themselves. */
export function formattingFaults(root: string): { faults: string[]; files: number } {
  const files = globSync(sources, { cwd: root })
    .filter((file) => !notShipped.test(file))
    .sort()
  const faults = files.flatMap((file) =>
    withoutComments(readFileSync(join(root, file), 'utf8'))
      .split('\n')
      .flatMap((line, index) => {
        const found = own.exec(line)
        if (!found) return []
        return [
          `${file}:${index + 1} uses ${found[0].trim()}; format with useFormat() or @baize/i18n/format.`,
        ]
      }),
  )
  return { faults, files: files.length }
}

/** Comments blanked out, line numbers kept. */
function withoutComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[\s;{}])\/\/.*$/gm, '$1')
}
