/** `npm run <task>`: the tasks of daily work, each after set-up, with Node 24 and pnpm at hand. */
import { spawn } from 'node:child_process'
import { addresses, checkPorts, readPorts, startProduct } from './product.mjs'
import { setup } from './setup.mjs'
import { childEnvironment, houseNode, main, PlainError, root } from './toolbox.mjs'

const tasks = {
  dev: ['the platform, both sites and Storybook, each reloading when its source changes', dev],
  build: ['builds both sites and Storybook', () => command('turbo', ['run', 'build', '--concurrency=2'])],
  storybook: ['Storybook alone, reloading', () => command('pnpm', ['--filter', '@baize/storybook', 'dev'])],
  bench: ['prints the sizes and runs the benches', () => command(houseNode, ['scripts/bench.mjs', ...rest])],
  changeset: ['writes down what a change means for those who use it', () => command('changeset', rest)],
  'db:reset': [
    'empties the embedded database',
    () => command(houseNode, ['apps/platform/src/main.ts', '--reset']),
  ],
  format: [
    'formats every file and applies the safe fixes',
    () => command('biome', ['check', '--write', '.']),
  ],
  'messages:extract': [
    'brings new strings into the catalogues',
    () => command('lingui', ['extract', ...rest]),
  ],
}

const [task, ...rest] = process.argv.slice(2)
const help = Object.entries(tasks)
  .map(([name, [words]]) => `npm run ${name.padEnd(18)} ${words}`)
  .join('\n')

await main(async () => {
  if (!task || task === '--help') return console.log(help)
  const known = tasks[task]
  if (!known) throw new PlainError(`There is no task ${task}.\n\n${help}`)
  await setup()
  await known[1]()
})

/** Runs one command with the terminal as it is, and ends as it ends. */
async function command(name, args) {
  const child = spawn(name, args, { cwd: root, env: childEnvironment(), stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message)
      done(127)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

async function dev() {
  const ports = readPorts()
  await checkPorts(ports)
  const product = await startProduct({
    ports,
    watch: true,
    env: { SANDBOX: '1' },
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
