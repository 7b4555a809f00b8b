/** `npm run <task>`: the tasks of daily work, each after set-up, with Node 24 and pnpm at hand. */
import { spawn } from 'node:child_process'
import { addresses, checkPorts, readPorts, startProduct } from './product.mjs'
import { setup } from './setup.mjs'
import { childEnvironment, chromiumPath, houseNode, main, PlainError, root } from './toolbox.mjs'

const tasks = {
  dev: ['the platform, both sites and Storybook, each reloading when its source changes', dev],
  build: ['builds both sites and Storybook, and writes what they are made of', build],
  sbom: [
    'writes dist/sbom.cdx.json: every package of the product, with version and digest (CycloneDX)',
    sbom,
  ],
  storybook: ['Storybook alone, reloading', () => command('pnpm', ['--filter', '@baize/storybook', 'dev'])],
  bench: ['prints the sizes and runs the benches', () => command(houseNode, ['tooling/benches.ts', ...rest])],
  brand: [
    'makes, checks, builds and compares brands: npm run brand -- --help',
    () => command(houseNode, ['packages/ui/src/brand/cli.ts', ...rest]),
  ],
  content: [
    'checks a folder of announcements, banners, promotions and so on: npm run content -- check <folder>',
    () => command(houseNode, ['apps/platform/src/content/main.ts', ...rest]),
  ],
  operator: [
    'makes a key for the calls of operators: npm run operator -- key --name ana --roles content,read',
    () => command(houseNode, ['apps/platform/src/operator/main.ts', ...rest]),
  ],
  conformance: [
    'asks a platform whether it keeps the contract: npm run conformance -- <url> (--help)',
    () => command(houseNode, ['packages/api/scripts/conformance.ts', ...rest]),
  ],
  changeset: ['writes down what a change means for those who use it', () => command('changeset', rest)],
  release: [
    'versions, changelogs, build, check and publishing; a dry run unless told otherwise (--help)',
    () => command(houseNode, ['tooling/release/main.ts', ...rest]),
  ],
  images: ['images of the stories in every mode, compared with the accepted ones (--help)', images],
  chromatic: ['the same matrix in Chromatic, where CHROMATIC_PROJECT_TOKEN is set', chromatic],
  'db:reset': [
    'empties the embedded database',
    () => command(houseNode, ['apps/sandbox/src/main.ts', '--reset']),
  ],
  'db:verify': [
    'checks a database, such as a restored copy: the ledger and what follows from it',
    () => command(houseNode, ['apps/platform/src/verify/main.ts', ...rest]),
  ],
  'db:reseal': [
    'seals the database under another PLATFORM_SECRET: set PLATFORM_SECRET_NEXT beside it',
    () => command(houseNode, ['apps/platform/src/encryption/main.ts', ...rest]),
  ],
  'audit:export': [
    'writes the audit log of a period: npm run audit:export -- --from 2026-11-01 --to 2026-12-01 --format csv',
    () => command(houseNode, ['apps/platform/src/audit/main.ts', ...rest]),
  ],
  'db:world': [
    'writes three months of play of 200 people into the database (--seed, --members, --days)',
    () => command(houseNode, ['apps/sandbox/src/world/main.ts', ...rest]),
  ],
  format: [
    'formats every file and applies the safe fixes',
    () => command('biome', ['check', '--write', '.']),
  ],
  'messages:extract': [
    'brings new strings into the catalogues',
    () => command('lingui', ['extract', ...rest]),
  ],
  'messages:for': [
    'writes the one file of a language, for a translator to fill: npm run messages:for -- vi',
    () => command(houseNode, ['tooling/catalogues/messagesFor.ts', ...rest]),
  ],
  'messages:batches': [
    'writes what a language lacks in numbered lines, or reads them back: npm run messages:batches -- vi [--read]',
    () => command(houseNode, ['tooling/catalogues/batches.ts', ...rest]),
  ],
}

const [task, ...rest] = process.argv.slice(2)
const help = Object.entries(tasks)
  .map(([name, [words]]) => `npm run ${name.padEnd(18)} ${words}`)
  .join('\n')

/** What a task needs of the machine besides Node and the packages. */
const needs = { bench: { chromium: true }, images: { chromium: true } }

await main(async () => {
  if (!task || task === '--help') return console.log(help)
  const known = tasks[task]
  if (!known) throw new PlainError(`There is no task ${task}.\n\n${help}`)
  await setup(needs[task])
  await known[1]()
})

/** Runs one command with the terminal as it is, and ends as it ends. */
async function command(name, args, env = {}) {
  const child = spawn(name, args, { cwd: root, env: childEnvironment(env), stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message)
      done(127)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

async function build() {
  await command('turbo', ['run', 'build', '--concurrency=2'])
  if (process.exitCode === 0) await sbom()
}

/** What is installed in production and what the sites' bundles are made of; tools of development are not in it. */
function sbom() {
  return command('pnpm', [
    'sbom',
    ...['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'],
    ...['--prod', '--lockfile-only', '--out', 'dist/sbom.cdx.json'],
  ])
}

function images() {
  const path = chromiumPath()
  if (!path) throw new PlainError('There is no Chromium; CHROMIUM_PATH can name one.')
  return command(houseNode, ['apps/storybook/images/main.ts', ...rest], { CHROMIUM_PATH: path })
}

async function chromatic() {
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    return console.log(
      'CHROMATIC_PROJECT_TOKEN is not set, so nothing was sent to Chromatic.\n`npm run images` looks at the same matrix on this machine.',
    )
  await command('pnpm', [
    '--filter',
    '@baize/storybook',
    'exec',
    'chromatic',
    '--build-script-name',
    'build',
    '--only-changed',
    ...rest,
  ])
}

async function dev() {
  const ports = readPorts()
  await checkPorts(ports)
  const product = await startProduct({
    ports,
    watch: true,
    onLine: (line) => console.log(`platform  ${line}`),
  })
  const env = { PLATFORM_ORIGIN: `http://localhost:${ports.PORT_PLATFORM}` }
  const site = (name, port) => [
    'pnpm',
    ['--filter', name, 'exec', 'vite', '--port', String(port), '--strictPort'],
  ]
  const children = [
    site('@baize/member-site', ports.PORT_MEMBER),
    site('@baize/agent-site', ports.PORT_AGENT),
    [
      'pnpm',
      [
        '--filter',
        '@baize/storybook',
        'exec',
        'storybook',
        'dev',
        '-p',
        String(ports.PORT_STORYBOOK),
        '--ci',
        '--exact-port',
      ],
    ],
  ].map(([name, args]) =>
    spawn(name, args, { cwd: root, env: childEnvironment(env), stdio: ['ignore', 'inherit', 'inherit'] }),
  )

  console.log(addresses.map(({ name, title }) => `  ${title.padEnd(14)} ${product.urls[name]}`).join('\n'))
  await Promise.race([
    new Promise((asked) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, asked)
    }),
    product.ended,
    ...children.map((child) => new Promise((ended) => child.on('close', ended))),
  ])
  for (const child of children) child.kill('SIGTERM')
  await product.stop()
  process.exit()
}
