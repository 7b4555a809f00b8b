/** `npm test` after set-up: runs the chosen checks, side by side where they can be; all run even if one fails. */
import { availableParallelism } from 'node:os'
import { setup } from '../../scripts/setup.mjs'
import { main, spent } from '../../scripts/toolbox.mjs'
import { type Changes, changesSinceRelease } from './changed.ts'
import { commands, inCi, type Outcome } from './commands.ts'
import { type Chosen, choose, helpFor } from './options.ts'
import { type Result, report, row } from './report.ts'
import { schedule } from './schedule.ts'
import { stages } from './stages.ts'

const args = process.argv.slice(2)

// So that what runs at exit ends the commands and servers that were started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

await main(async () => {
  const changes = await changesSinceRelease()
  const chosen = choose(args, stages, changes)
  if (!chosen) return console.log(helpFor(stages))
  const started = Date.now()
  const wants = (what: string, { stage }: Chosen) => stage.wants === what && !isFast()
  await setup({
    chromium: chosen.some((each) => wants('chromium', each)),
    postgres: chosen.some((each) => wants('postgres', each)),
  })
  const alone = chosen.length === 1
  const running = new Set<string>()
  const stillRunning = setInterval(() => {
    if (!alone) console.log(`.. ${spent(Date.now() - started)}: ${[...running].join(', ')}`)
  }, 60_000)
  const results = await schedule(
    chosen.map((each) => ({ ...each.stage, ...each })),
    availableParallelism(),
    (each) => perform(each, alone, running),
  )
  clearInterval(stillRunning)
  console.log(report(results, notes(chosen, changes), Date.now() - started))
  process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
})

function isFast(): boolean {
  return args.includes('--fast')
}

async function perform({ stage, thorough }: Chosen, alone: boolean, running: Set<string>): Promise<Result> {
  const { name, title } = stage
  const started = Date.now()
  running.add(name)
  console.log(`${alone ? '\n==' : '..'} ${title} (${name})`)
  const tools = commands(alone ? 'at once' : 'at the end')
  const {
    code,
    output = '',
    skipped,
  } = await stage
    .work(tools, { thorough, fast: isFast() })
    .catch((error): Outcome => ({ code: 1, output: `${error instanceof Error ? error.stack : error}\n` }))
  running.delete(name)
  // In CI nothing may be left out quietly.
  const outcome = code !== 0 || (skipped && inCi) ? 'failed' : skipped ? 'skipped' : 'passed'
  const reason = skipped ? { reason: skipped } : {}
  const result: Result = { title, outcome, ...reason, output, time: Date.now() - started }
  if (!alone) console.log(`\n== ${row(result)} (${name})\n${output.trimEnd()}`)
  return result
}

/** What this run left to nightly ones, and why. */
function notes(chosen: readonly Chosen[], { release }: Changes): string[] {
  if (args.length > 0) return []
  const left = stages
    .filter(
      ({ name, guards }) => guards && !chosen.some(({ stage, thorough }) => stage.name === name && thorough),
    )
    .map(({ name }) => name)
  if (left.length === 0) return []
  const why = release ? `what they guard is as in ${release}` : 'no release is tagged yet to compare with'
  return [`Left to npm run test:nightly, in whole or in part (${why}): ${left.join(', ')}`]
}
