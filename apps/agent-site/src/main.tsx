import '@baize/ui/reset'
import { arrive, dressed, takeTurns } from '@baize/account'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { isComplete, loadMessages } from './app/languages.ts'
import { paths } from './app/paths.ts'

/** Brings the site to life: on the door that the server made, where that is this visitor's page; in its place otherwise. */
async function begin(root: HTMLElement): Promise<void> {
  const { locale, platform } = await arrive('agent')
  const made = platform.start !== undefined && isComplete(locale)
  const messages = made ? await loadMessages(locale).catch(() => undefined) : undefined
  // A door that was made for a visitor has the styles of what it shows.
  if (!messages || platform.token.get() !== null) await dressed().catch(() => {})
  const app = <App platform={platform} locale={locale} messages={messages} />
  if (messages) {
    // The door stands at the site's first address too, and has one of its own.
    if (location.pathname !== paths.landing) history.replaceState(history.state, '', paths.landing)
    takeTurns()
    hydrateRoot(root, app)
  } else createRoot(root).render(app)
}

const root = document.getElementById('root')
if (root) void begin(root)
