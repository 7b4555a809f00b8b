/** `npm run bench`: what the sites weigh, then every bench of the rooms, the TypeScript files of their bench folders. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolders } from './product.mjs'
import { workspaceFolders } from './setup.mjs'
import { printBudgets } from './size-budget.mjs'
import { houseNode, main, root, run } from './toolbox.mjs'

await main(async () => {
  const only = process.argv.slice(2)
  const benches = workspaceFolders()
    .map((folder) => join(folder, 'bench'))
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => only.length === 0 || only.some((part) => file.includes(part)))

  if (only.length === 0) {
    console.log('== First load, JavaScript')
    if (!existsSync(builtFolders.SITE_MEMBER_DIST) || !existsSync(builtFolders.SITE_AGENT_DIST)) {
      await run('turbo', [
        'run',
        'build',
        '--filter=@baize/member-site',
        '--filter=@baize/agent-site',
        '--output-logs=errors-only',
      ])
    }
    printBudgets()
  }
  let failed = 0
  for (const bench of benches) {
    console.log(`\n== ${bench}`)
    const { code } = await run(houseNode, [bench])
    if (code !== 0) failed += 1
  }
  console.log(`\n${benches.length} benches, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})
