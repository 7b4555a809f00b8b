/** Every changeset names packages of this workspace, and opens with what changed, in bold. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../../scripts/toolbox.mjs'
import { workspaceFolders } from '../workspaceFolders.ts'

const packages = workspaceFolders.map(
  (folder): string => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name,
)
const problems: string[] = []

for (const file of readdirSync(join(root, '.changeset')).filter(
  (name) => name.endsWith('.md') && name !== 'README.md',
)) {
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(root, '.changeset', file), 'utf8')) ?? []
  for (const line of head.split('\n').filter(Boolean)) {
    const [, name = '', bump] = /^['"]?([^'"]+)['"]?: (major|minor|patch|none)$/.exec(line) ?? []
    if (!bump) problems.push(`${file}: "${line}" is not '<package>': major | minor | patch`)
    else if (!packages.includes(name)) problems.push(`${file}: there is no package ${name}`)
  }
  if (!head.trim()) problems.push(`${file}: names no package`)
  if (!body.trim().startsWith('**'))
    problems.push(
      `${file}: opens with the component's name or the news in **bold**, then why, then how to update`,
    )
}

const { output } = await run('changeset', ['status'], { quiet: true })
if (/changed but no changesets/.test(output))
  problems.push('packages changed since main, but no changeset says what: npm run changeset')

for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'changesets: in order' : `changesets: ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
