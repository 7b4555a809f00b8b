/** `npm test`: installs Node 24 and the packages for the checks. Plain Node >= 20. */
import { spawn } from 'node:child_process'
import { setup } from './setup.mjs'
import { childEnvironment, houseNode, main, root } from './toolbox.mjs'

await main(async () => {
  if (!process.argv.includes('--help')) await setup()
  const child = spawn(houseNode, ['tooling/stages/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: childEnvironment(),
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
})
