/** `npm start`: sets up, builds what changed, runs the product, prints where it is and who may sign in. */
import { addresses, checkPorts, readPorts, startProduct } from './product.mjs'
import { setup } from './setup.mjs'
import { main, PlainError, run, spent } from './toolbox.mjs'

const help = `npm start                runs Baize: platform, member site, agent site, Storybook

Settings (environment variables):
${addresses.map(({ setting, title, port }) => `  ${setting.padEnd(16)} port of the ${title.toLowerCase()} (${port})`).join('\n')}
  DATA_FOLDER      folder of the embedded database (data/platform)
  HOST             the address to listen on (127.0.0.1)
  DATABASE_URL     a PostgreSQL to use instead of the embedded database
  SANDBOX_FAST=1   the sandbox's bank and vendors answer at once

Options (after --):
  --verbose        shows the platform's log
  --help           shows this

Ctrl-C stops everything. npm run db:reset empties the embedded database.`

const people = { member: 'Member', agent: 'Agent', downline: "The agent's downline" }

await main(async () => {
  const options = process.argv.slice(2)
  if (options.includes('--help')) return console.log(help)
  const unknown = options.find((option) => !['--verbose'].includes(option))
  if (unknown) throw new PlainError(`npm start does not know ${unknown}.\n\n${help}`)

  const started = Date.now()
  const stopSignal = watchStopSignals()
  const ports = readPorts()
  await checkPorts(ports)
  await setup()
  await build()
  console.log('start  platform ...')
  const product = await startProduct({
    ports,
    onLine: options.includes('--verbose') ? (line) => console.log(`platform  ${line}`) : undefined,
  })
  const stopping = stopSignal.wait()
  announce(product, Date.now() - started)

  const end = await Promise.race([stopping.then(() => 'asked'), product.ended])
  if (end !== 'asked')
    throw new PlainError(
      `The platform ended by itself with code ${end}. npm start -- --verbose shows its log.`,
    )
  console.log('\nstopping ...')
  const code = await product.stop()
  if (code !== 0) throw new PlainError(`The platform ended with code ${code}.`)
  console.log('stopped')
})
process.exit()

async function build() {
  const started = Date.now()
  console.log('build  member site, agent site, Storybook ...')
  const sites = ['member-site', 'agent-site', 'storybook'].map((name) => `--filter=@baize/${name}`)
  const { code, output } = await run(
    'turbo',
    ['run', 'build', ...sites, '--output-logs=errors-only', '--concurrency=2'],
    { quiet: true },
  )
  if (code !== 0) throw new PlainError(`${output.trim()}\n\nThe build failed.`)
  const cached = /Cached:\s+(\d+) cached, (\d+) total/.exec(output)
  console.log(
    `build  ${spent(Date.now() - started)}${cached && cached[1] === cached[2] ? ' (nothing changed)' : ''}`,
  )
}

/** Until the product runs, Ctrl-C leaves at once; from `wait()` on it requests a clean end. */
function watchStopSignals() {
  let stop = () => process.exit(130)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop())
  return {
    wait: () =>
      new Promise((resolve) => {
        stop = resolve
      }),
  }
}

function announce(product, milliseconds) {
  const line = (...cells) =>
    `  ${cells.map((cell, index) => cell.padEnd([22, 14, 18][index] ?? 0)).join('')}`.trimEnd()
  const accounts = product.ready.accounts ?? []
  console.log(`
${addresses.map(({ name, title }) => line(title, product.urls[name])).join('\n')}

${line('Sign in as', 'name', 'password', 'payment password')}
${accounts.map(({ role, account, password, paymentPassword = '' }) => line(people[role] ?? role, account, password, paymentPassword)).join('\n')}

ready in ${spent(milliseconds)} (Ctrl-C stops)`)
}
