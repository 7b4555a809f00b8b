import '@baize/ui/reset'
import { arrive, dressed, enterByCode, ownTask, takeTurns } from '@baize/account'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { isComplete, loadMessages } from './app/languages.ts'
import { keepInstallOffer } from './installable/offer.ts'

/** Brings the site to life: on what the server made, where that is this visitor's page; in its place otherwise. */
async function begin(root: HTMLElement): Promise<void> {
  // Three tasks, for a phone has answers to give in between: this code itself, what the page begins with, its first parts.
  await ownTask()
  const { locale, platform } = await arrive('member')
  // Who is signed in is known before anything asks: a code of the address comes first.
  const [messages] = await Promise.all([
    // The page itself says what words that cannot be had mean, and brings those that are English in part.
    isComplete(locale) ? loadMessages(locale).catch(() => undefined) : undefined,
    enterByCode(platform),
  ])
  // A page that was made for a visitor has the styles of what it shows.
  const fits = platform.start && messages && platform.token.get() === null
  if (!fits) await dressed().catch(() => {})
  await ownTask()
  const app = <App platform={platform} locale={locale} messages={messages} />
  if (platform.start && messages) {
    takeTurns()
    hydrateRoot(root, app)
  } else createRoot(root).render(app)
}

const root = document.getElementById('root')
if (root) void begin(root)
keepInstallOffer()
// Last of all: the first visit is over by then, and what it asked for went before. After a deploy the file may be gone:
// the next visit keeps the worker.
if (import.meta.env.PROD)
  setTimeout(() => {
    import('./installable/worker.ts').then(({ keepWorker }) => keepWorker()).catch(() => {})
  }, 5_000)
