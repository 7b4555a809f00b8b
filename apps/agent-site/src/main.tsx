import '@baize/ui/reset'
import { brandLanguages, createPlatform, takeStart, takeTurns } from '@baize/account'
import { visitorLocale } from '@baize/i18n'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { isComplete, loadMessages } from './app/languages.ts'
import { paths } from './app/paths.ts'

/** Brings the site to life: on the door that the server made, where that is this visitor's page; in its place otherwise. */
async function begin(root: HTMLElement): Promise<void> {
  const { active, initial } = brandLanguages()
  const locale = visitorLocale(active, initial)
  const made = takeStart()
  const start = made?.locale === locale && made.path === location.pathname ? made : undefined
  const platform = createPlatform('agent', start ? { start } : {})
  const messages = start && isComplete(locale) ? await loadMessages(locale).catch(() => undefined) : undefined
  const app = <App platform={platform} locale={locale} messages={messages} />
  if (start && messages) {
    // The door stands at the site's first address too, and has one of its own.
    if (location.pathname !== paths.landing) history.replaceState(history.state, '', paths.landing)
    takeTurns()
    hydrateRoot(root, app)
  } else createRoot(root).render(app)
}

const root = document.getElementById('root')
if (root) void begin(root)
