import '@baize/ui/reset'
import { bootstrap, sampleWebVitals, watchFailures } from '@baize/site'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { isComplete, loadMessages } from './app/languages.ts'
import { paths } from './shared/paths.ts'

/** Hydrates the door that the server rendered, where it is this visitor's; renders the site in its place otherwise. */
async function start(root: HTMLElement): Promise<void> {
  const { locale, platform } = bootstrap('agent')
  const prerendered = platform.start !== undefined && isComplete(locale)
  const messages = prerendered ? await loadMessages(locale).catch(() => undefined) : undefined
  const app = <App platform={platform} locale={locale} messages={messages} />
  if (messages) {
    // The door is also shown at the site's first address, and has one of its own.
    if (location.pathname !== paths.landing) history.replaceState(history.state, '', paths.landing)
    // In a transition React lets the browser in between: a press, a frame.
    startTransition(() => void hydrateRoot(root, app))
  } else createRoot(root).render(app)
}

watchFailures()
sampleWebVitals()
const root = document.getElementById('root')
if (root) void start(root)
