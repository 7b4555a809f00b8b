/** Names, comments, test titles and documents use the field's words (tooling/vocabulary). */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/toolbox.mjs'
import { vocabularyErrors } from '../vocabulary/vocabulary.ts'

/** Records of what was, generated files, and the words themselves. */
const without =
  /CHANGELOG\.md$|^docs\/decisions\/|^docs\/glossary\.md$|\/generated\/|^tooling\/vocabulary\/|^docs\/(?:migration|specification)\.md$|^languages\/|guides\/Voice\.mdx$|\/movedImports(?:\.test)?\.ts$/

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md', '*.mdx'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !without.test(file) && !file.startsWith('.changeset/'))
const errors = files.flatMap((file) => vocabularyErrors(file, readFileSync(join(root, file), 'utf8')))
for (const error of errors) console.error(error)
console.log(`${files.length} files, ${errors.length} with words that are not the field's`)
process.exitCode = errors.length > 0 ? 1 : 0
