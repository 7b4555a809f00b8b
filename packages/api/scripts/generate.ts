import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { generatedCalls, generatedEvents } from '../src/calls/describe.ts'
import { calls, liveEvent } from '../src/contract/index.ts'
import { openApiDocument } from '../src/openapi/document.ts'

// node scripts/generate.ts          writes what is made from the contract
// node scripts/generate.ts --check  fails when a file is not what the contract says
const checks = process.argv.includes('--check')
const root = new URL('../', import.meta.url)
const folder = new URL('src/calls/generated/call/', root)

const made: Record<string, string> = {
  'openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  'src/calls/generated/events.ts': generatedEvents(liveEvent),
}
for (const [name, text] of Object.entries(generatedCalls(calls))) made[`src/calls/generated/${name}`] = text

await mkdir(folder, { recursive: true })
const left = (await readdir(folder)).filter((name) => !(`src/calls/generated/call/${name}` in made))
const stale: string[] = left.map((name) => `src/calls/generated/call/${name}`)
for (const name of stale) if (!checks) await rm(new URL(name, root))

for (const [name, text] of Object.entries(made)) {
  const file = new URL(name, root)
  if ((await readFile(file, 'utf8').catch(() => '')) === text) continue
  if (checks) stale.push(name)
  else {
    await writeFile(file, text)
    console.log(`Wrote packages/api/${name}`)
  }
}

if (checks && stale.length > 0) {
  console.error(`Not what the contract says: ${stale.join(', ')}. Run: pnpm --filter @baize/api generate`)
  process.exitCode = 1
} else if (checks) console.log(`${Object.keys(made).length} files are what the contract says.`)
