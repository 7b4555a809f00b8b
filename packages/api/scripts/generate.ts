import { readFile, writeFile } from 'node:fs/promises'
import { generatedCalls } from '../src/calls/describe.ts'
import { calls, liveEvent } from '../src/contract/index.ts'
import { openApiDocument } from '../src/openapi/document.ts'

// node scripts/generate.ts          writes what is made from the contract
// node scripts/generate.ts --check  fails when a file is not what the contract says
const made = {
  '../openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  '../src/calls/generated/calls.ts': generatedCalls(calls, liveEvent),
}

for (const [name, text] of Object.entries(made)) {
  const file = new URL(name, import.meta.url)
  const shown = file.pathname.replace(/.*\/packages\//, 'packages/')
  if (!process.argv.includes('--check')) {
    await writeFile(file, text)
    console.log(`Wrote ${shown}`)
  } else if ((await readFile(file, 'utf8').catch(() => '')) === text) {
    console.log(`${shown} is current.`)
  } else {
    console.error(`${shown} is not what the contract says. Run: pnpm --filter @baize/api generate`)
    process.exitCode = 1
  }
}
