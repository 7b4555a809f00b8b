/**
 * Proves that others can install the packages: builds and packs them, asks publint and are-the-types-wrong, installs
 * the tarballs into an app outside of the workspace, checks its types, builds it, and looks at it in Chromium.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { main, PlainError, root, run } from '../../scripts/toolbox.mjs'
import { readManifest } from './build.ts'
import { lookAt } from './look.ts'
import { packAll, packages } from './pack.ts'
import { printSizes } from './sizes.ts'

const workspace = root

async function must(what: string, command: string, args: string[], cwd = workspace): Promise<void> {
  const { code, output } = await run(command, args, { cwd, quiet: true })
  if (code !== 0) throw new PlainError(`${what} failed:\n${output}`)
  console.log(`well    ${what}`)
}

async function askPublint(folder: string): Promise<void> {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: 'pnpm', strict: true })
  const said = messages.map((message) => formatMessage(message, pkg))
  if (said.length > 0) throw new PlainError(`publint of ${folder}:\n${said.join('\n')}`)
  console.log(`well    publint of ${pkg.name}`)
}

/** What can be imported without being code has no types to be wrong. */
async function askTypes(name: string, tarball: string, folder: string): Promise<void> {
  const published = readManifest(folder).publishConfig?.exports ?? {}
  const withoutTypes = Object.entries(published).flatMap(([entry, target]) =>
    typeof target === 'string' ? [entry.replace(/^\.\//, '')] : [],
  )
  await must(`are-the-types-wrong of ${name}`, 'attw', [
    tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    ...withoutTypes,
  ])
}

/** An app that knows nothing of the workspace, with the tarballs and what they ask for. */
async function install(app: string, tarballs: Map<string, string>): Promise<void> {
  cpSync(join(import.meta.dirname, 'fixture'), app, { recursive: true })
  const versions = catalogVersions([
    'react',
    'react-dom',
    '@lingui/core',
    '@lingui/react',
    '@types/react',
    '@types/react-dom',
    'vite',
    'typescript',
  ])
  await must(
    'an app outside of the workspace installs them',
    'npm',
    ['install', '--no-audit', '--no-fund', ...tarballs.values(), ...versions],
    app,
  )
}

function catalogVersions(names: readonly string[]): string[] {
  const text = readFileSync(join(workspace, 'pnpm-workspace.yaml'), 'utf8')
  return names.map((name) => {
    const version = new RegExp(`^ {2}"?${name}"?: (\\S+)$`, 'm').exec(text)?.[1]
    if (!version) throw new PlainError(`${name} is not in the catalog.`)
    return `${name}@${version}`
  })
}

await main(async () => {
  const place = mkdtempSync(join(tmpdir(), 'baize-package-'))
  const app = join(place, 'app')
  try {
    const tarballs = await packAll(join(place, 'tarballs'))
    for (const folder of packages) {
      const { name } = readManifest(folder)
      await askPublint(folder)
      await askTypes(name, tarballs.get(name) ?? '', folder)
    }
    await install(app, tarballs)
    await must('its types, under nodenext', 'npx', ['tsc', '-p', '.'], app)
    await must('Node renders it without a bundler', process.execPath, ['server.mjs'], app)
    await lookAt(app)
    if (!(await printSizes(app))) throw new PlainError('An import costs more than its limit.')
  } finally {
    if (process.env.KEEP) console.log(`kept ${place}`)
    else rmSync(place, { recursive: true, force: true })
  }
})
