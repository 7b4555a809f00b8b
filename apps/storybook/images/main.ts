/** `npm run images`: the matrix of modes as pictures on this machine, compared with the accepted ones. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { modesFor } from '../.storybook/modes.ts'
import { type Camera, openCamera } from './camera.ts'
import { picturesIn, readPicture, removePicture, writePicture } from './folder.ts'
import { readOptions } from './options.ts'
import { type Result, reportPage, resultOf } from './report.ts'
import { serve } from './serve.ts'
import { goneFiles, type Shot, shotsOf, storiesOf } from './shots.ts'
import { compare, exitCode, summary } from './verdict.ts'

const root = resolve(import.meta.dirname, '../../..')
const folder = join(root, '.images')
/** What the report shows is kept beside it, so that the folder can be sent to somebody as it is. */
const [before, latest, differences] = ['before', 'after', 'difference'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]

const read = readOptions(process.argv.slice(2))
if ('say' in read) {
  console.log(read.say)
  process.exit(read.code)
}
const { options } = read
const baselines = options.baselines ? resolve(options.baselines) : join(folder, 'baselines')

const brands = readdirSync(join(root, 'brands'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && existsSync(join(root, 'brands', entry.name, 'tokens.json')) ? [entry.name] : [],
)
const modes = modesFor(brands, options.modes)
if (modes.length === 0) end(2, `No mode is called ${options.modes}. Brands: ${brands.join(', ')}.`)

const storybook = await openStorybook()
const index: unknown = await (await fetch(`${storybook.origin}/index.json`)).json()
const stories = storiesOf(index, options.only)
if (stories.length === 0) end(2, `No story holds ${options.only.join(' or ')}.`)

const accepted = picturesIn(baselines)
for (const each of [before, latest, differences]) rmSync(each, { recursive: true, force: true })
const shots = shotsOf(stories, modes)
console.log(`${stories.length} stories in ${modes.length} modes: ${shots.length} pictures`)

const camera = await openCamera(storybook.origin, process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
const results = await takeAll(camera, shots)
await camera.close()
storybook.stop()

if (options.only.length === 0)
  for (const file of goneFiles(accepted, stories, modes)) results.push(gone(file))
if (options.accept) accept(results)

mkdirSync(folder, { recursive: true })
const report = join(folder, 'report.html')
writeFileSync(report, reportPage(results, { before: 'before', after: 'after', difference: 'difference' }))
const all = results.map(({ verdict }) => verdict)
const hadBaselines = accepted.length > 0
const firstRun =
  !hadBaselines && !options.accept
    ? `\nThere are no accepted pictures in ${relative(root, baselines) || baselines} yet, so nothing was compared.\nLook at the report, then run the same again with --accept.`
    : ''
const taken = options.accept ? `\nAccepted into ${relative(root, baselines) || baselines}.` : ''
end(
  exitCode({ verdicts: all, accepting: options.accept, hadBaselines }),
  `\n${summary(all)}${firstRun}${taken}\nReport: ${relative(process.cwd(), report)}`,
)

function end(code: number, words: string): never {
  console.log(words)
  process.exit(code)
}

/** The Storybook to look at: one that runs, a built one, or one that is built now. */
async function openStorybook(): Promise<{ origin: string; stop: () => void }> {
  const given = options.storybook
  if (given && /^https?:/.test(given)) return { origin: given.replace(/\/$/, ''), stop() {} }
  const built = given ? resolve(given) : join(root, 'apps/storybook/storybook-static')
  if (!given) {
    const build = spawnSync(
      'turbo',
      ['run', 'build', '--filter', '@baize/storybook', '--output-logs=errors-only'],
      { cwd: root, stdio: 'inherit' },
    )
    if (build.status !== 0) end(2, 'Storybook did not build.')
  }
  if (!existsSync(join(built, 'index.json'))) end(2, `${built} holds no built Storybook.`)
  return serve(built)
}

async function takeAll(open: Camera, list: readonly Shot[]): Promise<Result[]> {
  const done: Result[] = []
  const rest = [...list]
  const worker = async () => {
    for (let shot = rest.shift(); shot; shot = rest.shift()) {
      done.push(await takeOne(open, shot))
      if (done.length % 50 === 0) console.log(`${done.length} of ${list.length}`)
    }
  }
  await Promise.all(Array.from({ length: options.jobs }, worker))
  return done
}

async function takeOne(open: Camera, shot: Shot): Promise<Result> {
  const taken = await open.take(shot)
  if ('problem' in taken) {
    console.log(`failed   ${shot.file}  ${taken.problem.split('\n')[0]}`)
    return resultOf(shot, 'failed', 0, taken.problem)
  }
  writePicture(latest, shot.file, taken.picture)
  const known = readPicture(baselines, shot.file)
  const { verdict, pixels, difference } = compare(known, taken.picture)
  if (known && difference) {
    writePicture(before, shot.file, known)
    writePicture(differences, shot.file, difference)
  }
  if (verdict === 'changed') console.log(`changed  ${shot.file}  ${pixels} pixels`)
  return resultOf(shot, verdict, pixels)
}

function gone(file: string): Result {
  const known = readPicture(baselines, file)
  if (known) writePicture(before, file, known)
  const [mode = '', story = ''] = file.split('/')
  return { title: story.replace(/\.png$/, ''), name: '', mode, file, verdict: 'gone', pixels: 0 }
}

function accept(all: readonly Result[]): void {
  for (const { file, verdict } of all) {
    if (verdict === 'gone') removePicture(baselines, file)
    if (verdict !== 'changed' && verdict !== 'new') continue
    writePicture(baselines, file, readFileSync(join(latest, file)))
  }
}
