import { resetDatabase, runHost, runMain } from './hosting/run.ts'
import { requireProductionSettings, settingWarnings } from './production.ts'
import { readSettings } from './settings.ts'

await runMain(async () => {
  const settings = readSettings(process.env)
  if (process.argv.includes('--reset')) return resetDatabase(settings)
  requireProductionSettings(process.env, settings)
  await runHost(settings, settingWarnings(settings))
})
