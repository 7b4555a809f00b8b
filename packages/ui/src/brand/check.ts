import { checkBrand } from './checkBrand.ts'

const folders = process.argv.slice(2)
if (folders.length === 0) {
  process.stderr.write('Name one or more brand folders: node packages/ui/src/brand/check.ts brands/default\n')
  process.exitCode = 2
}
for (const folder of folders) {
  const { name, problems, pairs, tightest } = checkBrand(folder)
  if (problems.length === 0) {
    process.stdout.write(`${name}: whole. ${pairs} colour pairs pass WCAG AA. Tightest is ${tightest}.\n`)
    continue
  }
  process.exitCode = 1
  process.stderr.write(
    `${name}: ${problems.length} to mend.\n${problems.map((problem) => `  ${problem}\n`).join('')}`,
  )
}
