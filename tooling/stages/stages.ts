/** The checks, as stages: what each runs, how much of the machine it takes, and which paths require it in full. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath, root, shellPath } from '../../scripts/toolbox.mjs'
import { type Commands, careless, inChromium, inCi, type Outcome, withPostgres } from './commands.ts'

export interface Stage {
  /** What --only and --with take. */
  readonly name: string
  readonly title: string
  /** Part of --fast. */
  readonly fast?: boolean
  /** Left to nightly runs, unless one of `guards` changed since the last release. */
  readonly nightly?: boolean
  /** The paths that it protects, as globs: where one changed, and nightly, it does all that it can. */
  readonly guards?: readonly string[]
  /** How many cores it keeps busy. @default 1 */
  readonly cores?: number
  /** The stages that it waits for, where they are run at all. */
  readonly after?: readonly string[]
  /** What setup has to install. */
  readonly wants?: 'chromium' | 'postgres'
  work(commands: Commands, how: { thorough: boolean; fast: boolean }): Promise<Outcome>
}

/** The platform's tests that need a database engine: PostgreSQL's, and nightly PGlite's too. */
const engineFiles = globSync('apps/{platform,sandbox}/{src,tests}/**/*.test.ts', { cwd: root }).filter(
  (file) => readFileSync(join(root, file), 'utf8').includes('testEngines'),
)

/** The others that start whole processes or walk every call. */
const slowFiles = [
  'apps/platform/src/main.test.ts',
  'apps/platform/src/database/folderLock.test.ts',
  'apps/sandbox/src/main.test.ts',
  'apps/sandbox/tests/conformance/conformance.test.ts',
  'apps/sandbox/tests/conformance/injectedFaults.test.ts',
]

const notFast = [...engineFiles, ...slowFiles].flatMap((file) => ['--exclude', `**/${file}`])

/** Where money is kept and moved, and where responses are kept. */
const money = 'apps/platform/src/{database,idempotency,jobs,ledger,seamless,settlement,bills}/**'
const crash = 'apps/sandbox/crash/**'
const looks = ['brands/**', 'packages/ui/src/{tokens,brand}/**']

const unit = ['--project', 'rooms', '--project', 'api', '--project', 'platform']

/** A stage that is one script of ours. */
const check = (name: string, title: string, path: string, args: readonly string[] = []): Stage => ({
  name,
  title,
  fast: true,
  work: ({ script }) => script(path, args),
})

