import '@baize/ui/reset'
import { bootstrap, enterByCode, sampleWebVitals, watchFailures } from '@baize/site'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { isComplete, loadMessages } from './app/languages.ts'
import { keepInstallOffer } from './shared/installable/offer.ts'

/** Hydrates the page that the server rendered, where it is this visitor's; renders the site in its place otherwise. */
async function start(root: HTMLElement): Promise<void> {
  const { locale, platform } = bootstrap('member')
  // The session is known before anything is requested: a code of the address is exchanged first.
  const [messages] = await Promise.all([
    // The page itself says that messages could not be loaded, and loads those that are partly English.
    isComplete(locale) ? loadMessages(locale).catch(() => undefined) : undefined,
    enterByCode(platform),
  ])
  const app = <App platform={platform} locale={locale} messages={messages} />
  // In a transition React lets the browser in between: a press, a frame.
  if (platform.start && messages) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

watchFailures()
sampleWebVitals()
const root = document.getElementById('root')
if (root) void start(root)
keepInstallOffer()
// Last of all: the first visit is over by then. After a deploy the file may be missing: the next visit keeps the worker.
if (import.meta.env.PROD)
  setTimeout(() => {
    import('./shared/installable/worker.ts').then(({ keepWorker }) => keepWorker()).catch(() => {})
  }, 5_000)
