/**
 * Proves that others can install the packages: builds and packs them, runs publint and are-the-types-wrong, installs the
 * tarballs with npm into an app outside of the workspace, checks its types, builds it for a browser and for a server,
 * and uses it in Chromium. `--oldest` installs the oldest peers that the packages allow instead of the workspace's, `--next`
 * an app of Next instead of Vite's. `--tarballs <folder>` keeps what was packed.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { main, PlainError, root, run } from '../../scripts/toolbox.mjs'
import { contentProblems } from './contents.ts'
import { lookAt } from './look.ts'
import { lookAtNext } from './lookAtNext.ts'
import { readManifest } from './manifest.ts'
import { packAll, packages } from './pack.ts'
import { oldestPeers } from './peers.ts'
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

/** An app that knows nothing of the workspace, with the tarballs, their peers and what else it needs. */
async function install(
  app: string,
  fixture: string,
  tarballs: ReadonlyMap<string, string>,
  versions: readonly string[],
): Promise<void> {
  cpSync(join(import.meta.dirname, fixture), app, { recursive: true })
  await must(
    `an app outside of the workspace installs them: ${fixture}, with ${versions.join(' ')}`,
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

/** What the tarballs hold, as npm has unpacked them. */
function readContents(app: string): void {
  const problems = packages.flatMap((folder) => {
    const { name } = readManifest(folder)
    const changelog = existsSync(join(folder, 'CHANGELOG.md')) ? ['CHANGELOG.md'] : []
    return contentProblems(join(app, 'node_modules', name), changelog).map((problem) => `${name} ${problem}`)
  })
  if (problems.length > 0) throw new PlainError(problems.join('\n'))
  console.log('well    they are built: no catalogues, macros or styles to compile, and each has its licence')
}

/** A file in the shape of Figma's variables, for the brand tools. */
const figmaFile = {
  meta: {
    variableCollections: {
      c: {
        name: 'Brand',
        modes: [
          { modeId: 'l', name: 'Light' },
          { modeId: 'd', name: 'Dark' },
        ],
      },
    },
    variables: {
      v: {
        name: 'color/accent/base',
        variableCollectionId: 'c',
        resolvedType: 'COLOR',
        valuesByMode: { l: { r: 0.6, g: 0.1, b: 0.3, a: 1 }, d: { r: 0.87, g: 0.74, b: 0.77, a: 1 } },
      },
    },
  },
}

/** The brand tools as an app has them: brands made from one colour and from a tool's file, checked, compiled, published. */
async function makeBrand(app: string): Promise<void> {
  const brand = (...args: string[]) => run('npx', ['baize-brand', ...args], { cwd: app, quiet: true })
  writeFileSync(join(app, 'figma.json'), JSON.stringify(figmaFile))
  const outcomes = [
    await brand('new', 'night-club', '--accent', '#ff2d95', '--merchant-code', 'nc88'),
    await brand('check', 'night-club'),
    await brand('build', 'night-club'),
    await brand('import', 'mekong', 'figma.json'),
    await brand('types', 'mekong'),
    await brand('publish', 'night-club', '--to', 'published'),
    await brand('publish', 'mekong', '--to', 'published'),
    await brand('rollback', '--to', 'published'),
  ]
  const failed = outcomes.find(({ code }) => code !== 0)
  if (failed || !existsSync(join(app, 'brands-dist/night-club/brand.css')))
    throw new PlainError(`npx baize-brand failed:\n${failed?.output ?? outcomes.at(-1)?.output}`)
  console.log('well    npx baize-brand makes, imports, checks, builds and publishes brands')
}

await main(async () => {
  const place = mkdtempSync(join(tmpdir(), 'baize-package-'))
  const app = join(place, 'app')
  try {
    const { values } = parseArgs({
      options: { tarballs: { type: 'string' }, oldest: { type: 'boolean' }, next: { type: 'boolean' } },
    })
    const tarballs = await packAll(values.tarballs ?? join(place, 'tarballs'))
    const oldest = oldestPeers(packages.map(readManifest))
    const peers = values.oldest
      ? [...oldest].map(([name, version]) => `${name}@${version}`)
      : catalogVersions([...oldest.keys()])
    if (values.next) {
      await install(app, 'fixture-next', tarballs, [...peers, 'next@16'])
      await must('Next builds it', 'npx', ['next', 'build'], app)
      await lookAtNext(app)
      return
    }
    for (const folder of packages) {
      const { name } = readManifest(folder)
      await askPublint(folder)
      await askTypes(name, tarballs.get(name) ?? '', folder)
    }
    await install(app, 'fixture', tarballs, [
      ...peers,
      ...catalogVersions(['@types/react', '@types/react-dom', 'vite', 'typescript']),
      'react-router@7',
      // The declarations of ofetch import undici's without depending on it.
      'undici@7',
    ])
    readContents(app)
    await must('its types, under nodenext', 'npx', ['tsc', '-p', '.'], app)
    await must('Node renders it without a bundler', process.execPath, ['server.mjs'], app)
    await makeBrand(app)
    await lookAt(app)
    const over = await printSizes(app)
    if (over.length > 0) throw new PlainError(`Imports cost more than their limits:\n${over.join('\n')}`)
  } finally {
    if (process.env.KEEP) console.log(`kept ${place}`)
    else rmSync(place, { recursive: true, force: true })
  }
})
