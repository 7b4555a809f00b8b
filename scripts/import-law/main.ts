/** The import law as a command: prints each violation, exits 1 if there is one. */
import { checkImports } from './check.ts'

const { files, violations } = checkImports(process.cwd())
for (const { file, line, words } of violations) console.error(`${file}:${line}  ${words}`)
console.log(
  violations.length === 0
    ? `import law: ${files} files, kept`
    : `import law: ${files} files, broken ${violations.length} times (the law: scripts/import-law/law.ts)`,
)
process.exitCode = violations.length === 0 ? 0 : 1
