/**
 * `npm run release`: changesets become versions and changelogs, the packages are built and checked as others install
 * them, published and tagged. Without a step it is a dry run in a clone of the last commit.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { houseNode, main, PlainError, root, run, toolsFolder } from '../../scripts/toolbox.mjs'
import { readManifest } from '../package/manifest.ts'
import { packages, tarballName } from '../package/pack.ts'
import { workspaceFolders } from '../workspaceFolders.ts'
import { withGroups } from './changelog.ts'
import { channelCommand, help, readOptions } from './options.ts'
import { publishTarball } from './publish.ts'

await main(async () => {
  const options = readOptions(process.argv.slice(2))
  if (!options) return console.log(help)
  const { step, channel, registry } = options
  if (step === 'version') await writeVersions(channel)
  else if (step === 'publish') await publish(registry)
  else await dryRun(channel)
})

async function must(what: string, command: string, args: readonly string[], cwd = root): Promise<string> {
  const { code, output } = await run(command, args, { cwd, quiet: true })
  if (code !== 0) throw new PlainError(`${what} failed:\n${output}`)
  return output
}

/** Writes the versions that the changesets make, and their changelogs. */
async function writeVersions(channel: string | undefined): Promise<void> {
  const pre = join(root, '.changeset/pre.json')
  const open = existsSync(pre) ? (JSON.parse(readFileSync(pre, 'utf8')) as { tag: string }).tag : undefined
  const command = channelCommand(channel, open)
  if (command) await must('The channel', 'changeset', command)
  await must('changeset version', 'changeset', ['version'])
  for (const folder of workspaceFolders.map((name) => join(root, name))) {
    const file = join(folder, 'CHANGELOG.md')
    if (!existsSync(file)) continue
    writeFileSync(file, withGroups(readFileSync(file, 'utf8')))
    const { name, version } = readManifest(folder)
    console.log(`${name} ${version}`)
  }
}

/** Builds, checks and publishes; without a registry npm says what it would publish. */
async function publish(registry: string | undefined): Promise<void> {
  if (registry && (await must('git status', 'git', ['status', '--porcelain'])).trim())
    throw new PlainError('There are changes that are not committed: what is published must have a commit.')
  const tarballs = mkdtempSync(join(tmpdir(), 'baize-release-'))
  try {
    const { code } = await run(houseNode, ['tooling/package/check.ts', '--tarballs', tarballs])
    if (code !== 0) throw new PlainError('The packages are not fit to be published.')
    for (const folder of packages) {
      const { name, version } = readManifest(folder)
      console.log(
        await publishTarball(join(tarballs, tarballName(name, version)), { name, version, registry }),
      )
    }
    if (registry) await must('The tags', 'changeset', ['git-tag'])
  } finally {
    rmSync(tarballs, { recursive: true, force: true })
  }
}

/** All steps in a clone of the last commit, which is deleted again. */
async function dryRun(channel: string | undefined): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'baize-dry-run-'))
  const clone = join(place, 'repository')
  try {
    await must('git clone', 'git', ['clone', '--quiet', root, clone])
    symlinkSync(toolsFolder, join(clone, '.tools'))
    await must(
      'pnpm install',
      'pnpm',
      ['install', '--offline', '--frozen-lockfile', '--ignore-scripts'],
      clone,
    )
    const steps = [['--version', ...(channel ? ['--channel', channel] : [])], ['--publish']]
    for (const step of steps) {
      const { code } = await run(houseNode, ['tooling/release/main.ts', ...step], { cwd: clone })
      if (code !== 0) throw new PlainError('The dry run failed.')
    }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
