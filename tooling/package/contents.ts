import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What must be in every tarball beside the code. */
const papers = ['README.md', 'LICENSE', 'package.json']

/** Sources that only this repository can build. */
const raw = /(?<!\.d)\.tsx?$|\.po$|\.css\.ts$|\.stories\.|\.test\./

/** What code must not import: macros and stylesheets need a build of ours, absolute paths this repository. */
const unbuilt = [
  {
    file: /\.js$/,
    found:
      /(?:from|import)\s*\(?\s*['"](?:@lingui\/(?:core|react)\/macro|@vanilla-extract\/[^'"]+|virtual:[^'"]+|\/[^'"]+|[^'"]+\.(?:css|po|tsx?))['"]/,
  },
  { file: /\.d\.ts$/, found: /\bfrom\s*['"]\.[^'"]+\.(?:po|tsx?)['"]/ },
]

/** What is wrong with the files of an installed package; `further` are those that it must have besides. */
export function contentProblems(folder: string, further: readonly string[] = []): string[] {
  const files = globSync('**/*', { cwd: folder })
    .filter((file) => !file.startsWith('node_modules'))
    .sort()
  const missing = [...papers, ...further].filter((paper) => !existsSync(join(folder, paper)))
  return [
    ...missing.map((paper) => `has no ${paper}`),
    ...files.filter((file) => raw.test(file)).map((file) => `contains the source ${file}`),
    ...unbuilt.flatMap(({ file: which, found }) =>
      files
        .filter((file) => which.test(file))
        .flatMap((file) => {
          const text = found.exec(readFileSync(join(folder, file), 'utf8'))?.[0]
          return text ? [`${file} contains: ${text}`] : []
        }),
    ),
  ]
}
