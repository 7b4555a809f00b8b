/** `npm test`: sets up, then runs every check as a named stage; all run even if one fails. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failures } from './failures.mjs'
import { postgresBin, setup } from './setup.mjs'
import {
  chromiumPath,
  houseNode,
  main,
  PlainError,
  root,
  run as runCommand,
  shellPath,
  spent,
} from './toolbox.mjs'

const inCi = Boolean(process.env.CI) && process.env.CI !== 'false'

/**
 * @typedef {object} Stage
 * @property {string} name what --only takes
 * @property {string} title
 * @property {boolean} [fast] part of --fast
 * @property {string} [needs] a file without which there is nothing to check
 * @property {() => Promise<{ code: number, skipped?: string }>} work
 */

/** The platform's tests that ask for a database engine: the full run has them on PGlite and on PostgreSQL. */
const onEngines = readdirSync(join(root, 'apps/platform/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('apps/platform/src', file))
  .filter((file) => readFileSync(join(root, file), 'utf8').includes('testEngines'))

/** The others that start whole processes or go through every call. */
const slowest = ['main', 'database/folderLock', 'conformance/conformance', 'conformance/faults']

/** What --fast leaves to the full run, so that it is fast. */
const leftOut = process.argv.includes('--fast')
  ? [...onEngines, ...slowest.map((name) => `apps/platform/src/${name}.test.ts`)].flatMap((file) => [
      '--exclude',
      `**/${file}`,
    ])
  : []

/** Vitest leaves a core free by itself, which on two of them is half: these tests wait more than they work, so that three share two. */
const workers = '--maxWorkers=3'

/** @type {Stage[]} */
const stages = [
  {
    name: 'format',
    title: 'Format and lint (Biome)',
    fast: true,
    work: () => run('biome', ['ci', ...(inCi ? ['--colors=off'] : []), '--error-on-warnings', '.']),
  },
  { name: 'types', title: 'Types of every package', fast: true, work: types },
  {
    name: 'imports',
    title: 'Dependency rules',
    fast: true,
    work: () =>
      run('depcruise', [
        '--config',
        'tooling/dependency-rules/config.ts',
        '-T',
        'err-long',
        'packages',
        'apps',
        'e2e',
      ]),
  },
  {
    name: 'unused',
    title: 'Exports, files and dependencies that nothing uses (knip)',
    fast: true,
    work: () => run('knip', ['--config', 'tooling/knip.ts', '--no-progress']),
  },
  { name: 'changesets', title: 'Changesets', fast: true, work: () => script('tooling/checks/changesets.ts') },
  {
    name: 'catalogues',
    title: 'Message catalogues are complete',
    fast: true,
    work: () => script('tooling/checks/catalogues.ts'),
  },
  {
    name: 'formatting',
    title: 'Numbers and dates only through i18n',
    fast: true,
    work: () => script('tooling/checks/formatting.ts'),
  },
  {
    name: 'generated',
    title: 'What is made from the contract is current',
    fast: true,
    needs: 'packages/api/scripts/generate.ts',
    work: () => script('packages/api/scripts/generate.ts', ['--check']),
  },
  {
    name: 'unit',
    title: 'Unit and property tests (PGlite)',
    fast: true,
    work: () =>
      vitest(['--project', 'rooms', '--project', 'api', '--project', 'platform', workers, ...leftOut]),
  },
  {
    name: 'postgres',
    title: 'Platform tests on PostgreSQL',
    needs: 'scripts/postgres.mjs',
    work: platformOnPostgres,
  },
  {
    name: 'crash',
    title: 'Crash rounds on PGlite',
    needs: 'apps/platform/crash/run.ts',
    work: () => script('apps/platform/crash/run.ts', [], { DATABASE_URL: '' }),
  },
  {
    name: 'crash-postgres',
    title: 'Crash rounds on PostgreSQL',
    needs: 'apps/platform/crash/run.ts',
    work: () => withPostgres((url) => script('apps/platform/crash/run.ts', [], { DATABASE_URL: url })),
  },
  {
    name: 'full-disk',
    title: 'A full disk under PGlite',
    needs: 'apps/platform/crash/full-disk.ts',
    work: () => script('apps/platform/crash/full-disk.ts', [], { DATABASE_URL: '' }),
  },
  {
    name: 'together',
    title: 'Two processes on one PostgreSQL',
    needs: 'apps/platform/crash/together.ts',
    work: () => withPostgres((url) => script('apps/platform/crash/together.ts', ['--postgres', url])),
  },
  {
    name: 'stories',
    title: 'Stories in Chromium, with axe',
    work: () => inChromium(() => vitest(['--project', 'stories'])),
  },
  {
    name: 'stories-dark-rtl',
    title: 'Stories again, dark, from right to left and in longer words',
    work: () => inChromium(() => vitest(['--project', 'stories'], { STORIES: 'dark-rtl' })),
  },
  {
    name: 'browser',
    title: 'Browser tests in Chromium',
    work: () => inChromium(() => vitest(['--project', 'browser'])),
  },
  {
    name: 'builds',
    title: 'Builds of the sites and Storybook',
    work: build,
  },
  {
    name: 'size',
    title: 'Size budgets of the first load',
    work: () => built(() => run('size-limit', ['--config', 'tooling/size-limit/config.ts'])),
  },
  {
    name: 'package',
    title: 'The packages install, build and render outside of the workspace',
    work: () => inChromium(() => script('tooling/package/check.ts')),
  },
  {
    name: 'journeys',
    title: 'Journeys through the running product',
    needs: 'e2e/journeys',
    work: () =>
      built(() =>
        inChromium(() => run('playwright', ['test', '--config', 'e2e/playwright.config.ts']), shellPath()),
      ),
  },
]

const help = `npm test                     every check
npm test -- --fast           the checks for daily work: no builds, no browser, no database engine
npm test -- --only <stage>   one stage (repeat for more): ${stages.map(({ name }) => name).join(', ')}

TEST_DATABASE_URL   a PostgreSQL to use for the PostgreSQL stages instead of a temporary one
CHROMIUM_PATH       the Chromium to use`

await main(async () => {
  const chosen = choose(process.argv.slice(2))
  if (!chosen) return console.log(help)
  const started = Date.now()
  const wants = (...names) => chosen.some(({ name }) => names.includes(name))
  await setup({
    chromium: wants('stories', 'stories-dark-rtl', 'browser', 'package', 'journeys'),
    postgres: wants('postgres', 'crash-postgres', 'together'),
  })

  const results = []
  for (const stage of chosen) results.push(await perform(stage))

  console.log(`\n${results.map(row).join('\n')}\n\n${spent(Date.now() - started)} in all`)
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  // The names last: of a long output, many a CI shows only the end.
  for (const { title, reason, lines } of failed)
    console.log([`FAILED  ${title}${reason ? `: ${reason}` : ''}`, ...lines].join('\n        '))
  console.log(
    `${results.filter(({ outcome }) => outcome === 'passed').length} passed, ${failed.length} failed`,
  )
  process.exitCode = failed.length > 0 ? 1 : 0
})

function choose(options) {
  if (options.includes('--help')) return undefined
  const names = []
  let fast = false
  const rest = [...options]
  for (let option = rest.shift(); option !== undefined; option = rest.shift()) {
    if (option === '--fast') fast = true
    else if (option === '--only') names.push(rest.shift())
    else if (option.startsWith('--only=')) names.push(option.slice('--only='.length))
    else throw new PlainError(`npm test does not know ${option}.\n\n${help}`)
  }
  const wrong = names.find((name) => !stages.some((stage) => stage.name === name))
  if (wrong !== undefined || names.includes(undefined))
    throw new PlainError(`There is no stage ${wrong}.\n\n${help}`)
  if (names.length > 0) return stages.filter(({ name }) => names.includes(name))
  return fast ? stages.filter((stage) => stage.fast) : stages
}

async function perform({ name, title, needs, work }) {
  console.log(`\n== ${title} (${name})`)
  const started = Date.now()
  const result =
    needs && !existsSync(join(root, needs))
      ? { code: 0, skipped: `${needs} does not exist` }
      : await attempt(work)
  // In CI nothing may be left out quietly.
  const outcome =
    result.code !== 0 || (result.skipped && inCi) ? 'failed' : result.skipped ? 'skipped' : 'passed'
  if (result.skipped) console.log(`skipped: ${result.skipped}`)
  return {
    title,
    outcome,
    reason: result.skipped,
    lines: failures(result.output ?? ''),
    time: Date.now() - started,
  }
}

async function attempt(work) {
  try {
    return await work()
  } catch (error) {
    console.error(error)
    return { code: 1 }
  }
}

function row({ title, outcome, reason, time }) {
  return `${outcome.padEnd(8)} ${spent(time).padStart(12)}   ${title}${outcome === 'skipped' ? ` (${reason})` : ''}`
}

/** At a terminal a command keeps its colours; in CI its words are kept, for the end to name what failed. */
function run(command, args, { env = {} } = {}) {
  return runCommand(command, args, { env, heard: inCi })
}

function script(path, args = [], env = {}) {
  return run(houseNode, [path, ...args], { env })
}

function vitest(args, env = {}) {
  return run('vitest', ['run', ...args], { env })
}

async function types() {
  const packages = await run('turbo', [
    'run',
    'types',
    '--output-logs=errors-only',
    '--concurrency=2',
    '--continue',
  ])
  const rootFiles = await run('tsc', ['--noEmit', '-p', 'tsconfig.json'])
  return { code: packages.code || rootFiles.code, output: packages.output + rootFiles.output }
}

function build() {
  return run('turbo', ['run', 'build', '--output-logs=new-only', '--concurrency=2'])
}

/** Runs work on builds that are current; where nothing changed, that costs a moment. */
async function built(work) {
  const result = await build()
  return result.code === 0 ? work() : result
}

async function inChromium(work, path = chromiumPath()) {
  if (!path || !existsSync(path)) return { code: 1, skipped: 'there is no Chromium' }
  return work()
}

/** The others would only run on PGlite again. What a power cut leaves is for the crash rounds to see. */
function platformOnPostgres() {
  return withPostgres(
    (url) => vitest(['--project', 'platform', workers, ...onEngines], { TEST_DATABASE_URL: url }),
    { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  )
}

/** Runs work with the address of a PostgreSQL: the one given by TEST_DATABASE_URL, or a temporary one. */
async function withPostgres(work, settings = {}) {
  if (process.env.TEST_DATABASE_URL) return work(process.env.TEST_DATABASE_URL)
  if (!postgresBin()) return { code: 0, skipped: 'there is no PostgreSQL on this machine' }
  const { startPostgres } = await import('./postgres.mjs')
  // The server does not keep this process alive by itself, not even until it has stopped.
  const awake = setInterval(() => {}, 1_000)
  try {
    const server = await startPostgres({ settings })
    try {
      return await work(server.url)
    } finally {
      await server.stop()
    }
  } finally {
    clearInterval(awake)
  }
}
