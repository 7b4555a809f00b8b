/** The sandbox: the platform with play money, demo accounts, a bank and vendors. `npm start` runs it. */
import { resetDatabase, runHost, runMain } from '@baize/platform/hosting/run.ts'
import { settingWarnings } from '@baize/platform/production.ts'
import { sandbox } from './extensions.ts'
import { demoAccounts } from './seed/accounts.ts'
import { readSandboxSettings } from './settings.ts'

await runMain(async () => {
  const settings = readSandboxSettings(process.env)
  if (process.argv.includes('--reset')) return resetDatabase(settings)
  const isPublic = Object.values(settings.publicUrls).some((url) => url.startsWith('https:'))
  const warnings = settingWarnings(settings)
  if (isPublic) warnings.push('The sandbox is play money with published passwords, on a public address.')
  await runHost(settings, warnings, sandbox, { accounts: demoAccounts })
})