export const stages: readonly Stage[] = [
  {
    name: 'format',
    title: 'Format and lint (Biome)',
    fast: true,
    work: ({ run }) => run('biome', ['ci', ...(inCi ? ['--colors=off'] : []), '--error-on-warnings', '.']),
  },
  {
    name: 'types',
    title: 'Types of every package',
    fast: true,
    work: ({ run, inOrder }) =>
      inOrder([
        () => run('turbo', ['run', 'types', '--output-logs=errors-only', '--concurrency=2', '--continue']),
        () => run('tsc', ['--noEmit', '-p', 'tsconfig.json']),
      ]),
  },
  {
    name: 'imports',
    title: 'Dependency rules',
    fast: true,
    work: ({ run }) =>
      run('depcruise', [
        ...['--config', 'tooling/dependency-rules/config.ts', '-T', 'err-long'],
        ...['packages', 'apps', 'e2e'],
      ]),
  },
  {
    name: 'unused',
    title: 'Exports, files and dependencies that nothing uses (knip)',
    fast: true,
    work: ({ run }) => run('knip', ['--config', 'tooling/knip.ts', '--no-progress', '--no-config-hints']),
  },
  check('changesets', 'Changesets', 'tooling/checks/changesets.ts'),
  check('catalogues', 'Message catalogues are complete', 'tooling/checks/catalogues.ts'),
  check('formatting', 'Numbers and dates only through i18n', 'tooling/checks/formatting.ts'),
  check('vocabulary', 'Names and prose use the field’s words', 'tooling/checks/vocabulary.ts'),
  check('generated', 'What is generated from the contract is current', 'packages/api/scripts/generate.ts', [
    '--check',
  ]),
  {
    ...check(
      'advisories',
      'No package has a known advisory of high severity',
      'tooling/checks/advisories.ts',
    ),
    // It asks the registry: before each push is often enough.
    fast: false,
  },
  {
    name: 'unit',
    title: 'Unit and property tests, the platform’s on PostgreSQL and some of them on PGlite',
    fast: true,
    wants: 'postgres',
    work: unitTests,
  },
  {
    name: 'stories',
    title: 'Stories in Chromium, with axe',
    wants: 'chromium',
    work: ({ vitest }) => inChromium(() => vitest(['--project', 'stories'])),
  },
  {
    name: 'stories-dark-rtl',
    title: 'Every story again: dark, right to left, in longer words',
    nightly: true,
    wants: 'chromium',
    guards: [...looks, 'apps/storybook/.storybook/**'],
    work: ({ vitest }) => inChromium(() => vitest(['--project', 'stories'], { STORIES: 'dark-rtl' })),
  },
  {
    name: 'browser',
    title: 'Browser tests in Chromium',
    wants: 'chromium',
    work: ({ vitest }) => inChromium(() => vitest(['--project', 'browser'])),
  },
  {
    name: 'builds',
    title: 'Builds of the sites and Storybook',
    work: ({ build }) => build(),
  },
  {
    name: 'crash',
    title: 'kill -9 under load on PGlite: 2 rounds (nightly 10)',
    guards: [money, crash],
    work: ({ script }, { thorough }) => script(rounds.path, rounds.args(thorough), { DATABASE_URL: '' }),
  },
  {
    name: 'crash-postgres',
    title: 'kill -9 under load on PostgreSQL: 2 rounds (nightly 10)',
    wants: 'postgres',
    guards: [money, crash],
    work: ({ script }, { thorough }) =>
      withPostgres((url) => script(rounds.path, rounds.args(thorough), { DATABASE_URL: url })),
  },
  {
    name: 'together',
    title: 'Two processes on one PostgreSQL',
    wants: 'postgres',
    work: ({ script }) =>
      withPostgres((url) => script('apps/sandbox/crash/together.ts', ['--postgres', url])),
  },
  {
    name: 'size',
    title: 'Size budgets of the first load',
    after: ['builds'],
    work: ({ build, run, inOrder }) =>
      inOrder([() => build(), () => run('size-limit', ['--config', 'tooling/size-limit/config.ts'])], true),
  },
  {
    name: 'package',
    title: 'The packages install, build and render outside of the workspace',
    after: ['builds'],
    wants: 'chromium',
    work: ({ script }) => inChromium(() => script('tooling/package/check.ts')),
  },
  {
    name: 'journeys',
    title: 'Journeys through the running product',
    after: ['builds'],
    cores: 2,
    wants: 'chromium',
    work: ({ build, run, inOrder }) =>
      inChromium(
        () =>
          inOrder(
            [() => build(), () => run('playwright', ['test', '--config', 'e2e/playwright.config.ts'])],
            true,
          ),
        shellPath(),
      ),
  },
  {
    name: 'full-disk',
    title: 'A full disk under PGlite',
    nightly: true,
    guards: ['apps/platform/src/{database,storage}/**', 'apps/sandbox/crash/full-disk.ts'],
    work: ({ script }) => script('apps/sandbox/crash/full-disk.ts', [], { DATABASE_URL: '' }),
  },
  {
    name: 'pglite',
    title: 'Every platform test of an engine on PGlite',
    nightly: true,
    guards: ['apps/platform/src/database/**'],
    work: ({ vitest }) =>
      vitest(['--project', 'platform', '--maxWorkers=2', ...engineFiles], { TEST_DATABASE_URL: '' }),
  },
  {
    name: 'layout',
    title: 'Every page in every language on every size fits',
    nightly: true,
    after: ['builds'],
    cores: 2,
    wants: 'chromium',
    guards: [
      ...looks,
      'apps/{member-site,agent-site}/locales/**',
      'languages/**',
      'e2e/journeys/{layout,languages}.spec.ts',
    ],
    work: ({ build, run, inOrder }) =>
      inChromium(
        () =>
          inOrder(
            [
              () => build(),
              () =>
                run('playwright', ['test', '--config', 'e2e/playwright.config.ts', 'layout', 'languages'], {
                  LAYOUT: 'full',
                }),
            ],
            true,
          ),
        shellPath(),
      ),
  },
  {
    name: 'peers',
    title: 'The packages with their oldest peers, and in an app of Next',
    nightly: true,
    after: ['builds'],
    wants: 'chromium',
    guards: ['tooling/package/**', 'packages/*/package.json'],
    work: ({ script, inOrder }) =>
      inChromium(() =>
        inOrder(
          [
            () => script('tooling/package/check.ts', ['--oldest']),
            () => script('tooling/package/check.ts', ['--next']),
          ],
          true,
        ),
      ),
  },
  {
    name: 'docs',
    title: 'Every page of Storybook’s documentation opens',
    nightly: true,
    after: ['builds'],
    wants: 'chromium',
    guards: ['apps/storybook/.storybook/**'],
    work: ({ build, run, inOrder }) =>
      inChromium(
        () =>
          inOrder(
            [
              () => build(),
              () =>
                run('playwright', ['test', '--config', 'e2e/playwright.config.ts', 'storybook'], {
                  DOCS: 'full',
                }),
            ],
            true,
          ),
        shellPath(),
      ),
  },
  {
    name: 'routes',
    title: 'Every route by hostile addresses, and as each role with every button',
    nightly: true,
    wants: 'chromium',
    guards: [
      'apps/{member-site,agent-site}/src/app/**',
      'packages/i18n/src/language/**',
      'tooling/messages.ts',
    ],
    work: ({ vitest }) =>
      inChromium(() =>
        vitest(['--project', 'browser', 'apps/member-site/src/app', 'apps/agent-site/src/app'], {
          ROUTES: '1',
        }),
      ),
  },
  {
    name: 'mutants',
    title: 'Mutants of money and settlement are caught',
    nightly: true,
    guards: ['apps/platform/src/{ledger,settlement}/**', 'apps/sandbox/crash/mutation*.ts'],
    work: ({ script }) => script('apps/sandbox/crash/mutations.ts', [], { TEST_DATABASE_URL: '' }),
  },
  {
    name: 'images',
    title: 'Images of the stories, compared with the accepted ones',
    nightly: true,
    after: ['builds'],
    wants: 'chromium',
    guards: [...looks, 'apps/storybook/images/**'],
    work: images,
  },
]

