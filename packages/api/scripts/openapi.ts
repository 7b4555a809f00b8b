import { readFile, writeFile } from 'node:fs/promises'
import { openApiDocument } from '../src/openapi/document.ts'

// node scripts/openapi.ts          writes packages/api/openapi.json
// node scripts/openapi.ts --check  fails when the file is not what the contract says
const file = new URL('../openapi.json', import.meta.url)
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`

if (process.argv.includes('--check')) {
  const current = await readFile(file, 'utf8').catch(() => '')
  if (current !== text) {
    console.error(
      'packages/api/openapi.json is not what the contract says. Run: pnpm --filter @baize/api openapi',
    )
    process.exit(1)
  }
  console.log('packages/api/openapi.json is current.')
} else {
  await writeFile(file, text)
  console.log('Wrote packages/api/openapi.json')
}
