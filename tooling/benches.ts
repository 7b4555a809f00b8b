/** `npm run bench`: what the first loads cost, then every bench of the packages, the TypeScript files of their bench folders. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolders } from '../scripts/product.mjs'
import { main, root, run } from '../scripts/toolbox.mjs'
import { workspaceFolders } from './workspaceFolders.ts'

async function printFirstLoads(): Promise<void> {
  console.log('== First load, JavaScript')
  if (!existsSync(builtFolders.SITE_MEMBER_DIST) || !existsSync(builtFolders.SITE_AGENT_DIST)) {
    const sites = ['--filter=@baize/member-site', '--filter=@baize/agent-site']
    await run('turbo', ['run', 'build', ...sites, '--output-logs=errors-only'])
  }
  await run('size-limit', ['--config', 'tooling/size-limit/config.ts'])
}

await main(async () => {
  const only = process.argv.slice(2)
  const benches = workspaceFolders
    .map((folder) => join(folder, 'bench'))
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => only.length === 0 || only.some((part) => file.includes(part)))

  if (only.length === 0) await printFirstLoads()
  let failed = 0
  for (const bench of benches) {
    console.log(`\n== ${bench}`)
    const { code } = await run(process.execPath, [bench])
    if (code !== 0) failed += 1
  }
  console.log(`\n${benches.length} benches, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})