const rounds = {
  path: 'apps/sandbox/crash/run.ts',
  args: (thorough: boolean) => ['--rounds', thorough ? '10' : '2'],
}

/**
 * On two cores three workers are best: these tests wait more than they work. --fast needs no server; a machine that has
 * none runs them on PGlite, but for CI, where nothing may be left out.
 */
async function unitTests({ vitest }: Commands, { fast }: { fast: boolean }): Promise<Outcome> {
  const onPglite = (rest: readonly string[] = []) =>
    vitest([...unit, '--maxWorkers=3', ...rest], { TEST_DATABASE_URL: '' })
  if (fast) return onPglite(notFast)
  const onBoth = (url: string) =>
    vitest([...unit, '--project', 'pglite', '--maxWorkers=3'], { TEST_DATABASE_URL: url })
  const outcome = await withPostgres(onBoth, careless)
  if (!outcome.skipped || inCi) return outcome
  console.log('There is no PostgreSQL on this machine: the platform’s tests run on PGlite.')
  return onPglite()
}

/** A machine that has no accepted images yet accepts these: then each story was at least drawn in every mode. */
function images({ script }: Commands): Promise<Outcome> {
  const accepted = existsSync(join(root, '.images/baselines'))
  const env = { CHROMIUM_PATH: chromiumPath() ?? '' }
  return inChromium(() => script('apps/storybook/images/main.ts', accepted ? [] : ['--accept'], env))
}
